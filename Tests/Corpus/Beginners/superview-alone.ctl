screen Tea "Tea" {
  content {
    label name "Hi"
    layout { name.leading == superview + 8 }
  }
}
