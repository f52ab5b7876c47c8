screen A "A" {
  var account: Account = Account(id: 1, name: "N")
  var all: [Account] = [Account(id: 2, name: "M")]
  action open(account: Account)
  table {
    row "\(account.name)" { on select -> open(account: account) }
    for item in all { row "\(item.name)" }
  }
}
