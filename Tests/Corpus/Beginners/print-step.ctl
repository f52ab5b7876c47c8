screen S "S" {
  content { button "Greet" { on touchUpInside -> print("x") } }
}
