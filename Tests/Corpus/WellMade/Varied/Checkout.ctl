enum Shipping { standard "Standard"; express "Express"; pickup "Pickup" }
record Item { id: Int; name: String; price: Double; count: Int in 1...9 = 1 }

screen Checkout "Checkout" {
  var items: [Item] = [
    Item(id: 1, name: "Mug", price: 12.5),
    Item(id: 2, name: "Teapot", price: 39, count: 2)
  ]
  var shipping: Shipping = .standard
  var email: String = ""
  var card: String = ""
  var code: String = ""
  var isGift: Bool = false
  var note: String = ""
  task pay(total: Double, kind: .network, duration: 4s) -> String
  var receipt: String = ""
  statusBar { networkActivityIndicator { while: pay } }
  table {
    section "Items" {
      for item in items {
        row {
          label name "\(item.name), \(item.count)"
          label "\((Double(item.count) * item.price).formatted(.currency("USD")))"
          stepper { value <-> item.count; describedBy: name; valueLabel: name }
        }
      }
    }
    section "Contact" {
      row "Email" {
        textField { text <-> email; placeholder: "name@example.com"; keyboardType: .emailAddress }
      }
    }
    section "Delivery" {
      row "Shipping" { segmentedControl { selection <-> shipping } }
      row "This Is a Gift" { switch { isOn <-> isGift } }
      if isGift {
        row "Note" { textField { text <-> note; placeholder: "With Love"; maxLength: 80 } }
      }
    }
    section "Payment" {
      footer: "Your card is charged when the order ships."
      row "Card" {
        textField { text <-> card; placeholder: "1234 5678 9012 3456"; keyboardType: .numberPad }
      }
      row "Promo Code" { textField { text <-> code; placeholder: "SPRING" } }
    }
    if pay.isFailed { row { label "\(pay.message)" { textColor: #B00020 } } }
    if !receipt.isEmpty { row "Receipt" { subtitle: receipt } }
  }
  toolbar {
    button "Pay \(items.sum(Double($0.count) * $0.price).formatted(.currency("USD")))" {
      isEnabled: !email.isEmpty && !card.isEmpty && !pay.isRunning
      on touchUpInside -> receipt = pay(total: items.sum(Double($0.count) * $0.price))
    }
  }
}
