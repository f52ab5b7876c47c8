import "Shared.ctl"

/// Freezes a card, and sets its limits.
screen BankCards "Cards" {
  tintColor: brand

  var frozen: Bool = false
  var online: Bool = true
  var limit: Double in 100...5000 = 1000
  var currency: Currency = .eur

  action report()
  action showPin()
  action changeLimit(limit: Double)

  table {
    section "Visa ending in 4211" {
      row "Freeze Card" { switch { isOn <-> frozen } }
      if !frozen {
        row "Pay Online" { switch { isOn <-> online } }
        row "Currency" { segmentedControl { selection <-> currency } }
      }
    }
    section "Monthly Limit" {
      row {
        label limitLabel "\(currency == .eur ? "€" : currency == .usd ? "$" : "£")\(round(limit))"
        slider {
          value <-> limit
          describedBy: limitLabel
          isEnabled: !frozen
          on valueChanged -> changeLimit(limit: limit)
        }
      }
    }
    section {
      row { button "Show PIN" { on touchUpInside -> showPin() } }
      row { button "Report Lost Card" { tintColor: danger; on touchUpInside -> report() } }
    }
  }
}
