screen Home "Home" {
  content {
    label "\(Date().formatted(time: .short))"
  }
}
