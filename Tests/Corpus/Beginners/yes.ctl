screen Tea "Tea" {
  content {
    label "Hi" { isHidden: YES }
  }
}
