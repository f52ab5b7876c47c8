screen Tea "Tea" {
  var name: String = ""
  action order(name: String)
  content {
    textField { text <-> name; placeholder: "Name" }
    button "Order" { isEnabled: name.count; on touchUpInside -> order(name: name) }
  }
}
