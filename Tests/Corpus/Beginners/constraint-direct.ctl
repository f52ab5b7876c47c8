screen Home "Home" {
  content {
    label a "A"
    label b "B"
    layout {
      a.constraint(equalTo: b)
    }
  }
}
