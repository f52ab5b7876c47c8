enum Radio { nobody "Nobody"; contacts "Contacts"; everyone "Everyone" }

screen CleanAirplane "General" {
  var airplane: Bool = false
  var wifi: Bool = true
  var network: String = "Home"
  var radio: Radio = .contacts
  action open(page: String)

  table {
    section "Connections" {
      row "Airplane Mode" { switch { isOn <-> airplane } }
      if !airplane {
        row "Wi-Fi" { switch { isOn <-> wifi } }
        row "Network" {
          subtitle: "\(network)"
          accessory: .disclosureIndicator
          on select -> open(page: "network")
        }
      }
    }
    section "Sharing" {
      footer: "Others nearby can send you files."
      row "Receive" { segmentedControl { selection <-> radio } }
    }
    section {
      for page in ["About", "Storage", "Keyboard"] {
        row "\(page)" { accessory: .disclosureIndicator; on select -> open(page: page) }
      }
    }
  }
}
