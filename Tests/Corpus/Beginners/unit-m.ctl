screen Tea "Tea" {
  let time: Duration = 4m
  content {
    label "\(time.formatted())"
  }
}
