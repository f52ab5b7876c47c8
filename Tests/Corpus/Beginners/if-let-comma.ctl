screen Tea "Tea" {
  var name: String? = nil
  var place: String? = nil
  content {
    if let n = name, let p = place {
      label "\(n) \(p)"
    }
  }
}
