screen Tea "Tea" {
  content {
    label a "x"
    layout { width(a) == 90 }
  }
}
