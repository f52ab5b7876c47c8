screen Home "Home" {
  content {
    button "Save" { on touchUpInside -> save() }
  }
}
