screen Tea "Tea" {
  content {
    textField { label: "Name" }
  }
}
