screen Tea "Tea" {
  var isOpen: Bool = false
  content {
    button "Open" { on touchUpInside -> isOpen = isOpen.toggle() }
    if isOpen { label "Open" }
  }
}
