import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlSyntax
import CtlTerminal
import Testing

/// Fields of enums, of which each case has a value.
@Suite struct EnumFieldTests {
  static let source = """
    let monthly = 4.5
    enum Plan {
      basic "Basic" { price: monthly; tags: ["small"] }
      family "Family" {
        price: 9
        image: "people"
        note: "For six people"
        help: localized("plan.family")
        color: Color(light: #123, dark: #DEF)
      }

      /// Each month.
      let price: Double
      let image: Image = "person"
      let note: String = "For one person"
      let help: String?
      let color: Color = .red
      let tags: [String] = []
      let label = 3
    }
    record Person { id: Int; name: String; plan: Plan }
    screen Plans "Plans" {
      var plan: Plan = .basic
      var wished: Plan?
      var people: [Person] = [Person(id: 1, name: "Ada", plan: .family)]
      let sum = people.sum($0.plan.price) + Plan.family.price
      action choose(plan: Plan, price: Double)
      table {
        row "\\(plan.note)" {
          image: plan.image
          on select { choose(plan: plan, price: plan.price); plan = .family }
        }
        row "\\(sum), \\(wished?.price ?? 0), \\(plan.label)"
        row "\\(plan.help ?? "No help")"
        for tag in plan.tags { row "\\(tag)" }
        for person in people { row "\\(person.name)" { subtitle: person.plan.note } }
      }
    }
    """

  @Test("Swift has a property for each, and a function for texts as people read them")
  func swift() throws {
    let program = try Loading.program(Self.source)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      "  /// Each month.\n  public var price: Double {\n    switch self {\n    case .basic: TestConstants.monthly\n    case .family: 9\n    }",
      "case .basic: \"person\"\n    case .family: \"people\"",
      "public func note(shownIn strings: LocalizedStrings) -> String {",
      "case .family: strings(\"For six people\")",
      "public func help(in strings: LocalizedStrings) -> String? {",
      "case .basic: nil\n    case .family: strings[\"plan.family\"]",
      "public var labelValue: Int {",
      "people.map({ $0.plan.price }).sum() + Plan.family.price",
      "plan.note(shownIn: strings)", "wished?.price ?? 0",
      "person.plan.note(shownIn: strings)",
    ] {
      #expect(code.contains(line), "\(line) in \(code)")
    }
  }

  @Test("a text of a record that a case has is looked up, and translators see it")
  func textsOfRecords() throws {
    let program = try Loading.program(
      """
      record Perk { name: String }
      enum Plan { basic "Basic" { perk: Perk(name: "Music"); more: [Perk(name: "Films")] }
        let perk: Perk
        let more: [Perk] }
      screen S "S" {
        var plan: Plan = .basic
        table {
          row "\\(plan.perk.name)"
          for perk in plan.more { row "\\(perk.name)" }
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    #expect(code.contains("strings[plan.perk.name]"), "\(code)")
    #expect(code.contains("strings[perk.name]"), "\(code)")
    let keys = Generator.strings([program]).map(\.key)
    #expect(keys.contains("Music") && keys.contains("Films"), "\(keys)")
  }

  @Test("translators see the texts of the cases, with their places")
  func texts() throws {
    let program = try Loading.program(Self.source)
    let strings = Generator.strings([program])
    for key in ["For six people", "For one person", "plan.family", "small"] {
      #expect(strings.contains { $0.key == key }, "\(key) in \(strings.map(\.key))")
    }
    let note = try #require(strings.first { $0.key == "For six people" })
    #expect(note.places.contains("`note` of `family` in `Plan`"), "\(note)")
  }

  static let workedOut = """
    enum Status {
      ok "OK" { code: 200; name: "Fine" }
      missing "Missing" { name: "Not Found"; code: 404 }
      gone "Gone" { code: 410; name: "Gone"; title: "Never again" }

      let next = "\\(isBad ? "Bad" : "Good"), \\(title)"
      let code: Int
      let name: String
      let title: String = "\\(code): \\(name)"
      let isBad = code > limit
    }
    let limit = 300
    let name = Status.missing.next
    record Answer { status: Status = .ok; let line = "\\(status.title)!" }
    screen S "S" {
      var status: Status = .missing
      var answer: Answer = Answer(status: .gone)
      table {
        row "\\(status.next)" { on select -> status = .ok }
        row "\\(Status.missing.title) \\(answer.line)"
        row "\\(Status.allCases.filter($0.isBad).map($0.title).joined(separator: ", "))"
        row "\\(name)"
      }
    }
    """

  @Test("a default that reads other fields is worked out for each case that says nothing else")
  func workedOut() throws {
    let program = try Loading.program(Self.workedOut)
    var live = LiveScreen(program, screen: 0, now: "2026-11-21T09:41")
    func rows() -> [String] {
      live.tree.nodes.filter { $0.kind == .row }.map { $0.text ?? "" }
    }
    #expect(
      rows() == [
        "Bad, 404: Not Found", "404: Not Found Never again!", "404: Not Found, Never again",
        "Bad, 404: Not Found",
      ])
    let row = try #require(live.tree.nodes.firstIndex { $0.kind == .row })
    _ = live.perform(.select, of: row)
    live.refresh()
    #expect(rows().first == "Good, 200: Fine")
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      "  public var isBad: Bool {\n    code > TestConstants.limit\n  }",
      "case .missing: \"\\(code): \\(name)\"\n    case .gone: \"Never again\"",
      "case .ok: strings(\"\\(code): \\(name(shownIn: strings))\")",
    ] {
      #expect(code.contains(line), "\(line) in \(code)")
    }
    let strings = Generator.strings([program])
    for key in ["%lld: %@", "Never again", "Fine", "Not Found", "%@, %@"] {
      #expect(strings.contains { $0.key == key }, "\(key) in \(strings.map(\.key))")
    }
  }

  @Test("what is wrong with a default is told once, whatever number of cases has it")
  func toldOnce() {
    for (value, code) in [
      ("n + \"x\"", "type/operands"), ("n / (n - n)", "value/division-by-zero"),
      ("m", "control/unresolved-reference"), ("\"\\(x.formatted())\\(n)\"", "value/not-constant"),
      ("Kind.a.n + n", "value/not-constant"), ("Kind.a.last", "value/not-constant"),
    ] {
      let program = Program.check(
        SyntaxTree.parse(
          """
          let x = 1.5
          enum Kind { a { n: 1 }; b { n: 2 }; c { n: 3 }; let n: Int; let last = \(value) }
          """))
      let codes = program.findings.map(\.code.id)
      #expect(codes == [code], "\(value): \(codes)")
    }
  }

  @Test("a drawing shows what the case says, after each change")
  func preview() throws {
    var live = try LiveScreen(Loading.program(Self.source), screen: 0, now: "2026-11-21T09:41")
    func rows() -> [String] {
      live.tree.nodes.filter { $0.kind == .row }.map { $0.text ?? "" }
    }
    #expect(rows() == ["For one person", "18, 0, 3", "No help", "small", "Ada"])
    let row = try #require(live.tree.nodes.firstIndex { $0.kind == .row })
    let log = live.perform(.select, of: row)
    live.refresh()
    #expect(log.contains("choose(plan: .basic, price: 4.5)"), "\(log)")
    #expect(rows() == ["For six people", "18, 0, 3", "plan.family", "Ada"])
  }

  @Test("a constant reads what a case says, wherever that stands")
  func order() throws {
    let program = try Loading.program(
      """
      let all = Box(kind: .large).kind.size * 2 + Kind.small.size + standard.size
      let standard: Kind = .large
      record Box { kind: Kind; size: Int = Kind.large.size }
      enum Kind { small { size: unit }; large { size: Other.one.count + 1 }; let size: Int }
      enum Other { one { count: 4; kind: .small }; let count: Int; let kind: Kind }
      let unit = 3
      screen S "S" { content { label "\\(all) \\(Box(kind: .small).size)" } }
      """)
    let live = LiveScreen(program, screen: 0, now: "2026-11-21T09:41")
    #expect(live.tree.nodes.first { $0.kind == .label }?.text == "18 5")
  }

  @Test(arguments: [
    ("a; let n: Int", "type/case-fields"),
    ("a { n: 1 }; b; let n: Int", "type/case-fields"),
    ("a { m: 1 }; let n: Int = 2", "type/case-fields"),
    ("a { n: 1; n: 2 }; let n: Int", "property/duplicate"),
    ("a { n: \"x\" }; let n: Int", "type/mismatch"),
    ("a; let n: Int = \"x\"", "type/mismatch"),
    ("a { n: nil }; let n: Int", "type/mismatch"),
    ("a { n(normal): 2 }; let n: Int", "call/arguments"),
    ("a { n: now }; let n: Date", "control/unresolved-reference"),
    ("a { n: x.formatted() }; let n: String", "value/not-constant"),
    ("a { n: A.b.n }; b { n: 1 }; let n: Int", "value/not-constant"),
    ("a { n: y }; let n: Int", "value/cycle"),
    ("a { n: 1; m: n }; let n: Int; let m: Int", "type/case-fields"),
    ("a { n: 1 }; let n: Int; let m = k + n; let k = m", "value/cycle"),
    ("a { n: 1 }; let n: Int; let m: String = n", "type/mismatch"),
    ("a; let n: Int = 1; let a: Int = 2", "name/duplicate"),
    ("a; let n: Int = 1; let n: Int = 2", "name/duplicate"),
    ("a; let n: Wrong = 2", "name/unknown-type"),
  ])
  func mistakes(members: String, code: String) {
    let program = Program.check(
      SyntaxTree.parse(
        """
        enum A { \(members) }
        let x = 1.5
        let y = A.a.n
        """))
    let codes = program.findings.map(\.code.id)
    #expect(codes.first == code && Set(codes).count == 1, "\(codes)")
  }

  @Test(arguments: [
    ("enum A { a { n: 1 }; let n: Int }", "a.n = 2", "step/not-variable"),
    ("enum A { a { n: 1 }; let n: Int }", "b = a.m", "type/unknown-member"),
    ("enum A { a { n: 1 }; let n: Int }", "b = a.n()", "call/arguments"),
    ("enum A { a { n: 1 }; let n: Int }", "b = c.n", "type/mismatch"),
    ("enum A { a { n: 1 }; let n: Int }", "b = c?.n ?? 0", nil),
    ("enum A { a { n: 1 }; let n: Int }", "b = [a].map($0.n).count", nil),
    ("let x: Int? = nil; enum A { a { n: \"x\\(x)\" }; let n: String }", "b = a.n.count", nil),
  ])
  func uses(declaration: String, step: String, code: String?) {
    let program = Program.check(
      SyntaxTree.parse(
        """
        \(declaration)
        screen S "S" {
          var a: A = .a
          var b: Int = 0
          var c: A?
          content { button "Go" { on touchUpInside { \(step) } } }
        }
        """))
    #expect(program.findings.map(\.code.id) == [code].compactMap { $0 }, "\(program.findings)")
  }

  @Test("a field of very many cases is read in one step")
  func many() throws {
    let count = 2_000
    let cases = (0..<count).map { "c\($0) { n: \($0); note: \"Note \($0)\" }" }
    let workedOut = "let next = n + 1"
    let rows = (0..<500).map {
      "row { label \"\\(kind.note) \($0)\" { isHidden: kind.n == \($0) } }"
    }
    let program = try Loading.program(
      """
      enum Kind {
        \(cases.joined(separator: "\n  "))
        \(workedOut)
        let n: Int
        let note: String
      }
      screen S "S" {
        var kind: Kind = .c\(count - 1)
        table { \(rows.joined(separator: "\n")) }
      }
      """)
    let live = LiveScreen(program, screen: 0, now: "2026-11-21T09:41")
    #expect(live.tree.nodes.first { $0.kind == .label }?.text == "Note \(count - 1) 0")
    let keys = Generator.strings([program]).map(\.key)
    #expect(keys.filter { $0.hasPrefix("Note ") }.count == count)
  }
}
