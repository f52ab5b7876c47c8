component Limit(title: String, amount: binding Double, most: Double) {
  label caption "\(title): \(amount.formatted(.currency("EUR")))"
  slider {
    value <-> amount
    maximumValue: most
    describedBy: caption
    accessibility { label: "\(title)" }
  }
}

screen CardLimits "Card Limits" {
  var shopping: Double in 0...5000 = 1500
  var cash: Double in 0...1000 = 300
  var abroad: Bool = true
  var isFrozen: Bool = false
  var asks: Bool = false

  action freeze()

  table {
    section "Limits per Month" {
      row { Limit { title: "Shopping"; amount <-> shopping; most: 5000 } }
      row { Limit { title: "Cash"; amount <-> cash; most: 1000 } }
    }
    section "Use" {
      footer: "Payments abroad may cost a fee."
      row "Pay Abroad" { switch { isOn <-> abroad; isEnabled: !isFrozen } }
      row "\(isFrozen ? "The card is frozen." : "Freeze Card")" { on select -> asks = true }
    }
  }
  alert "Freeze This Card?" {
    isPresented <-> asks
    message: "You can thaw it at any time."
    button "Freeze" {
      on touchUpInside {
        isFrozen = true
        freeze()
      }
    }
    button "Cancel" { isCancel: true }
  }
}
