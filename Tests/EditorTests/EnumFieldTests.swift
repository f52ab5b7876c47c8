import CtlDiagnostics
import CtlEditor
import Testing

/// The fields of enums in the editor: `▮` is the cursor.
@Suite struct EnumFieldTests {
  static let file = """
    enum Plan {
      basic "Basic" { price: 5; image: "person" }
      family "Family" { price: 9 }
      let price: Double
      let image: Image = "people"
      let next: Plan?
    }
    record Person { name: String; plan: Plan = .basic }
    screen Main {
      var plan: Plan = .basic
      var wished: Plan?
      var people: [Person] = []

    """

  func items(_ source: String) -> [CompletionItem] {
    let fixture = Fixture(source)
    return fixture.snapshot.completions(at: fixture.offset, in: fixture.file).items
  }

  @Test(arguments: [
    ("on load -> note = load.▮", "String"), ("on load { note = load.▮ }", "String"),
    ("on load -> note = \"a \\(load.▮) b\"", "String"),
    ("on load.failed(why) -> note = load.▮", "String"),
    ("on save -> note = load.▮", "String?"), ("on appear { note = load.▮ }", "String?"),
    ("content { label \"\\(load.▮)\" }", "String?"),
  ])
  func whatATaskWasStartedWith(member: String, type: String) {
    let items = items(
      """
      screen Main {
        var note: String = ""
        task load(title: String, kind: .network)
        task save(kind: .network)
        \(member)
      }
      """)
    #expect(items.first { $0.text == "title" || $0.label == "title" }?.detail == type)
  }

  @Test(arguments: [
    ("label \"\\(plan.▮)\"", ["price", "image", "next"], ["with", "basic", "name"]),
    ("label \"\\(wished?.▮)\"", ["price"], ["with", "basic"]),
    ("label \"\\(Plan.family.▮)\"", ["price"], ["basic", "allCases"]),
    ("label \"\\(plan.next?.▮)\"", ["price"], ["basic"]),
    ("label \"\\(people[0].plan.▮)\"", ["price"], ["name"]),
    ("label \"\\(people.sum($0.plan.▮))\"", ["price"], ["name"]),
    ("label \"\\(Plan.allCases.map($0.▮))\"", ["price", "image"], ["basic"]),
    ("label \"\\(plan.price.▮)\"", ["formatted(.currency)"], ["price"]),
  ])
  func values(member: String, expected: [String], absent: [String]) {
    check(Self.file + "  content { \(member) }\n}", expected, absent)
  }

  @Test(arguments: [
    ("a { ▮ }", ["price", "image", "next"], ["basic", "let", "label"]),
    ("a { price: 1; ▮ }", ["image", "next"], ["price"]),
    ("a { price: ▮ }", ["limit"], [".a"]),
    ("a { next: .▮ }", ["a", "b"], ["price"]),
    ("a { next: ▮ }", [".a", "nil"], []),
    ("a\n  let last: ▮", ["Double", "Plan"], []),
    ("a\n  let last: Double = ▮", ["limit", "price"], [".a"]),
    ("a\n  let last = \"\\(image) \\(▮)\"", ["limit", "price"], [".a"]),
    ("a\n  ▮", ["let"], ["price"]),
  ])
  func declarations(member: String, expected: [String], absent: [String]) {
    check(
      """
      let limit = 3.5
      let title = "x"
      enum Plan {
        b { price: 2 }
        let price: Double
        let image: Image = "people"
        let next: Plan?
        \(member)
      }
      """, expected, absent)
  }

  @Test(arguments: [
    ("let more = ▮", ["price", "unit"], ["more"]),
    ("let more = price * ▮", ["price", "unit"], ["more"]),
    ("more: Double = ▮", ["unit"], ["price"]),
  ])
  func fieldsOfRecords(member: String, expected: [String], absent: [String]) {
    check("let unit = 1.5\nrecord Line { price: Double; \(member) }", expected, absent)
  }

  private func check(_ source: String, _ expected: [String], _ absent: [String]) {
    let labels = items(source).map(\.label)
    for name in expected { #expect(labels.contains(name), "\(name) in \(labels.prefix(30))") }
    for name in absent { #expect(!labels.contains(name), "\(name) in \(labels.prefix(30))") }
  }

  @Test("a case sets a field with its sign")
  func colon() throws {
    let item = try #require(
      items("enum A { a { ▮ }; let size: Int }").first { $0.label == "size" })
    #expect(item.text == "size: " && item.detail == "Int")
  }

  @Test("a field is renamed in the cases, where it is declared and where it is read")
  func rename() throws {
    let source = """
      enum Plan { a { pri▮ce: 5 }; b { price: 6 }; let price: Int; let more = price + price }
      let all = Plan.a.price + [Plan.b].sum($0.price)
      """
    let fixture = Fixture(source)
    let edits = try fixture.snapshot.rename(
      at: fixture.offset, in: fixture.file, to: "cost"
    ).get()
    #expect(
      fixture.applying(edits) == """
        enum Plan { a { cost: 5 }; b { cost: 6 }; let cost: Int; let more = cost + cost }
        let all = Plan.a.cost + [Plan.b].sum($0.cost)
        """)
    for taken in ["a", "image"] {
      let other = Fixture("enum Plan { a { pri▮ce: 5 }; let price: Int; let image: Int = 2 }")
      let result = other.snapshot.rename(at: other.offset, in: other.file, to: taken)
      #expect(throws: Refusal.self) { try result.get() }
    }
  }

  @Test(arguments: [
    ("enum P { a { pri▮ce: 5 }; let price: Int }", "let price: Int", "Field of"),
    ("enum P { a { price: 5 }; let pri▮ce: Int = 3 }", "let price: Int = 3", "`P`"),
    (
      "enum P { ▮a { price: 5 }; let price: Int; let image: Image = \"x\" }", "P.a",
      "`price: 5`"
    ),
    ("enum ▮P { a { price: 5 }; let price: Int }", "enum P { a; let price: Int }", ""),
    ("enum P { a { price: 5 }; let price: Int }\nlet b = P.a.▮price", "let price: Int", "`P`"),
    ("enum P { a { n: 5 }; let n: Int; let m = ▮n * 2 }", "let n: Int", "`P`"),
    ("enum P { ▮a { n: 5 }; let n: Int; let m = n * 2 }", "P.a", "`m: 10`"),
  ])
  func hover(source: String, code: String, text: String) throws {
    let fixture = Fixture(source)
    let hover = try #require(fixture.snapshot.hover(at: fixture.offset, in: fixture.file))
    let contents = hover.contents.markdown
    #expect(contents.contains(code) && (text.isEmpty || contents.contains(text)), "\(contents)")
  }

  @Test("the outline has the fields of an enum")
  func outline() {
    let fixture = Fixture("enum Plan { a \"A\" { price: 5 }; let price: Int }")
    let symbols = fixture.snapshot.documentSymbols(in: fixture.file)
    #expect(symbols.map(\.name) == ["Plan"])
    #expect(symbols[0].children.map(\.name) == ["a", "price"])
    #expect(symbols[0].children.map(\.kind) == [.enumCase, .field])
    let found = fixture.snapshot.workspaceSymbols(matching: "price")
    #expect(found.map(\.container) == ["Plan"])
  }
}
