screen Tea "Tea" {
  content {
    label "Hi" { padding: 8pt }
  }
}
