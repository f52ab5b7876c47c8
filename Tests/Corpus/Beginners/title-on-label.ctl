screen Tea "Tea" {
  content {
    label { title: "Hi" }
  }
}
