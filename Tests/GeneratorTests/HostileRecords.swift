/// Valid programs with records, whose parts are read, bound and changed in every way.
enum HostileRecords {
  static let all = [parts, named, lists]

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
            chosen?.name = accounts[0].name
            chosen?.balance += 1
            chosen?.isShared.toggle()
            chosen?.tags.append(chosen?.name ?? "")
            chosen?.address?.city = "Rome"
            accounts[place].address?.lines = ["x"]
            accounts[0].limit = chosen?.limit
            if note?.isEmpty ?? true { note = accounts[0].address?.city }
          }
        }
      }
    }
    """

  /// Lists of literals, beside values that may be `nil`: Swift has a choice of types.
  static let lists = """
    record Guest { id: Int; name: String = "a"; seat: Int = 2 }
    screen Lists "Lists" {
      var chosen: Int? = 2
      var one: Int = 1
      var guests: [Guest] = [Guest(id: 1)]
      var last: Int = 0
      table {
        for n in [1, 2, 3].filter($0 != chosen) {
          row "Take \\(n)" { on select { chosen = n; last = n } }
        }
        row "\\([one, 4].filter($0 != chosen).count) \\(([1, 2] + [one]).filter($0 != chosen).count)"
        row "\\([one, 5].first(where: $0 != chosen) ?? 9) \\((last > 1 ? [1] : [2, 3]).max($0 + one) ?? 0)"
        row "\\(guests.flatMap([$0.seat]).first(where: $0 != chosen) ?? 0)"
        row "\\(["a"].map($0.count).filter(chosen != $0).count)"
        if let m = [one, 2].first(where: $0 != chosen) { row "First \\(m)" }
        row "\\([Guest(id: 7)].sorted(by: $0.seat).sorted(by: $0.id).filter([3, 1].contains($0.id)).flatMap(guests.map($0.seat)).map("\\($0)").joined(separator: ","))"
        row "\\(last) \\(Int("x") == one ? "a" : "b") \\([one, 4].filter(Int("x") != $0).count)"
        row "Set" {
          on select {
            let down = true
            guests = guests.sorted(by: down)
            chosen = nil
            if Int("x") == one { last = 3 }
          }
        }
        for seat in [4, 5] { row "Seat \\(one)" { on select -> guests = guests.sorted(by: seat) } }
      }
    }
    """
}
