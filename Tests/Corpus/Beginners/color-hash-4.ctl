screen Tea "Tea" {
  content {
    label "Hi" { textColor: #FF00 }
  }
}
