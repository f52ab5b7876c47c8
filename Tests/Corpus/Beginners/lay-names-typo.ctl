screen Home "Home" {
  content {
    label water "A"
    layout { water.leading == superview.leadng + 16 }
  }
}
