screen Tea "Tea" {
  content {
    label "Hi" { hidden: true }
  }
}
