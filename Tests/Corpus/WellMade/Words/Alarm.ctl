/// Switches for many things; a row with a switch that enables rows.
screen Alarm "Alarm System" {
  var armed: Bool = false
  var quiet: Bool = false
  var code: String = ""
  table {
    row "Armed" { switch { isOn <-> armed; affects: [quietRow, codeRow] } }
    row quietRow "Stay Quiet" { isHidden: !armed; switch { isOn <-> quiet } }
    row codeRow "Code" {
      isHidden: !armed
      textField { text <-> code; content: .pin; keyboardType: .numberPad; placeholder: "4 Digits"; maxLength: 4; isSecureTextEntry: true }
    }
    row "\(armed ? (quiet ? "Armed, quietly" : "Armed") : "Not armed")\(code.count == 4 ? ", with a code" : "")"
  }
}
