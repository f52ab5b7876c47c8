screen Tea "Tea" {
  task load(.network, 5s)
  content {
    activityIndicator { while: load }
  }
}
