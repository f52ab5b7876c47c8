screen Home "Home" {
  content {
    label a "A"
    layout { width(a) == 120 }
  }
}
