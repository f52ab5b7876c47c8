screen Exchange "Exchange" {
  var amount: Double = 0

  action rate(currency: String) -> Double

  content {
    label "Rate: \(amount)"
    button "Ask for Euros" { on touchUpInside -> amount = rate(currency: "EUR") }
    button "Reset" { on touchUpInside -> amount = 0 }
  }
}
