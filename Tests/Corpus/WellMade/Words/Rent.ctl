/// A picker of familiar values and a text field for an amount with a date in its words.
enum Month { jan "January"; feb "February"; mar "March"; apr "April"; may "May"; jun "June"; jul "July"; aug "August"; sep "September"; oct "October"; nov "November"; dec "December" }
screen Rent "Rent" {
  var month: Month = .may
  var amount: String = ""
  action pay(month: Month, amount: Double)
  content {
    label "Rent for \(month)"
    picker { selection <-> month; accessibility { label: "Month" } }
    textField { text <-> amount; content: .number; keyboardType: .decimalPad; placeholder: "Amount"; clearButtonMode: .whileEditing }
  }
  toolbar {
    button "Pay Rent" { isEnabled: Double(amount) != nil; on touchUpInside -> pay(month: month, amount: Double(amount) ?? 0) }
  }
}
