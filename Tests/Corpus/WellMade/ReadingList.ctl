enum Shelf {
  unread "Unread"
  all "All"
}

/// Saved pages, to be read without a connection.
screen ReadingList "Reading List" {
  device: .iPhone

  var shelf: Shelf = .unread
  var query: String = ""
  var pages: [String] = ["How Bridges Stand", "A Short History of Tea"]
  var syncedAt: Date = "2026-01-20T21:10"

  task syncing(kind: .network, duration: 20s)

  action sync()
  action open(page: String)
  action addPage()

  statusBar { networkActivityIndicator { while: syncing } }

  navigationBar {
    segmentedControl { selection <-> shelf }
  }

  table {
    refreshControl {
      title: "Synced \(formatted(syncedAt))"
      on valueChanged -> sync()
    }
    row {
      textField {
        text <-> query
        placeholder: "Search"
        leftViewMode: .always
        leftView: image("magnifyingglass", role: .purpose)
        clearButtonMode: .whileEditing
        accessibility { label: "Search the List"; traits: [.searchField] }
      }
    }
    if isEmpty(pages) {
      row { label "Pages you save appear here." { textColor: #6C6C70 } }
    } else {
      for page in pages {
        row "\(page)" {
          on select -> open(page: page)
        }
      }
    }
  }

  toolbar {
    button {
      image: "plus"
      accessibility { label: "Add Page"; hint: "Saves the page you are looking at" }
      on touchUpInside -> addPage()
    }
  }
}
