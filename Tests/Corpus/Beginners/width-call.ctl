screen Tea "Tea" {
  content {
    label a "A"
    layout { width(a, 100) }
  }
}
