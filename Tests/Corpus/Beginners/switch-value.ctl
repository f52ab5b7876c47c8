screen Shop "Shop" {
  var isClosed: Bool = false

  action open()

  table {
    row "Vacation" { switch vacation { isOn <-> isClosed } }
    row {
      button "Open Shop" {
        isEnabled: !vacation.value
        on touchUpInside -> open()
      }
    }
  }
}
