screen Tea "Tea" {
  var name: String = ""
  content {
    label "\(self.name)"
  }
}
