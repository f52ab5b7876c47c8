screen Home "Home" {
  content {
    label a "A"
    layout { b.top == superview.top + 8 }
  }
}
