record Party { id: Int; name: String }

screen Parties "Parties" {
  var parties: [Party] = [Party(id: 1, name: "Tea")]
  table {
    row "\(parties[0].name)" { on select -> parties[0].name = sheet Rename(name: parties[0].name) }
  }
}

screen Rename(name: String) "Rename" -> String {
  var draft: String = name
  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Done" { on touchUpInside -> finish(draft) }
  }
  table { row "Name" { textField { text <-> draft; placeholder: "Name" } } }
}
