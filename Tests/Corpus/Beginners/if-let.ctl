screen Tea "Tea" {
  var name: String? = nil
  content {
    if let n = name {
      label "\(n)"
    }
  }
}
