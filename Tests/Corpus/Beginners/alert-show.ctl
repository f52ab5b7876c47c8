screen Tea "Tea" {
  var asks: Bool = false
  action deleteAll()
  table { row "Delete" { on select -> asks.show() } }
  alert sure "Delete?" {
    isPresented <-> asks
    button "Delete" { on touchUpInside -> deleteAll() }
    button "Cancel"
  }
}
