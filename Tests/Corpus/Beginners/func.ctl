screen Tea "Tea" {
  func start() {
    print("x")
    }
  content {
    button "Start" { on touchUpInside -> start() }
  }
}
