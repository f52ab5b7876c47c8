screen Tea "Tea" {
  content {
    label "Hi" { textColor: rgb(255, 0, 0) }
  }
}
