screen A "A" {
  content {
    Text("Ready").bold().foregroundColor(.red)
  }
}
