enum Size {
  small "Small"
  medium "Medium"
  large "Large"
}

screen TeaHouse "Tea House" {
  var size: Size = .medium
  var cups: Int in 1...6 = 1
  var isIced = false
  var name: String? = nil

  action order(cups: Int)

  table {
    section "Your Tea" {
      row "Size" { segmentedControl { selection <-> size } }
      row "Iced" { switch { isOn <-> isIced } }
      row {
        label cupsLabel "Cups: \(cups)"
        stepper { value <-> cups; describedBy: cupsLabel; valueLabel: cupsLabel }
      }
    }
    section "Good to Know" {
      row { label "Ready in \(size == .large ? 8 : isIced ? 6 : 4) minutes" }
      row { label "For \(name ?? "a guest")" }
    }
  }
  toolbar {
    button {
      title: cups == 1 ? "Order a Cup" : "Order \(cups) Cups"
      on touchUpInside -> order(cups: cups)
    }
  }
}
