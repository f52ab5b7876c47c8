screen Home "Home" {
  table { row "A" { on select -> push Details { kind: "x" } } }
}
screen Details(kind: String) "Details" { content { label "\(kind)" } }
