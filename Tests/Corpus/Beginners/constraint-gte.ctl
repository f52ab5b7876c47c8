screen Home "Home" {
  content {
    label a "A"
    label b "B"
    layout {
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    }
  }
}
