screen Tea "Tea" {
  content {
    label "Hi" { color: red }
  }
}
