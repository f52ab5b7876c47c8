screen Tea "Tea" {
  var asks: Bool = false

  content {
    button "Delete" { on touchUpInside -> asks = true }
  }
  alert "Delete All?" {
    isShown <-> asks
    button "Yes"
  }
}
