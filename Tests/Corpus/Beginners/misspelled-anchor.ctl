screen Tea "Tea" {
  content {
    label a "x"
    layout { a.topp == superview.top + 8 }
  }
}
