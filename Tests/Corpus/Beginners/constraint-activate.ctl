screen Home "Home" {
  content {
    label a "A"
    label b "B"
    layout {
      NSLayoutConstraint.activate([
        a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8),
        a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
      ])
    }
  }
}
