screen Trash "Trash" {
  var asks: Bool = false

  action empty()

  table {
    row "Empty the Trash" { on select -> asks = true }
  }
  alert "Empty the Trash?" {
    isPresented: asks
    message: "This cannot be undone."
    button "Empty" { on touchUpInside -> empty() }
    button "Cancel"
  }
}
