screen Tea "Tea" {
  var cups = 1, pots = 2
  content { label "\(cups) \(pots)" }
}
