screen Home "Home" {
  var minutes: 3
  content { label "\(minutes)" }
}
