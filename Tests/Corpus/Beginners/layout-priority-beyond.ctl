screen Tea "Tea" {
  content {
    label a "Tea"
    layout {
      pin width(a) == 120 @ 1001
      pin width(a) == 130
      a.leading == superview.leading + 8
      a.top == superview.top + 20
    }
  }
}
