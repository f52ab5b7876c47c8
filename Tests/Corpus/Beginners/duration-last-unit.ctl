screen Tea "Tea" {
  var rest: Duration = 1h30
  content { label "\(rest)" }
}
