record Account { id: Int; name: String; balance: Double = 0 }
screen Home "Home" {
  var accounts: [Account] = [Account(id: 1, name: "A")]
  table {
    for account in accounts.filter(a => a.balance > 0) {
      row "\(account.name)"
    }
  }
}
