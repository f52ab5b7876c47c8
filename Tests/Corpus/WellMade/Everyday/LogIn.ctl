screen LogIn {
  var user: String = ""
  var pin: String = ""
  var remember = true
  action logIn(user: String, pin: String)
  action forgot()

  content {
    label "Welcome back" { font: .headline; textAlignment: .center }
    label userLabel "User name"
    textField userField { text <-> user; describedBy: userLabel }
    label pinLabel "PIN"
    textField pinField { text <-> pin; describedBy: pinLabel; keyboardType: .numberPad }
    button "Log In" { isEnabled: !user.isEmpty && pin.count == 4; on touchUpInside -> logIn(user: user, pin: pin) }
    button "Reset PIN" { on touchUpInside -> forgot() }
  }
  table { row "Remember Me" { switch { isOn <-> remember } } }
}
