/// A mailbox at work: what turns, fills and goes away by itself.
screen Activity "Mailbox" {
  device: .iPhone

  var copied: Double in 0...1 = 0.25
  var unread: Int in 0...99 = 3

  task fetching(kind: .network, duration: .unknown)
  task sorting(kind: .other, duration: .unknown)

  action fetch()

  statusBar {
    networkActivityIndicator { while: fetching }
  }

  toolbar {
    activityIndicator {
      while: sorting
      style: .gray
    }
    label "Sorting Mail"
  }

  table {
    refreshControl {
      title: "Fetched at Noon"
      on valueChanged -> fetch()
    }
    section "Mail" {
      row "Unread: \(unread)"
      row {
        label "Copied"
        progressView {
          progress: copied
          duration: .known
        }
      }
    }
  }
}
