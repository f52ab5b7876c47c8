screen Tea "Tea" {
  content {
    label "Hi" { font: 17 }
  }
}
