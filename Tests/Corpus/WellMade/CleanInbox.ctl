record Message {
  id: Int
  sender: String
  subject: String
  isRead: Bool = false
  isFlagged: Bool = false
}

screen CleanInbox "Inbox" {
  var messages: [Message] = [
    Message(id: 1, sender: "Ann Lee", subject: "Lunch on Friday?"),
    Message(id: 2, sender: "The Library", subject: "Your books are due", isRead: true)
  ]
  var search: String = ""
  var isRefreshing: Bool = false

  task fetch(kind: .network, duration: 4s) -> [Message]
  action compose()
  action open(id: Int)

  sample "Empty" { messages: [] }
  sample "Offline" { fetch: .failed("You are not connected.") }
  on appear -> messages = fetch()

  statusBar { networkActivityIndicator { while: fetch } }
  searchBar "Search Mail" { text <-> search }
  table {
    refreshControl {
      isRefreshing <-> isRefreshing
      on valueChanged -> messages = fetch()
    }
    for message in messages where search.isEmpty || message.subject.contains(search) {
      row "\(message.sender)" {
        subtitle: "\(message.subject)"
        image: message.isRead ? "envelope.open" : "envelope"
        swipeAction "Delete" {
          style: .destructive
          on touchUpInside -> messages = messages.filter($0 != message)
        }
        swipeAction "Flag" { on touchUpInside -> message.isFlagged = true }
        on select {
          message.isRead = true
          open(id: message.id)
        }
      }
    } else {
      row { label "\(fetch.isFailed ? fetch.message : "No Mail")" }
    }
  }
  toolbar {
    label "Unread: \(messages.count(where: !$0.isRead))" { font: .footnote }
    button "Compose" { on touchUpInside -> compose() }
  }
}
