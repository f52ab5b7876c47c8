/// A registration with names that look like other things.
screen Member "Member" {
  var first: String = ""
  var home: String = ""
  var code: String = ""
  var motto: String = ""
  action save(first: String, home: String, code: String, motto: String)
  table {
    row "First Name" { textField { text <-> first; placeholder: "April"; clearButtonMode: .whileEditing } }
    row "Home Town" { textField { text <-> home; placeholder: "Birmingham"; clearButtonMode: .whileEditing } }
    row "Membership Code" { textField { text <-> code; placeholder: "AB-12"; clearButtonMode: .whileEditing } }
    row "Motto" { textField { text <-> motto; placeholder: "Every Day Is a Good Day"; clearButtonMode: .whileEditing } }
  }
  toolbar { button "Save Member" { on touchUpInside -> save(first: first, home: home, code: code, motto: motto) } }
}
