screen Home "Home" {
  content {
    label a "A"
    layout { "H:|-16-[a]" }
  }
}
