screen Tea "Tea" {
  content {
    label "Hi" { font-size: 17 }
  }
}
