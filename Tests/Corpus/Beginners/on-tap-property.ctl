screen Tea "Tea" {
  action stop()
  content {
    button "Start" { onTap: stop() }
  }
}
