record Account { id: Int; isOpen: Bool = true; balance: Double = 0 }
screen Bank "Bank" {
  var accounts: [Account] = [Account(id: 1, balance: 4)]
  action save(count: Int)
  on accounts.count.changed -> save(count: accounts.count)
  table { row "Add" { on select -> accounts.append(Account(id: 2)) } }
}
