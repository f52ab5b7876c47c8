screen Tea "Tea" {
  content {
    label "Hi" { width: 100 }
  }
}
