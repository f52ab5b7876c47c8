screen Tea "Tea" {
  content {
    label "A" { margin: 0 auto }
  }
}
