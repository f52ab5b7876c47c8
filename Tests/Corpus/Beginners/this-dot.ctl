screen Tea "Tea" {
  var name: String = ""
  content {
    label "\(this.name)"
  }
}
