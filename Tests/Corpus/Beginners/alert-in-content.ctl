screen Tea "Tea" {
  var asks: Bool = false
  action deleteAll()
  content {
    button "Delete All" { on touchUpInside -> asks = true }
    alert "Delete All?" {
      isPresented <-> asks
      button "Delete" { on touchUpInside -> deleteAll() }
      button "Cancel"
    }
  }
}
