/// How books are ordered.
enum Order {
  title "Title"
  author "Author"
  recent "Recently Read"
}

/// The books of a library. Each leads to its page, and a sheet changes their order.
screen Library "Library" {
  var books: [String] = ["Middlemarch", "Walden", "Emma"]
  var order: Order = .recent

  table {
    section "Books" {
      for book in books {
        row "\(book)" { on select -> push BookDetails(title: book) }
      }
    }
    section "List" {
      @allow(picker/not-inline, because: "the order seldom changes, and the books need the room")
      row sorting "Sorted by \(order)" { on select -> order = sheet ChooseOrder(current: order) }
    }
  }
  toolbar {
    button "Show Tips" { on touchUpInside -> popover ReadingTips() }
  }
}

/// What there is to know of one book.
screen BookDetails(title: String, isFavorite: Bool = false) "\(title)" {
  var isKept: Bool = isFavorite

  table {
    row "Favorite" { switch { isOn <-> isKept } }
  }
}

/// Asks for an order, beginning with the present one.
screen ChooseOrder(current: Order) "Sort By" -> Order {
  var order: Order = current

  navigationBar {
    button "Cancel" { on touchUpInside -> close }
    button "Use" { on touchUpInside -> finish(order) }
  }
  content {
    picker {
      selection <-> order
      accessibility { label: "Order" }
    }
  }
}

screen ReadingTips "Reading Tips" {
  navigationBar {
    button "Done" { on touchUpInside -> close }
  }
  content { label "Ten pages a day are a book a month." }
}
