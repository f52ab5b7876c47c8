screen Tea "Tea" {
  content {
    label "Hi" { font: .body; font: .headline }
  }
}
