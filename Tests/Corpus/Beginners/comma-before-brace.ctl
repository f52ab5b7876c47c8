screen Tea "Tea" {
  content {
    label "Hi" { font: .headline, }
  }
}
