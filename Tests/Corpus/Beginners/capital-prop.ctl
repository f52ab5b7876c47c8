screen Tea "Tea" {
  content {
    label "Hi" { Font: .body }
  }
}
