screen Tea "Tea" {
  content {
    Text("Hi").bold()
  }
}
