component Field(title: String, hint: String, value: binding String) {
  row "\(title)" { textField { text <-> value; placeholder: hint } }
}

screen CleanSignUp "Create Account" {
  var name: String = ""
  var mail: String = ""
  var password: String = ""
  var agrees: Bool = false
  task create(name: String, mail: String, kind: .network, duration: 3s)

  sample "Taken" { create: .failed("This address has an account.") }

  statusBar { networkActivityIndicator { while: create } }
  table {
    section {
      Field { title: "Name"; hint: "Ann Lee"; value <-> name }
      row "Email" {
        textField { text <-> mail; placeholder: "ann@example.com"; keyboardType: .emailAddress }
      }
      row "Password" {
        textField { text <-> password; placeholder: "At least 8 characters" }
      }
    }
    section {
      row "Accept the Terms" { switch { isOn <-> agrees } }
    }
    if create.isFailed {
      row { label "\(create.message)" }
    }
  }
  toolbar {
    button "Create Account" {
      isEnabled: agrees && !name.isEmpty && !mail.isEmpty && password.count >= 8
      on touchUpInside -> create(name: name, mail: mail)
    }
  }
}
