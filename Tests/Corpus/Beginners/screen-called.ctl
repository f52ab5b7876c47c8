screen Teas "Teas" {
  table {
    for kind in ["Assam", "Sencha"] {
      row "\(kind)" {
        accessory: .disclosureIndicator
        on select -> Details(kind: kind)
      }
    }
  }
}

screen Details(kind: String) "\(kind)" {
  content { label "\(kind) comes from one garden." }
}
