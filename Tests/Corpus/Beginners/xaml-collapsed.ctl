screen Tea "Tea" {
  content {
    label "A" { Visibility: Collapsed }
  }
}
