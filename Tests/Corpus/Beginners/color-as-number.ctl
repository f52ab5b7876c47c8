screen Tea "Tea" {
  content {
    label "Hi" { textColor: 0xFF0000 }
  }
}
