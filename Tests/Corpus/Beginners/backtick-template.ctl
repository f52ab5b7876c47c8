screen Greeting "Greeting" {
  var firstName: String = "Mia"

  content {
    label `Hello, ${firstName}!`
    textField {
      text <-> firstName
      placeholder: "First Name"
    }
  }
}
