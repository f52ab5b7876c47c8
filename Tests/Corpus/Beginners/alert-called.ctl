screen S "S" {
  content { button "Greet" { on touchUpInside -> alert("Hello") } }
}
