screen Tea "Tea" {
  content {
    label "Hi" { textAlignment: center }
  }
}
