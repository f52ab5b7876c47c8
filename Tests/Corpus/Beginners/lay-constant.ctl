screen Home "Home" {
  content {
    label water "A"
    layout { water.top.equalTo(superview.top, 16) }
  }
}
