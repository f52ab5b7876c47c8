screen Tea "Tea" {
  content {
    label a "x"
    layout { a.top = superview.top + 8 }
  }
}
