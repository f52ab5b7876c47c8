/// Valid programs with records, whose parts are read, bound and changed in every way.
enum HostileRecords {
  static let all = [parts, named]

  /// The name of a type that generated code uses.
  static let named = """
    record Task { name: String = "a" }
    screen Named {
      var next: Task = Task()
      task load() -> Task
      on appear -> next = load()
      content { label "\\(next.name)" }
    }
    """

  /// Parts that may be missing: after `?.`, and by an index.
  static let parts = """
    enum Kind { current; savings }
    record Address { city: String = "Paris"; lines: [String] = [] }
    record Account {
      id: Int
      name: String
      balance: Double in 0...1000000 = 0
      kind: Kind = .current
      isShared: Bool = false
      due: Date?
      address: Address?
      tags: [String] = []
      limit: Int?
      rest: Duration?
      share: Double?
    }
    component Amount(count: binding Double, kind: binding Kind) {
      slider { value <-> count; maximumValue: 10 }
      segmentedControl { selection <-> kind }
    }
    screen Records {
      var accounts: [Account] = [Account(id: 1, name: "a")]
      var grid: [[Int]] = [[1], [2, 3]]
      var chosen: Account?
      var note: String?
      var place: Int = 0
      var words: String = ""
      action show(text: String?, isEmpty: Bool?)
      content {
        label "\\(chosen?.name.trimmed() ?? "x") \\(note?.isEmpty ?? true) \\(chosen?.tags.count ?? 0)"
        label "\\(chosen?.balance.formatted(.currency("EUR")) ?? "") \\(chosen?.due?.formatted(date: .long) ?? "")"
        label "\\(chosen?.limit?.formatted() ?? "") \\(chosen?.limit?.abs() ?? 3) \\(chosen?.balance.round() ?? 1)"
        label "\\(chosen?.rest?.formatted(.units) ?? "") \\(chosen?.rest?.formatted() ?? "")"
        label "\\(chosen?.share?.formatted(.percent) ?? "") \\(chosen?.balance.formatted() ?? "")"
        label "\\(chosen?.tags.filter($0 != "x").first?.uppercased() ?? "") \\(chosen?.tags.sorted().joined(separator: ", ") ?? "")"
        label "\\(accounts.map($0.address?.city.uppercased() ?? "").joined(separator: " "))"
        label "\\(accounts.first?.address?.lines.contains(where: $0.hasPrefix("a")) == true)"
        label "\\(accounts.max($0.balance)?.formatted(.number(fractionDigits: 2)) ?? "") \\(chosen?.tags.map($0.count).sum() ?? 0)"
        label "\\(accounts.sorted(by: $0.kind).first?.name ?? "") \\(accounts[0].kind > .current)"
        label "\\(accounts.max($0.kind) ?? .current) \\(accounts.min($0.name) ?? "")"
        switch { isOn <-> accounts[0].isShared }
        slider { value <-> accounts[place].balance; maximumValue: 10 }
        segmentedControl { selection <-> accounts[0].kind }
        picker { selection <-> accounts[1].kind }
        textField { text <-> accounts[0].tags[1] }
        stepper { value <-> grid[1][0] }
        Amount { count <-> accounts[0].balance; kind <-> accounts[place].kind }
        table {
          for kind in accounts.unique($0.kind) {
            section "\\(kind)" {
              for account in accounts where account.kind == kind {
                row "\\(account.name)" { switch { isOn <-> account.isShared } }
              }
            }
          }
          for tag in chosen?.tags.unique($0.lowercased()) ?? [] { row "\\(tag)" }
        }
        for item in accounts[0].tags { label "\\(item)" }
        for account in accounts {
          button "\\(account.name)" {
            on touchUpInside {
              account.isShared.toggle()
              account.tags.append(account.name)
              account.tags[0] += "x"
              account.address = nil
              show(text: account.address?.city.trimmed(), isEmpty: account.tags.first?.isEmpty)
            }
          }
        }
        button "Change" {
          on touchUpInside {
            accounts[0].isShared.toggle()
            accounts[place].balance += accounts[1].balance
            accounts[place + 1].tags.insert(accounts[0].name, at: 0)
            accounts[5] = accounts[0]
            grid[1][0] = grid[0][0] + 1
            grid[place].removeAll()
            if note?.isEmpty ?? true { note = accounts[0].address?.city }
          }
        }
      }
    }
    """
}
