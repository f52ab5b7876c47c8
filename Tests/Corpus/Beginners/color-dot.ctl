screen Tea "Tea" {
  content {
    label "Hi" { textColor: Color.red }
  }
}
