enum Delivery {
  standard "Standard"
  express "Express"
  pickup "Pick Up"
}

screen GiftCheckout "Checkout" {
  var delivery: Delivery = .standard
  var street: String = ""
  var zip: String = ""
  var city: String = ""
  var gift: Bool = false
  var greeting: String = ""
  let items = ["Teapot", "Two cups"]
  let prices = [24.5, 12.0]

  action pay(delivery: Delivery)
  action applyVoucher()

  table {
    section "Your Order" {
      for i in 0..<2 { row { label "\(items[i])"; label "\(prices[i]) €" } }
      row { label "Total"; label "\(prices[0] + prices[1] + (delivery == .express ? 9.9 : 0)) €" { font: .headline } }
    }
    section "Delivery" {
      row { segmentedControl { selection <-> delivery; accessibility { label: "Delivery" } } }
      if delivery == .pickup {
        row { label "Open every day from 9 to 18." }
      } else {
        row "Street" { textField { text <-> street; placeholder: "12 Main Street" } }
        row "ZIP Code" { textField { text <-> zip; placeholder: "12345"; keyboardType: .numberPad; maxLength: 5 } }
        row "City" { textField { text <-> city; placeholder: "Springfield" } }
      }
    }
    section "Gift" {
      row "Wrap as Gift" { switch { isOn <-> gift } }
      if gift {
        row "Greeting" { textField { text <-> greeting; placeholder: "Happy Birthday!" } }
      }
    }
    section { row { button "Apply Voucher" { on touchUpInside -> applyVoucher() } } }
  }
  toolbar {
    button "Pay" {
      isEnabled: delivery == .pickup || (!street.isEmpty && !city.isEmpty)
      on touchUpInside -> pay(delivery: delivery)
    }
  }
}
