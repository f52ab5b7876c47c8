screen Home "Home" {
  content {
    label l "A"
    addSubview(l)
  }
}
