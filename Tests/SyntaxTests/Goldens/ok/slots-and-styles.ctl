style heading: label { font: .headline }

component Card(title: String) {
  event open(title: String, event: Int = 1)
  event close
  slot
  stack { slot footer { label "Empty" } slot side }
}

screen Tea {
  style calm: button {
    tintColor: #1B5E20
  }
  content {
    Card {
      title: "Assam"
      label slot "Strong" { style: heading }
      if true { label style "Hot" }
      footer { progressView { style: .bar } }
      side { }
      on open(event, count) { event = 1; open(event: count) }
      on close -> event.toggle()
    }
  }
}
