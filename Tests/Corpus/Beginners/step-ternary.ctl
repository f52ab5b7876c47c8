screen Home "Home" {
  var isOpen: Bool = false
  content {
    label "\(isOpen ? "Open" : "Closed")"
    button "Open" { on touchUpInside -> isOpen ? false : true }
  }
}
