screen Home "Home" {
  var isOpen: Bool = false
  content {
    label "Open: \(isOpen ? "yes" : "no")"
    button "Open" { on touchUpInside -> isOpen.toggle }
  }
}
