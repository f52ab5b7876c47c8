screen Tea "Tea" {
  content {
    label "Hi" { textColor: "#FF0000" }
  }
}
