screen Tea "Tea" {
  content {
    screen B "B" { }
  }
}
