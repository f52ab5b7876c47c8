screen Tea "Tea" {
  var asks: Bool = false
  action deleteAll()
  table { row "Delete All" { on select -> asks = true } }
  alert "Delete All?" {
    isPresented <-> asks
    buttons: ["Delete", "Cancel"]
  }
}
