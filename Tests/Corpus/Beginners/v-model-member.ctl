screen Home "Home" {
  var name: String = ""
  content {
    textField { v-model: name; placeholder: "Name" }
  }
}
