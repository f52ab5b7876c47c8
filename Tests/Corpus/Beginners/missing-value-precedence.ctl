screen SignIn "Code" {
  var code: String = ""
  action open()

  table {
    row "Code" { textField { text <-> code; placeholder: "123456"; keyboardType: .numberPad } }
  }
  toolbar {
    button "Open" {
      isEnabled: Int(code) ?? 0 == 123456
      on touchUpInside -> open()
    }
  }
}
