screen Home "Home" {
  content {
    label water "A"
    layout {
      water.top = superview.top + 16
      water.leading == superview.leading + 16
    }
  }
}
