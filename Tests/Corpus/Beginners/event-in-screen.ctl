screen Home "Home" {
  event saved()
  content { button "Save" { on touchUpInside -> saved() } }
}
