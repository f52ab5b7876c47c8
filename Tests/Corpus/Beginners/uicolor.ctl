screen Tea "Tea" {
  content {
    label "Hi" { textColor: UIColor.red }
  }
}
