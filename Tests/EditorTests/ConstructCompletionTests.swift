import CtlDiagnostics
import CtlEditor
import Testing

/// Proposals in records, steps, lists of records, samples and forms of text: `▮` is the cursor.
@Suite struct ConstructCompletionTests {
  static let file = """
    enum Kind { current; savings }
    record Account { id: Int; name: String; kind: Kind = .current; isShared: Bool = false; note: String? }
    screen Main {
      var accounts: [Account] = []
      var chosen: Account?
      var first: Account = Account(id: 1, name: "a")
      var names: [String] = []
      var price: Double = 1
      var due: Date = "2026-05-04T16:00"
      var copies: Int = 1
      action go(copies: Int)

    """

  func items(_ source: String) -> [CompletionItem] {
    let fixture = Fixture(source)
    return fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
  }

  @Test(arguments: [
    // Values of records and lists.
    ("label \"\\(first.▮)\"", ["id", "name"], ["isEmpty"]),
    ("label \"\\(chosen?.▮)\"", ["id", "name"], ["isEmpty"]),
    ("label \"\\(accounts.▮)\"", ["count", "first", "filter($0)", "sum($0)"], ["name", "abs"]),
    ("label \"\\(accounts[0].▮)\"", ["id", "name"], ["isEmpty"]),
    ("label \"\\(accounts.first?.▮)\"", ["id", "name"], ["isEmpty"]),
    ("label \"\\(accounts.filter($0.isShared).▮)\"", ["count", "map($0)"], ["name", "abs"]),
    ("label \"\\(accounts.map($0.name).▮)\"", ["joined", "formatted(.list)"], ["abs"]),
    ("label \"\\(accounts.sorted(by: $0.name).first?.▮)\"", ["name"], ["abs"]),
    ("label \"\\(names.sorted().▮)\"", ["joined"], ["abs", "hasPrefix"]),
    ("label \"\\(names[0].trimmed().▮)\"", ["hasPrefix"], ["joined"]),
    // The cursor is between the two dots of what looks like a range.
    ("label \"\\(names[0].▮.count)\"", ["trimmed"], ["joined"]),
    ("label \"\\((due - now).▮)\"", ["formatted(.units)"], ["joined"]),
    ("label \"\\((due - now).formatted(.▮))\"", ["units", "time"], ["currency"]),
    ("label \"\\(price.formatted(.number(▮)))\"", ["fractionDigits"], []),
    ("row \"a\" { isHidden: accounts[0].kind == .▮ }", ["current", "savings"], []),
    // Items of lists.
    ("label \"\\(accounts.count(▮))\"", ["where"], []),
    ("label \"\\(accounts.sorted(▮))\"", ["by"], []),
    ("label \"\\(accounts.count(where: ▮))\"", ["$0", "$0.isShared"], []),
    ("label \"\\(accounts.count(where: $0.▮))\"", ["isShared", "kind"], ["abs"]),
    ("label \"\\(accounts.sorted(by: $0.▮).count)\"", ["isShared", "kind"], ["abs"]),
    ("label \"\\(accounts.filter($0.isShared && $0.▮).count)\"", ["isShared"], ["abs"]),
    ("label \"\\(accounts.filter($0.kind == .▮).count)\"", ["current"], []),
    ("label \"\\(names.map($0.▮))\"", ["hasPrefix"], ["name"]),
    // Literals.
    ("var a: Account = Account(▮)", ["id", "name", "kind"], ["max", "copies"]),
    ("var a: Account = Account(id: 1, ▮)", ["name", "kind"], ["id", "max"]),
    ("var a: Account = Account(id: 1, kind: ▮)", [".current", ".savings"], []),
    ("var a: Account = Account(id: 1, kind: .▮)", ["current"], []),
    // Loops.
    ("table { for a in accounts ▮ { } }", ["where"], []),
    ("table { for a in accounts where ▮ { } }", ["a"], []),
    ("table { for a in accounts where a.▮ { } }", ["isShared"], ["abs"]),
    ("table { for a in accounts where a.kind == .▮ { } }", ["savings"], []),
    ("table { for a in accounts { row \"a\" } ▮ }", ["else"], []),
    ("for a in accounts { switch { isOn <-> ▮ } }", ["a.isShared"], ["a", "a.name"]),
    ("switch { isOn <-> ▮ }", ["first.isShared"], ["first.name"]),
    ("table { for a in accounts.sorted(by: $0.name)\n ▮ { } }", ["where"], []),
    ("table { for a in accounts.sorted(by: $0.name)\n whe▮ { } }", ["where"], []),
    ("table { for a in accounts { }\n ▮ }", ["row"], ["where"]),
    ("table { for a in accounts.sorted(by: $0.name)\n where a.▮ { } }", ["isShared"], ["abs"]),
    ("table { for a in accounts\n where ▮ { } }", ["a"], []),
    ("if ▮ { }", ["let", "true"], []), ("if copies > 1, ▮ { }", ["let"], []),
    ("if let ▮", [], ["let", "chosen", "true"]), ("if let r ▮ { }", ["="], ["let", "=="]),
    ("if let r = ▮ { }", ["chosen"], ["let"]),
    ("if let r = chosen, r.▮ { }", ["isShared"], ["abs"]),
    ("if let r = chosen, let n = r.▮ { }", ["note"], ["abs"]),
    ("if let r = chosen, let n = r.note, n.▮ { }", ["hasPrefix"], ["isShared"]),
    ("if let r = chosen, let n = ▮ { }", ["r"], ["n"]),
    // Tasks.
    ("task t(for ▮", [], ["copies", "max"]), ("task t(for k: ▮", ["Kind", "Int"], ["copies"]),
    ("task t(for k: Kind, kind: .▮)", ["network", "other"], ["current"]),
    ("task t(for k: Kind, kind: .other, duration: .▮", ["known"], ["current"]),
    ("row \"a\" { on select { if ▮ { } } }", ["let"], []),
    ("row \"a\" { on select { if copies > 1 { } else if ▮ { } } }", ["let"], []),
    ("row \"a\" { on select { if let r = ▮ { } } }", ["chosen"], ["let"]),
    ("row \"a\" { on select { ▮ } }", ["let"], []),
    ("row \"a\" { on select { let b ▮ } }", ["="], ["+="]),
    ("row \"a\" { on select { let b = ▮ } }", ["copies"], []),
    ("row \"a\" { on select -> ▮ }", ["go"], ["let"]),
    // Copies.
    ("label \"\\(first.with(▮).name)\"", ["id", "name", "kind"], ["max"]),
    ("label \"\\(first.with(id: 2, ▮).name)\"", ["name"], ["id"]),
    ("row \"a\" { on select -> first = first.with(kind: .▮) }", ["current", "savings"], []),
    ("row \"a\" { on select -> chosen = chosen?.with(▮) }", ["id", "name"], []),
    // Steps.
    ("for a in accounts { row \"a\" { on select -> ▮ } }", ["a", "accounts"], []),
    ("for a in accounts { let share = 2\n row \"\\(▮)\" }", ["share", "a"], []),
    ("for a in accounts { let share = 2 }\n row \"\\(▮)\"", ["accounts"], ["share"]),
    ("for a in accounts { ▮ }", ["let", "row"], ["var"]),
    ("for a in accounts { row \"a\" { on select -> a.▮ } }", ["isShared"], ["append"]),
    ("for a in accounts { row \"a\" { on select -> a.isShared ▮ } }", ["="], ["+="]),
    ("for a in accounts { row \"a\" { on select -> a.isShared = ▮ } }", ["true"], []),
    ("row \"a\" { on select -> chosen?.▮ }", ["isShared"], ["append"]),
    ("row \"a\" { on select { chosen?.▮ } }", ["isShared"], ["append"]),
    ("row \"a\" { on select -> chosen = ▮ }", ["Account", "nil"], []),
    ("row \"a\" { on select { names.append(▮) } }", ["names"], ["at", "highlighted"]),
    ("row \"a\" { on select { names.insert(\"a\", ▮) } }", ["at"], []),
    ("row \"a\" { on select { names.remove(▮) } }", ["at"], []),
    ("row \"a\" { on select { names.move(from: 0, ▮) } }", ["to"], ["at"]),
    ("row \"a\" { on select { accounts.append(▮) } }", ["Account"], []),
    ("row \"a\" { on select { go(▮) } }", ["copies"], ["highlighted"]),
    ("row \"a\" { on select { if copies > 1 { copies = 1 } ▮ } }", ["else"], []),
    ("row \"a\" { on select { if copies > 1 { copies = 1 } else ▮ } }", ["if"], ["="]),
    ("var other: Int ▮", ["in", "="], []), ("let other ▮", ["="], ["in"]),
    // Bindings, and screens in tabs.
    ("stepper { value <-> ▮ }", ["copies", "price", "first.id"], ["names", "due", "first.name"]),
    ("textField { text <-> ▮ }", ["first.name"], ["copies", "names"]),
    ("tabBar { tab \"A\" { screen: ▮ } }", [], ["Main"]),
  ])
  func proposes(member: String, expected: [String], absent: [String]) {
    let source = ConstructCompletionTests.file
    let labels = Set(items(source + "  " + member + "\n}").map(\.label))
    for label in expected { #expect(labels.contains(label), "\(label) in \(labels.sorted())") }
    for label in absent { #expect(!labels.contains(label), "\(label)") }
  }

  @Test(arguments: [
    ("record R { id: Int ▮ }", ["=", "in"]), ("record R { name: String ▮ }", ["="]),
    ("enum K { a; b }\nrecord R { kind: K = ▮ }", [".a", ".b"]),
    ("enum K { a; b }\nrecord R { kind: K = .▮ }", ["a", "b"]),
    ("screen A \"A\" -> ▮ { }", ["Int", "String"]),
    ("record R { names: [▮] }", ["Bool", "String"]),
    ("screen A(x: [▮]) \"A\" { }", ["Bool", "String"]),
    ("screen A \"A\" -> [▮] { }", ["Bool", "String"]),
    ("component C(x: binding [▮]) { }", ["Bool", "String"]),
    ("component C { event tap(n: Int, x: [▮]) }", ["Bool", "String"]),
    ("screen A { action go(x: [[▮]]) }", ["Bool", "String"]),
    ("screen A { task load(kind: .network) -> [▮] }", ["Bool", "String"]),
    (
      "screen A {\n  task load(page: Int, kind: .network)\n  sample \"S\" { load: ▮ } }",
      [".running", ".failed", ".finished"]
    ),
    ("enum E { low; high }\nscreen A(e: E = .▮) \"A\" { }", ["low", "high"]),
    ("enum E { low; high }\nscreen A(e: E = ▮) \"A\" { }", [".low", ".high"]),
    ("enum E { low; high }\ncomponent A(n: Int, e: E = .▮) { }", ["low", "high"]),
    ("enum E { low; high }\ncomponent A { action go(e: E = .▮) }", ["low", "high"]),
    ("enum E { low; high }\ncomponent A { action go(n: Int = 1, e: E = .▮", ["low", "high"]),
    (
      "screen A \"A\" {\n  task send(kind: .network) -> Int\n  on ▮\n}",
      ["send", "send.failed", "appear"]
    ),
    (
      "screen A {\n  var n: Int = 1\n  task get(for id: Int, size: Int = 1) -> String\n"
        + "  content { label \"\\(get(n).▮)\" } }",
      ["isRunning", "isFailed", "progress", "message", "value", "size"]
    ),
    (
      "screen A {\n  var n: Int = 1\n  task get(for id: Int)\n  content { label \"\\(get(▮)\" } }",
      ["n"]
    ),
    (
      "screen A {\n  var n: Int = 1\n  task get(for id: Int)\n  on get -> n = get.▮ }",
      ["id", "isRunning"]
    ),
    ("screen A(name: String) \"\\(▮)\" { }", ["name"]),
    ("screen A(n: Int) \"A\" -> Int { button \"B\" { on touchUpInside -> finish(▮) } }", ["n"]),
  ])
  func proposesInFiles(source: String, expected: [String]) {
    let labels = items(source).map(\.label)
    for label in expected { #expect(labels.contains(label), "\(label) in \(labels)") }
  }

  @Test(arguments: [
    ("var a: Account = ▮", "Account", "Account(id: ${1:Int}, name: ${2:String})"),
    ("row \"a\" { on select { accounts.▮ } }", "append", "append(${1:item})"),
    ("label \"\\(accounts.▮)\"", "filter($0)", "filter(${1:\\$0.id})"),
    ("label \"a\" { textColor: ▮ }", "Color", "Color(light: ${1:Color}, dark: ${2:Color})"),
    ("label \"\\(price.▮)\"", "formatted(.currency)", "formatted(.currency(\"${1:EUR}\"))"),
  ])
  func inserts(member: String, label: String, snippet: String) throws {
    let source = ConstructCompletionTests.file
    let item = try #require(items(source + "  " + member + "\n}").first { $0.label == label })
    #expect(item.snippet.template == snippet)
  }

  /// What may be `nil` comes first where it is given a name.
  @Test func optionalsComeFirst() {
    let labels = items(ConstructCompletionTests.file + "  if let r = ▮ { }\n}").map(\.label)
    #expect(labels.first == "chosen", "\(labels.prefix(5))")
  }

  /// A field of what may be `nil` is read with `?.`.
  @Test func writesTheQuestionMark() throws {
    let source = ConstructCompletionTests.file
    let fixture = Fixture(source + "  label \"\\(chosen.▮)\"\n}")
    let items = fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
    let item = try #require(items.first { $0.label == "name" })
    let edits = [Edit(Location(fixture.file, item.range), item.text)] + item.more
    #expect(try #require(fixture.applying(edits)).contains("\\(chosen?.name)"))
  }

  /// Chains in arguments of chains end, however many there are.
  @Test(arguments: ["accounts", "names.map($0)"]) func longChainsEnd(base: String) {
    let chain = base + String(repeating: ".map($0.first?.name ?? $0)", count: 400)
    let nested = String(repeating: "\(base).map(", count: 400)
    for value in [chain + ".▮", nested + "$0.▮"] {
      _ = items(ConstructCompletionTests.file + "  label \"\\(\(value))\"\n}")
    }
  }
}
