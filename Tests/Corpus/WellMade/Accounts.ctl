screen Accounts "Accounts" {
  let names = ["Home", "Work"]

  action add()
  action edit(name: String)

  table {
    for name in names {
      row "\(name)" {
        detailDisclosureButton { reveals: Account; accessibility { label: "More About \(name)" } }
        on select -> edit(name: name)
      }
    }
    row { button "Add an Account" { on touchUpInside -> add() } }
  }
}

screen Account "Account" {
  var server: String = ""
  var isOn = true

  table {
    row "Mail" { switch { isOn <-> isOn } }
    row "Server" {
      textField {
        text <-> server
        placeholder: "mail.example.com"
        keyboardType: .URL
        isEnabled: isOn
      }
    }
  }
}
