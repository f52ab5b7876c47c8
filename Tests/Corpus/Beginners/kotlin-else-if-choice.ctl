screen Florist "Florist" {
  var isOpen: Bool = true
  var isHoliday: Bool = false

  action callShop()

  sample "Closed" { isOpen: false }
  sample "Holiday" { isHoliday: true }

  content {
    label "Rose and Thorn" { font: .headline }
    label {
      text: if (isHoliday) "Back on Monday." else if (isOpen) "Open until six." else "Closed today."
    }
    button "Call Shop" {
      isEnabled: isOpen
      on touchUpInside -> callShop()
    }
  }
}
