screen Settings "Settings" {
  var sounds: Bool = true
  var badges: Bool = false

  table {
    section "Notices" {
      label "Choose what you want to get."
      row "Sounds" { switch { isOn <-> sounds } }
      row "Badges" { switch { isOn <-> badges } }
    }
  }
}
