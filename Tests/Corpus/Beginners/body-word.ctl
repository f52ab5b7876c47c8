screen Tea "Tea" {
  body {
    label "Hi"
  }
}
