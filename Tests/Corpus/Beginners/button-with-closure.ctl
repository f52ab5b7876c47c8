screen Tea "Tea" {
  action start(minutes: Int)
  content {
    Button("Start") { start() }
  }
}
