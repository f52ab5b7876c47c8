screen Home "Home" {
  content {
    label a "A"
    layout { pin width(a) = 120 }
  }
}
