screen Tea "Tea" {
  let minutes: Int = 3
  content {
    label time "\(minutes)"
    stepper { value <-> minutes; describedBy: time }
  }
}
