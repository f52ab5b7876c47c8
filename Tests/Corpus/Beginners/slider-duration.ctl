screen Player "Player" {
  var position: Duration = 10s

  content {
    label time "\(position.formatted(.time))"
    slider { value <-> position; describedBy: time }
  }
}
