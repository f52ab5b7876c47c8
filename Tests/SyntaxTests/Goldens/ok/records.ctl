enum Kind { current; savings }

/// An account.
record Account {
  id: Int
  /// What it is called.
  name: String = "New"; balance: Double in 0...1000 = 0
  kind: Kind? ; tags: [String] = []
}

record Empty { }

screen Records "Records" {
  var record: Account = Account(id: 1)
  var chosen: Account?
  var where: Bool = true

  table {
    for account in [record] where account.balance > 0 {
      row "\(account.name)"
    } else { row "None" }
    for name in record.tags { row "\(name)" }
    row "\(chosen?.kind == .current ? chosen?.name ?? "" : "none")" { isHidden: where?.x:.y }
    row "\(record.tags.filter($0 != "").count)"
  }
}
