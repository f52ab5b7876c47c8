screen Teas "Teas" {
  var asks: Bool = false
  action deleteAll()
  table {
    row "Delete All" { on select -> asks = true }
  }
  alert "Delete All Teas?" {
    isPresented <-> asks
    button "Delete" {
      style: .destructive
      on touchUpInside -> deleteAll()
    }
    button "Cancel"
  }
}
