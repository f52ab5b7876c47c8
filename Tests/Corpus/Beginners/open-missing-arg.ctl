screen Home "Home" {
  table {
    row "More" { on select -> push Details() }
  }
}
screen Details(name: String) "Details" {
  content { label "Here: \(name)" }
}
