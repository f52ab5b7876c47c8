/// Monthly things; time words in fields that are no times.
screen Recipes "Recipes" {
  var author: String = ""
  var era: String = ""
  var sign: String = ""
  action find(author: String, era: String, sign: String)
  table {
    row "Author" { textField { text <-> author; placeholder: "May Day"; clearButtonMode: .whileEditing } }
    row "Times Tables" { textField { text <-> era; placeholder: "Seven"; clearButtonMode: .whileEditing } }
    row "Title of the Birthday Card" { textField { text <-> sign; placeholder: "To Ann"; clearButtonMode: .whileEditing } }
  }
  toolbar { button "Find" { on touchUpInside -> find(author: author, era: era, sign: sign) } }
}
