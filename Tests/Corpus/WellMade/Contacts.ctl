screen Contacts "New Message" {
  var to: String = ""
  var text: String = ""

  action pick()
  action send(to: String, text: String)

  table {
    row "To" {
      textField {
        text <-> to
        placeholder: "Name or Number"
        rightView: contactAddButton { on touchUpInside -> pick() }
        rightViewMode: .always
      }
    }
  }
  content { textView { text <-> text; accessibility { label: "Message" } } }
  toolbar {
    button "Send" { isEnabled: !to.isEmpty; on touchUpInside -> send(to: to, text: text) }
  }
}
