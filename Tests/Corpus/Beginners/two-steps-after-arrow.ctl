screen Message "Message" {
  var text: String = ""

  action send(text: String)

  content {
    textField { text <-> text; placeholder: "Message" }
  }
  toolbar {
    button "Send" {
      isEnabled: !text.isEmpty
      on touchUpInside -> send(text: text); text = ""
    }
  }
}
