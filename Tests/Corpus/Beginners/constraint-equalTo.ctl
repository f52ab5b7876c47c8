screen Home "Home" {
  content {
    label a "A"
    label b "B"
    layout {
      a.top.constraint(equalTo: b.bottom)
    }
  }
}
