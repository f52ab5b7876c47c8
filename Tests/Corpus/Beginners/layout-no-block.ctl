screen Tea "Tea" {
  content {
    label a "x" { top: 8 }
  }
}
