record Message {
  id: Int
  author: String
  words: String
  isMine: Bool = false
}

component Bubble(message: Message) {
  event reply(to: String)

  stack {
    axis: .vertical
    alignment: message.isMine ? .trailing : .leading
    label "\(message.author)" { font: .footnote; textColor: #555555 }
    label "\(message.words)" { numberOfLines: 0 }
    button "Reply" { on touchUpInside -> reply(to: message.author) }
  }
}

screen ChatRoom "Neighbors" {
  var messages: [Message] = [
    Message(id: 1, author: "Ada", words: "Who has a ladder?"),
    Message(id: 2, author: "Me", words: "I do.", isMine: true)
  ]
  var draft: String = ""

  action send(text: String)

  table {
    for message in messages {
      row {
        Bubble {
          message: message
          on reply(to) -> draft = "@\(to) "
        }
      }
    }
    row "Message" { textField { text <-> draft; placeholder: "Write something" } }
  }
  toolbar {
    button "Send" {
      isEnabled: !draft.isEmpty
      on touchUpInside {
        send(text: draft)
        messages += [Message(id: messages.count + 1, author: "Me", words: draft, isMine: true)]
        draft = ""
      }
    }
  }
}
