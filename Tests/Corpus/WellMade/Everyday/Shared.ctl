/// The colors of the app.
let brand: Color = #0B5FA5
let danger: Color = #B00020

enum Currency {
  eur "Euro"
  usd "US Dollar"
  gbp "Pound"
}

enum Repeat {
  never "Never"
  daily "Daily"
  weekly "Weekly"
}

/// A switch with an explanation below it.
component Option(title: String, explanation: String, isOn: binding Bool) {
  row "\(title)" { switch { isOn <-> isOn } }
  row { label "\(explanation)" { font: .footnote; textColor: #555555 } }
}

/// A number with buttons to change it.
component Counter(title: String, value: binding Int) {
  label caption "\(title): \(value)"
  stepper { value <-> value; describedBy: caption; valueLabel: caption }
}
