screen A "A" {
  var amount: Double in 0...1000 = 5
  table { row "Amount" { textField { value <-> amount; placeholder: "0" } } }
  toolbar { button "Reset" { on touchUpInside -> amount = 5 } }
}
