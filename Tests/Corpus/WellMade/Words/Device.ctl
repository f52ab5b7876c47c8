/// Notes for a mail service: words such as URL and phone in ordinary fields.
screen Device "Device" {
  var name: String = ""
  var owner: String = ""
  var place: String = ""
  action add(name: String, owner: String, place: String)
  table {
    row "Phone Model" { textField { text <-> name; placeholder: "Nokia 3310"; clearButtonMode: .whileEditing } }
    row "Mail Room" { textField { text <-> place; placeholder: "Second Floor"; clearButtonMode: .whileEditing } }
    row "Owner of the Phone" { textField { text <-> owner; placeholder: "Ada"; clearButtonMode: .whileEditing } }
  }
  toolbar { button "Add Device" { on touchUpInside -> add(name: name, owner: owner, place: place) } }
}
