screen Tea "Tea" {
  var minutes: Int in 1...10 = 3
  var names: [String]? = nil

  content {
    label "\(names?[minutes] ?? "none")"
  }
}
