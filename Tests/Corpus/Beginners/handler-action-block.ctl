screen Tea "Tea" {
  action start()
  content {
    button "Start" {
      action { start() }
    }
  }
}
