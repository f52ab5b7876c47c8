screen Tea "Tea" {
  var name: String = nil
  content { label "\(name)" }
}
