component Greeting(hour: Int) {
  stack {
    axis: .vertical
    label "\(hour < 12 ? "Good morning" : "Good day")" { font: .headline }
    label "Nice to see you, \(member)."
  }
}

screen Club "Club" {
  var member: String = "Ada"

  content {
    textField { text <-> member; placeholder: "Name" }
    Greeting { hour: 9 }
  }
}
