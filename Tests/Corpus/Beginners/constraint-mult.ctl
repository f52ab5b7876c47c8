screen Home "Home" {
  content {
    label a "A"
    label b "B"
    layout {
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2)
    }
  }
}
