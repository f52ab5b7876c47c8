import "Theme.ctl"
import BankKit

/// The accounts of a customer.
screen Accounts "Accounts" {
  var accounts: [Account] = [
    Account(id: 1, name: "Everyday", balance: 12.5),
    Account(id: 2, name: "House", kind: .savings)
  ]
  var isShared: Bool = false
  var moved: Int in 0...transferLimit = 0
  tintColor: accent

  table {
    for account in accounts where account.kind == .current {
      row "\(account.name)" { on select -> moved = sheet Transfer(account: account) }
    }
    row { label "Moved: \(moved) of \(transferLimit)" }
    row {
      AccountCard { account: Account(id: 3, name: "Car", tone: .urgent); isShared <-> isShared }
    }
  }
}
