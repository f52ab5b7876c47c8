screen Loan "Loan" {
  var remindsMe: Bool = true

  action extend()

  table {
    row "Momo" { subtitle: "Return by \((today + 14).formatted(date: .long))" }
    row "Remind Me" { switch { isOn <-> remindsMe } }
  }
  toolbar {
    button "Extend Loan" { on touchUpInside -> extend() }
  }
}
