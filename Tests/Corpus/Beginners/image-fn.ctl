screen Tea "Tea" {
  action stop()
  content {
    button { image: UIImage(named: "x"); accessibility { label: "Stop" }; on touchUpInside -> stop() }
  }
}
