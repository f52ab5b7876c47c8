screen ChatRoom "Lena" {
  var draft: String = ""
  var messages: [String] = ["Hi!", "Are you coming?", "At eight."]
  task sending(kind: .network, duration: 6s)
  action send(text: String)
  action call()
  action attach()

  statusBar { networkActivityIndicator { while: sending } }
  navigationBar { button "Call" { on touchUpInside -> call() } }
  table {
    for message in messages { row { label "\(message)" { numberOfLines: 0 } } }
  }
  toolbar {
    button { image: "paperclip"; accessibility { label: "Attach a Photo" }; on touchUpInside -> attach() }
    textField {
      text <-> draft
      placeholder: "Message"
      accessibility { label: "Message" }
      on editingDidEndOnExit -> send(text: draft)
    }
    button "Send" { isEnabled: !draft.isEmpty; on touchUpInside -> send(text: draft) }
  }
}
