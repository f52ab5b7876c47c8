screen Tea "Tea" {
  content {
    label a "A"
    label b "B"
    layout { horizontalSpacing(a, b, min: 8) }
  }
}
