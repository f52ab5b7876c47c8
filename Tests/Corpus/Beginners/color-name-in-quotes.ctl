screen Tea "Tea" {
  content {
    label "Hi" { textColor: "red" }
  }
}
