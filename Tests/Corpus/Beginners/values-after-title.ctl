screen Teas "Teas" {
  table { row "Details" { on select -> push Details(kind: "Assam") } }
}
screen Details "Details of \(kind)" (kind: String) {
  content { label "Tea" }
}
