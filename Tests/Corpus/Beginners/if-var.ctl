screen Tea "Tea" {
  var name: String? = nil
  content {
    if var n = name {
      label "\(n)"
    }
  }
}
