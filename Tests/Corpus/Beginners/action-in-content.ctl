screen Tea "Tea" {
  content {
    action go()
    label "Hi"
  }
}
