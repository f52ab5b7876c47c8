screen Tea "Tea" {
  content {
    label a "x"
    layout { a.top == safeArea.top + 8 }
  }
}
