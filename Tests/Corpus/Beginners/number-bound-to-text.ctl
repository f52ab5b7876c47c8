screen Runner "Runner" {
  var name: String = ""
  var number: Int in 0...9999 = 0

  action register(name: String, number: Int)

  table {
    row "Name" {
      textField { text <-> name; placeholder: "Name"; clearButtonMode: .whileEditing }
    }
    row "Number" {
      textField {
        text <-> number
        placeholder: "Start Number"
        keyboardType: .numberPad
        clearButtonMode: .whileEditing
      }
    }
  }
  toolbar {
    button "Register" { on touchUpInside -> register(name: name, number: number) }
  }
}
