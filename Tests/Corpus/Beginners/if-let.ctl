screen Tea "Tea" {
  var name: String? = nil
  content {
    if let name {
      label "\(name)"
    }
  }
}
