screen Tea "Tea" {
  action stop()
  content {
    Button("Stop", action: stop)
  }
}
