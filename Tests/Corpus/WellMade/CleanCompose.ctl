screen CleanCompose "New Message" {
  var to: String = ""
  var subject: String = ""
  var body: String = ""
  var asks: Bool = false

  action send(to: String, subject: String, body: String)
  action save(body: String)
  action addContact()

  navigationBar {
    button "Cancel" { on touchUpInside -> asks = true }
    button "Send" {
      isEnabled: !to.isEmpty
      on touchUpInside -> send(to: to, subject: subject, body: body)
    }
  }
  table {
    row "To" {
      textField {
        text <-> to
        placeholder: "ann@example.com"
        keyboardType: .emailAddress
        clearButtonMode: .never
        rightView: contactAddButton { on touchUpInside -> addContact() }
        rightViewMode: .always
      }
    }
    row "Subject" { textField { text <-> subject; placeholder: "Lunch" } }
    row { textView { text <-> body; accessibility { label: "Message" } } }
  }
  actionSheet "Save This Draft?" {
    isPresented <-> asks
    button "Save Draft" { on touchUpInside -> save(body: body) }
    button "Delete Draft" { on touchUpInside -> body = "" }
    button "Cancel"
  }
}
