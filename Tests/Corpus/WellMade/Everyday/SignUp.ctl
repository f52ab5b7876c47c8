/// Makes an account.
screen SignUp "Create Account" {
  var name: String = ""
  var email: String = ""
  var password: String = ""
  var news: Bool = false
  var terms: Bool = false
  var failed: Bool = false

  task registering(kind: .network, duration: .unknown)

  action register(name: String, email: String, password: String, news: Bool)
  action showTerms()

  statusBar { networkActivityIndicator { while: registering } }
  table {
    section {
      row "Name" { textField { text <-> name; placeholder: "Ada Lovelace" } }
      row "Email" { textField { text <-> email; placeholder: "name@example.com"; keyboardType: .emailAddress } }
      row "Password" { textField { text <-> password; placeholder: "At Least 8 Characters" } }
    }
    section {
      row "Newsletter" { switch { isOn <-> news } }
      row "I Accept the Terms" { switch { isOn <-> terms } }
      row "Terms of Use" { on select -> showTerms() }
    }
    if failed {
      row { label "This address has an account already." { textColor: #B00020 } }
    }
  }
  toolbar {
    activityIndicator { while: registering }
    button "Create Account" {
      isEnabled: !name.isEmpty && !email.isEmpty && password.count >= 8 && terms
      on touchUpInside -> register(name: name, email: email, password: password, news: news)
    }
  }
}
