screen Home "Home" {
  callback clicked()
  content { button "A" { on touchUpInside -> clicked() } }
}
