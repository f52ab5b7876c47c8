screen Tea "Tea" {
  content {
    label "Hello World"
    layout { label.top == superview.top + 8; label.leading == superview.leading + 8 }
  }
}
