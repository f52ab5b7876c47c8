screen Mailbox "Inbox" {
  let subjects = ["Lunch on Friday", "Your receipt", "Photos from the lake"]
  var unread = 2

  task fetch(kind: .network, duration: 4s)

  action refresh()
  action open(subject: String)
  action compose()

  statusBar { networkActivityIndicator { while: fetch } }
  table {
    refreshControl {
      title: unread == 0 ? "Up to date" : "\(unread) unread"
      on valueChanged -> refresh()
    }
    for subject in subjects {
      row "\(subject)" { on select -> open(subject: subject) }
    }
  }
  toolbar {
    button {
      image: "square.and.pencil"
      accessibility { label: "Compose" }
      on touchUpInside -> compose()
    }
  }
}
