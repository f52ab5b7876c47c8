screen Home "Home" {
  public var name: String = "A"
  table { row "Name" { textField { text <-> name; placeholder: "Ann" } } }
}
