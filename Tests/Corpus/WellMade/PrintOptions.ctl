enum Paper {
  a4 "A4"
  a5 "A5"
  letter "Letter"
}

component Amount(title: String, count: binding Int) {
  label caption "\(title): \(count)"
  stepper { value <-> count; describedBy: caption; valueLabel: caption }
}

screen PrintOptions "Print" {
  var copies: Int in 1...20 = 1
  var margin: Int in 0...10 = 2
  var paper: Paper = .a4
  var isDouble = false

  action print(copies: Int)

  table {
    row { Amount { title: "Copies"; count <-> copies } }
    row { Amount { title: "Margin"; count <-> margin } }
    row "Paper" { picker { selection <-> paper } }
    row "Both Sides" { switch { isOn <-> isDouble } }
  }
  toolbar {
    button {
      title: "Print \(isDouble ? (copies + 1) / 2 : copies) Pages"
      on touchUpInside -> print(copies: copies)
    }
  }
}
