screen Tea "Tea" {
  content {
    label a "Tea"
    label b "Milk"
    layout {
      a.width == b.width * 0
      a.leading == superview.leading + 20
      b.leading == superview.leading + 20
      a.top == superview.top + 20
      b.top == superview.top + 60
    }
  }
}
