screen Home "Home" {
  content {
    label a "A"
    label b "B"
    layout {
      a.leading == superview.leading + 16
      b.leading == superview.leading + 16
      b.top == superview.top + 20
      a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true
    }
  }
}
