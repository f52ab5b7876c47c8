screen Tea "Tea" {
  content {
    label a "x"
    layout { a.topAnchor == superview.top + 8 }
  }
}
