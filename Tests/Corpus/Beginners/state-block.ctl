screen Tea "Tea" {
  state {
    minutes: Int = 3
  }
  content { label "\(minutes)" }
}
