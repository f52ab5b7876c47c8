screen SignIn "Sign In" {
  var address: String = ""
  var code: String = ""

  action signIn(address: String, code: String)
  action resend()

  table {
    row "Email" {
      textField {
        text <-> address
        placeholder: "name@example.com"
        keyboardType: .emailAddress
        clearButtonMode: .whileEditing
      }
    }
    row "Passcode" {
      textField { text <-> code; placeholder: "6 digits"; keyboardType: .numberPad; maxLength: 6 }
    }
  }
  toolbar {
    button "Send a New Code" { on touchUpInside -> resend() }
    button "Sign In" {
      isEnabled: !address.isEmpty && code.count == 6
      on touchUpInside -> signIn(address: address, code: code)
    }
  }
}
