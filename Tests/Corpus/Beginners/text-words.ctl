screen Tea "Tea" {
  content {
    label { text: Hello World }
  }
}
