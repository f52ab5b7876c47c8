screen Tea "Tea" {
  content {
    label "Hi" { color: #FF0000 }
  }
}
