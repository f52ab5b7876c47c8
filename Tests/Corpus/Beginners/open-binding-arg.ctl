screen Home "Home" {
  var name: String = "A"
  table {
    row "\(name)" { on select -> push Details(name <-> name) }
  }
}
screen Details(name: String) "Details" {
  content { label "Here: \(name)" }
}
