screen Tea "Tea" {
  content {
    label name "Hi"
    layout { name.leading == superview.leading + 8 @ high }
  }
}
