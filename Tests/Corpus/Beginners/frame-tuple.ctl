screen Tea "Tea" {
  content {
    label "A" { frame: (0, 0, 100, 20) }
  }
}
