record Account { id: Int; isOpen: Bool = true; balance: Double = 0 }
screen A "A" {
  let accounts = [Account(id: 1, balance: 4)]
  table { for account in accounts where account.isOpen, account.balance > 2 { row "x" } }
}
