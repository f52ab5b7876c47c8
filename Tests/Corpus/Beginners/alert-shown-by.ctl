screen A {
  var asks: Bool = false
  action reset()
  toolbar { button "Reset" { on touchUpInside -> asks = true } }
  alert "Reset?" {
    show <-> asks
    button "Reset All" { role: .destructive; on touchUpInside -> reset() }
    button "Cancel" { role: .cancel }
  }
}
