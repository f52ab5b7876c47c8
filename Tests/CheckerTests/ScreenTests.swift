import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

/// What screens take and hand back.
@Suite struct ScreenTests {
  private func program(_ source: String) -> Program { Program.check(SyntaxTree.parse(source)) }
  private func codes(_ source: String) -> [String] { program(source).findings.map(\.code.id) }

  @Test func aConstantIsDumpedAsAFileWritesIt() {
    let dump = program(
      """
      enum Kind { small; large }
      record Cup { name: String; kinds: [Kind]; day: Date? }
      let cup = Cup(name: "A \\"B\\"", kinds: [.large, .small], day: nil)
      let day: Date = "2026-01-31"
      let dim: Color = #FF0000
      screen S { content { label "\\(cup.name)\\(day)" { textColor: dim } } }
      """
    ).dump()
    #expect(
      dump.contains(#" = Cup(name: "A \"B\"", kinds: [.large, .small], day: nil)"#), "\(dump)")
    #expect(dump.contains(#" = "2026-01-31T00:00""#) && dump.contains(" = #FF0000"), "\(dump)")
  }

  @Test func parametersAreTheFirstVariables() {
    let program = program(
      """
      let most = 9
      enum Kind { small; large }
      screen Details(name: String, count: Int = most, kind: Kind = .large) "\\(name)" -> [Int]? {
        var draft: Int in 0...most = count
        content { label "\\(draft)" { isHidden: kind == .small } }
      }
      """)
    #expect(program.findings.isEmpty)
    let dump = program.dump()
    #expect(dump.contains("screen Details -> [int]?\n  parameter name: string\n"))
    #expect(
      dump.contains("  parameter count: int = 9\n  parameter kind: Kind = .large\n  var draft"))
    #expect(program.tables.parameters(of: program.screens[0]).count == 3)
  }

  @Test(
    "a dump shows conditions, and the names that they give",
    arguments: [
      ("if n != 2 { label l \"A\" }", "branch: bool = n != 2"),
      ("if n == 2 { label l \"A\" } else { label m \"B\" }", "branch: bool = n == 2"),
      ("if note != nil { label l \"A\" }", "branch: bool = note != nil"),
      ("if let text = note { label l \"\\(text)\" }", "branch let text: string"),
      ("if isOn != (n == 1) { label l \"A\" }", "branch: bool = isOn != "),
    ])
  func conditions(member: String, line: String) {
    let program = program(
      """
      screen A {
        var n: Int = 1
        var isOn: Bool = true
        var note: String?
        content { \(member) }
      }
      """)
    #expect(program.findings.isEmpty && program.dump().contains(line), "\(program.dump())")
  }

  @Test(arguments: [
    ("screen A(a: Int, a: String) { }", ["name/duplicate"]),
    ("screen A(a: Int) { var a: Bool }", ["name/duplicate"]),
    ("screen A(a: Whole) { }", ["name/unknown-type"]),
    ("screen A() -> Whole { }", ["name/unknown-type"]),
    ("screen A(a: Int = \"x\") { }", ["type/mismatch"]),
    // A default sees the names of the file only.
    ("screen A(a: Int = 1, b: Int = a) { }", ["control/unresolved-reference"]),
    ("screen A(isOn: Bool) { content { switch { isOn <-> isOn } } }", ["binding/not-variable"]),
  ])
  func mistakesAreReportedOnce(source: String, codes: [String]) {
    #expect(self.codes(source) == codes)
  }

  @Test(arguments: [
    "screen A( { }", "screen A(a { }", "screen A(a: ) { }", "screen A() -> { }",
    "screen A() \"T\" -> [Int { }", "screen A(a: Int,, b: Int) { }",
  ])
  func halfWrittenHeadsGiveOneFinding(source: String) {
    #expect(codes(source).count == 1)
  }

  @Test(
    "results go to variables, fields, lists, and items with an `id`",
    arguments: [
      ("row \"x\" { on select -> one = sheet Edit(item: one) }", []),
      ("row \"x\" { on select -> one.name = sheet Name() }", []),
      ("row \"x\" { on select -> all += sheet Edit(item: one) }", []),
      ("row \"x\" { on select -> all += load(n: 1) }", []),
      ("row \"x\" { on select -> all += sheet Several() }", []),
      ("row \"x\" { on select -> all = sheet Several() }", []),
      (
        "for a in all.sorted(by: $0.name) { row \"x\" { on select -> a = sheet Edit(item: a) } }",
        []
      ),
      ("row \"x\" { on select -> all[0] = sheet Edit(item: one) }", ["step/not-variable"]),
      ("for b in bare { row \"x\" { on select -> b = sheet Bares() } }", ["step/not-variable"]),
      ("row \"x\" { on select -> all = sheet Edit(item: one) }", ["type/mismatch"]),
      ("row \"x\" { on select -> one += sheet Edit(item: one) }", ["type/mismatch"]),
      ("row \"x\" { on select -> all.append(load(n: 1)) }", ["call/arguments"]),
      ("row \"x\" { on select -> all.append(sheet Edit(item: one)) }", ["syntax/foreign"]),
    ])
  func results(member: String, expected: [String]) {
    let source = """
      record Item { id: Int; name: String }
      record Bare { name: String }
      screen List {
        var all: [Item] = []
        var bare: [Bare] = []
        var one: Item = Item(id: 1, name: "")
        task load(n: Int) -> Item
        table { \(member) }
      }
      screen Edit(item: Item) -> Item { content { button "Use" { on touchUpInside -> finish(item) } } }
      screen Name() -> String { content { button "Use" { on touchUpInside -> finish("a") } } }
      screen Several() -> [Item] { content { button "Use" { on touchUpInside -> finish([]) } } }
      screen Bares() -> Bare { content { button "Use" { on touchUpInside -> finish(Bare(name: "")) } } }
      """
    #expect(codes(source) == expected)
  }

  private func parties(_ step: String) -> Program {
    program(
      """
      record Item { id: Int; name: String; note: String? }
      record Party { id: Int; host: Item; hosts: [Item] = []; guest: Item? }
      record Seat { name: String; item: Item }
      screen List {
        var parties: [Party] = []
        var seats: [Seat] = []
        task load() -> String
        table {
          for party in parties.sorted(by: $0.id) {
            for guest in party.hosts where guest.id > 0 {
              for seat in seats {
                row "\\(guest.name) \\(load.message)" {
                  on select { if let other = party.guest { \(step) } }
                }
              }
            }
          }
        }
      }
      screen Edit(item: Item) -> Item { content { button "Use" { on touchUpInside -> finish(item) } } }
      screen Several(item: Item) -> [Item] {
        content { button "Use" { on touchUpInside -> finish([item]) } }
      }
      screen Name -> String { content { button "Use" { on touchUpInside -> finish("a") } } }
      """)
  }

  @Test(
    "a part of an item with an `id` gets a result, however deep it is",
    arguments: [
      ("party.host = sheet Edit(item: party.host)", ["party"], Step.Receiver.Way.set),
      ("party.host.name = sheet Name", ["party"], .set),
      ("party.host.name = load()", ["party"], .set),
      ("party.hosts += sheet Edit(item: party.host)", ["party"], .add),
      ("party.hosts += sheet Several(item: party.host)", ["party"], .addAll),
      ("guest = sheet Edit(item: guest)", ["party"], .replace),
      ("guest.name = sheet Name", ["party", "guest"], .set),
      ("guest.name = load()", ["party", "guest"], .set),
      ("other = sheet Edit(item: other)", ["party", "other"], .set),
      ("other.note = sheet Name", ["party", "other"], .set),
    ])
  func partsOfItems(step: String, found: [String], way: Step.Receiver.Way) throws {
    let program = parties(step)
    #expect(program.findings.filter { $0.severity == .error }.isEmpty)
    let receiver = try #require(program.steps.compactMap(\.form.receiver).first)
    #expect(receiver.way == way)
    let names = program.itemLoops(around: receiver.place)
      .map { program.text(program.loops[$0].name) }
    #expect(names == found)
  }

  @Test(
    "a part of an item that nothing finds again gets no result",
    arguments: [
      ("seat.name = sheet Name", "give `Seat` a field `id`"),
      ("seat.item = sheet Edit(item: seat.item)", "give `Seat` a field `id`"),
      ("parties[0].host = sheet Edit(item: guest)", "for item in parties"),
    ])
  func unknownItems(step: String, reason: String) throws {
    let errors = parties(step).findings.filter { $0.severity == .error }
    #expect(errors.map(\.code.id) == ["step/not-variable"])
    let label = try #require(errors.first?.label)
    #expect(label.text().contains(reason), "\(label.text())")
    #expect(label.text(.simplifiedChinese) != label.text())
  }

  @Test("a parameter that may be `nil` may be left out") func optionalParameters() {
    let program = program(
      """
      component Line(title: String, note: String?, count: binding Int?) {
        event tell(note: String?)
        label "\\(title) \\(note ?? "none") \\(count ?? 0)"
        button "Tell" { on touchUpInside { tell(); count = 1 } }
      }
      screen A {
        var n: Int?
        action act(id: Int, note: String?)
        content {
          Line { title: "a"; count <-> n; on tell(note) -> act(id: note == nil ? 1 : 2) }
          button "Go" { on touchUpInside -> push B(id: 1) }
        }
      }
      screen B(id: Int, note: String?) { content { label "\\(id) \\(note ?? "none")" } }
      """)
    #expect(program.findings.filter { $0.severity == .error }.isEmpty)
    func missing(_ use: String) -> [String] {
      codes(
        """
        component Line(title: String, note: String?, count: binding Int?) {
          label "\\(title) \\(note ?? "none")"
          button "Go" { on touchUpInside -> count = 1 }
        }
        screen A { var n: Int?; content { \(use) } }
        screen B(id: Int, note: String?) { content { label "\\(id) \\(note ?? "none")" } }
        """)
    }
    #expect(missing("Line { title: \"a\" }") == ["call/arguments"])
    #expect(missing("Line { count <-> n }") == ["call/arguments"])
    #expect(
      missing("Line { title: \"a\"; count <-> n }; button \"B\" { on touchUpInside -> push B }")
        == ["call/arguments"])
  }

  private static let opened = """
    screen Pick(current: Int, title: String = "") "\\(title)" -> Int {
      content { button "Use" { on touchUpInside -> finish(current) } }
    }
    """

  private func steps(_ steps: String) -> String {
    """
    \(Self.opened)
    screen A {
      var n: Int = 1
      var maybe: Int?
      var text: String = ""
      let names = ["a"]
      content {
        label "\\(n) \\(maybe ?? 0) \\(text)"
        button "Go" { on touchUpInside { \(steps) } }
      }
    }
    """
  }

  @Test(
    arguments: [
      ("push Pick(current: n)", []), ("n = sheet Pick(current: n, title: text)", []),
      ("maybe = popover Pick(current: 1)", []), ("close", []),
      ("if n > 1 { n = push Pick(current: n) } else { close }", []),
      ("push Pick()", ["call/arguments"]), ("push Pick", ["call/arguments"]),
      ("push Pick(n)", ["call/arguments"]), ("push Pick(current: 1, size: 2)", ["call/arguments"]),
      ("push Pick(current: 1, current: 2)", ["call/arguments"]),
      ("push Pick(current: text)", ["type/mismatch"]),
      ("text = sheet Pick(current: 1)", ["type/mismatch"]),
      ("n = sheet A()", ["screen/no-result"]), ("finish(1)", ["screen/no-result"]),
      ("close()", ["call/arguments"]), ("push Pck(current: 1)", ["control/unresolved-reference"]),
      ("names = sheet Pick(current: 1)", ["step/not-variable"]),
      ("show Pick(current: 1)", ["syntax/foreign"]),
      ("present(Pick(current: 1))", ["control/unresolved-reference"]),
      ("dismiss()", ["control/unresolved-reference"]), ("push", ["control/unresolved-reference"]),
    ] as [(String, [String])])
  func openings(source: String, codes: [String]) {
    #expect(self.codes(steps(source)) == codes, "\(source)")
  }

  @Test func anActionMayBeCalledClose() {
    let source = """
      screen A {
        action close()
        content { button "Close" { on touchUpInside -> close() } }
      }
      """
    #expect(codes(source) == [])
  }

  @Test func componentsOpenNothing() {
    let source = """
      \(Self.opened)
      component C() { button "Go" { on touchUpInside -> push Pick(current: 1) } }
      screen A { content { C { } } }
      """
    #expect(codes(source).count == 1)
  }
}
