/// Sells tickets in two languages; every string that is read aloud comes from the catalogue.
screen TicketMachine "Tickets" {
  device: .iPad
  background: #FFFFFF
  tintColor: #00539F

  var adults: Int in 1...8 = 1
  var children: Int in 0...8 = 0
  var isReturn: Bool = false
  var zone: Int in 0...2 = 0
  let price: Int = 3

  task printing(kind: .other, duration: .unknown)

  action pay(amount: Int)
  action changeLanguage()

  navigationBar {
    button {
      image: "globe"
      accessibility {
        label: localized("language.label")
        hint: localized("language.hint")
      }
      on touchUpInside -> changeLanguage()
    }
  }

  table {
    row {
      label adultsLabel { text: localized("adults") }
      label "\(adults)"
      stepper { value <-> adults; describedBy: adultsLabel }
    }
    row {
      label childrenLabel { text: localized("children") }
      label "\(children)"
      stepper { value <-> children; describedBy: childrenLabel }
    }
    row {
      title: localized("return")
      switch {
        isOn <-> isReturn
        accessibility { label: localized("return") }
      }
    }
    row {
      label zoneLabel { text: localized("zone") }
      segmentedControl {
        segment "A"
        segment "B"
        segment "C"
        selectedSegmentIndex <-> zone
        accessibility { label: localized("zone") }
      }
    }
  }

  content {
    background: #FFFFFF
    button {
      title: localized("pay")
      on touchUpInside -> pay(amount: (adults * 2 + children) * price * (isReturn ? 2 : 1))
    }
    activityIndicator { while: printing; style: .gray }
  }
}
