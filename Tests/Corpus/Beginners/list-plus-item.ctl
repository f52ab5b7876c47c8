screen Names "Names" {
  var names: [String] = ["Ada"]
  var name: String = ""
  table {
    for one in names { row "\(one)" }
    row "Name" { textField { text <-> name; placeholder: "Grace" } }
  }
  toolbar { button "Add" { on touchUpInside -> names = names + name } }
}
