screen Tea "Tea" {
  state {
    var minutes: Int = 3
  }
  content { label "\(minutes)" }
}
