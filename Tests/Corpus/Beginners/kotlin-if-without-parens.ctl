screen Florist "Florist" {
  var isOpen: Bool = true

  action callShop()

  sample "Closed" { isOpen: false }

  content {
    label "Rose and Thorn" { font: .headline }
    label {
      text: if isOpen "Open until six." else "Closed today."
    }
    button "Call Shop" {
      isEnabled: isOpen
      on touchUpInside -> callShop()
    }
  }
}
