screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  content {
    label time "Minutes: \(minutes)"
    stepper { value -> minutes; describedBy: time }
  }
}
