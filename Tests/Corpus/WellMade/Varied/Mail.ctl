screen Compose "New Message" {
  var to: String = ""
  var subject: String = ""
  var body: String = ""
  var asks: Bool = false
  action send(to: String, subject: String, body: String)
  action pick()
  navigationBar {
    button "Cancel" { on touchUpInside -> asks = true }
    button "Send" {
      isEnabled: !to.isEmpty
      on touchUpInside -> send(to: to, subject: subject, body: body)
    }
  }
  table {
    row "To" {
      textField toField { text <-> to; placeholder: "Name or Email"; keyboardType: .emailAddress }
      contactAddButton { addsTo: toField; on touchUpInside -> pick() }
    }
    row "Subject" { textField { text <-> subject; placeholder: "Dinner on Friday" } }
    row { textView { text <-> body; accessibility { label: "Message" } } }
  }
  actionSheet "Delete this draft?" {
    isPresented <-> asks
    button "Delete Draft" { on touchUpInside { to = ""; subject = ""; body = "" } }
    button "Keep Editing"
  }
}
