import CtlChecker
import CtlSyntax
import CtlWorkspace
import Testing

/// Records: declarations, literals, fields, equality.
@Suite struct RecordTests {
  private func check(_ source: String) -> Program { Program.check(SyntaxTree.parse(source)) }

  private func codes(_ source: String) -> [String] { check(source).findings.map(\.code.id) }

  private static let account = """
    enum Kind { current; savings }
    record Address { city: String = "Paris"; street: String }
    record Account {
      id: Int
      name: String
      balance: Double in 0...1000 = 0
      kind: Kind = .current
      address: Address?
      tags: [String] = []
    }

    """

  @Test(arguments: [
    ("Account(id: 1, name: \"a\").balance", Value.double(0)),
    ("Account(id: 1, name: \"a\", balance: 12).balance", .double(12)),
    ("Account(name: \"a\", id: 7).id", .int(7)),
    ("Account(id: 1, name: \"a\") == Account(id: 1, name: \"a\", tags: [])", .bool(true)),
    ("Account(id: 1, name: \"a\") == Account(id: 2, name: \"a\")", .bool(false)),
    ("[Account(id: 1, name: \"a\"), Account(id: 2, name: \"b\")][1].name", .string("b")),
    ("Account(id: 1, name: \"a\").address == nil", .bool(true)),
    ("Account(id: 1, name: \"a\", balance: 3).with(name: \"b\").balance", .double(3)),
    ("Account(id: 1, name: \"a\").with(name: \"b\").name", .string("b")),
    (
      "Account(id: 1, name: \"a\", address: Address(street: \"x\")).address?.city", .string("Paris")
    ),
    ("Account(id: 1, name: \"a\").address?.city ?? \"none\"", .string("none")),
    ("Account(id: 1, name: \"a\").address?.city", .none),
    ("Account(id: 1, name: \"a\", tags: [\"x\"]).tags.count", .int(1)),
    ("Account(id: 1, name: \"a\").kind == .savings", .bool(false)),
    ("Account(id: 1, name: \"a\").address?.city.uppercased()", .none),
    ("Account(id: 1, name: \"a\").address?.city.isEmpty ?? true", .bool(true)),
    (
      "Account(id: 1, name: \"a\", address: Address(street: \" x \")).address?.street.trimmed().count",
      .int(1)
    ),
    ("[\"ab\"].first?.uppercased()", .string("AB")), ("[2.5].max()?.round()", .int(3)),
    ("[\"b\"].first?.contains(\"b\") == true", .bool(true)),
  ])
  func values(expression: String, value: Value) {
    let program = check(RecordTests.account + "let x = \(expression)")
    #expect(program.findings.map { "\($0)" } == [])
    #expect(program.constants.first.flatMap { program.constant($0.value) } == value)
  }

  @Test(arguments: [
    ("Account(id: 1)", "call/arguments"), ("Account(1, name: \"a\")", "call/arguments"),
    ("Account(id: 1, name: \"a\", size: 2)", "call/arguments"),
    ("Account(id: 1, id: 1, name: \"a\")", "call/arguments"),
    ("Account(id: \"1\", name: \"a\")", "type/mismatch"),
    ("Account(id: 1, name: \"a\", balance: 2000)", "value/out-of-range"),
    ("Account(id: 1, name: \"a\").nam", "type/unknown-member"),
    ("Account(id: 1, name: \"a\").with(nam: \"b\")", "call/arguments"),
    ("Account(id: 1, name: \"a\").with(balance: 2000)", "value/out-of-range"),
    ("Account(id: 1, name: \"a\").address.city", "type/mismatch"),
    ("Account(id: 1, name: \"a\")?.name", "type/operands"),
    ("Account(id: 1, name: \"a\").name()", "call/arguments"),
    ("Account(id: 1, name: \"a\").tags?.count", "type/operands"),
    ("Account(id: 1, name: \"a\").address?.street.isEmpty()", "call/arguments"),
    ("Account(id: 1, name: \"a\").address?.street.trimed()", "type/unknown-member"),
    ("[\"a\"].first.isEmpty", "type/mismatch"),
    ("\"\\(Account(id: 1, name: \"a\"))\"", "type/mismatch"),
    ("Account", "type/mismatch"),
  ])
  func mistakes(expression: String, code: String) {
    #expect(codes(RecordTests.account + "let x = \(expression)") == [code])
  }

  @Test(arguments: [
    ("record A { a: Int; a: Int }", ["name/duplicate"]),
    ("record A { a: A? }", ["value/cycle"]),
    ("record A { b: [B] }\nrecord B { c: C }\nrecord C { a: A? }", ["value/cycle"]),
    ("record A { a: Int = \"x\" }", ["type/mismatch"]),
    ("record A { a: Int in 1...3 = 5 }", ["value/out-of-range"]),
    ("record A { a: Int in [1, 2] = 5 }", ["type/mismatch"]),
    ("record A { a: String = localized(\"x\") }", ["value/not-constant"]),
    ("record A { a: Thing }", ["name/unknown-type"]),
    ("record A { a: B = B(b: k) }\nlet k = 3\nrecord B { b: Int }", []),
    ("record A { a: Int = k }\nlet k = A().a", ["value/cycle"]),
    ("record A { }\nlet a = A()", []),
  ])
  func declarations(source: String, expected: [String]) {
    #expect(codes(source) == expected)
  }

  private static let items = """
    let all = [
      Account(id: 1, name: "b", balance: 2), Account(id: 2, name: "a", balance: 5, tags: ["x"]),
    ]

    """

  @Test(arguments: [
    ("all.filter($0.balance > 3).count", Value.int(1)),
    ("all.sorted(by: $0.name).first?.id", .int(2)),
    ("all.count(where: $0.balance > 3)", .int(1)),
    ("all.contains(where: $0.tags.contains(\"x\"))", .bool(true)),
    ("all.sum($0.balance)", .double(7)), ("all.min($0.balance)", .double(2)),
    ("all.max($0.id)", .int(2)), ("all.map($0.name)", .list([.string("b"), .string("a")])),
    ("all.last?.name ?? \"none\"", .string("a")), ("[1, 2, 3].filter($0 > 1).sum($0)", .int(5)),
    ("all.filter($0.id > 9).max($0.id)", .none), ("all.unique($0.kind).count", .int(1)),
    ("[3, 1, 3].unique($0)", .list([.int(3), .int(1)])),
    ("all.last?.tags.count", .int(1)),
    ("all.firstIndex(where: $0.name == \"a\")", .int(1)),
    ("all.first(where: $0.balance > 1)?.name", .string("b")),
    ("all.first(where: $0.id > 9)?.name", .none), ("[3, 1].first(where: $0 < 2)", .int(1)),
    ("all.flatMap($0.tags)", .list([.string("x")])),
    ("[1, 2].flatMap([$0, $0 * 10])", .list([.int(1), .int(10), .int(2), .int(20)])),
    ("[3, 1].firstIndex(of: 1)", .int(1)), ("[3].firstIndex(of: 2)", .none),
    ("[3] + [1, 2]", .list([.int(3), .int(1), .int(2)])),
    ("all.first?.tags.filter($0 != \"x\").count", .int(0)),
    ("all.first?.tags.first?.uppercased() ?? \"-\"", .string("-")),
    ("all.filter($0.id > 9).first?.tags.contains(where: $0 == \"x\")", .none),
  ])
  func functionsOfLists(expression: String, value: Value) throws {
    let program = check(
      RecordTests.account + RecordTests.items
        + "screen S { content { label \"x\" { isHidden: true || (\(expression)) == (\(expression)) } } }"
    )
    #expect(program.findings.filter { $0.severity == .error }.isEmpty, "\(program.findings)")
    let evaluated = check(
      RecordTests.account + RecordTests.items + "let x = \(expression)")
    let id = try #require(evaluated.constants.last?.value)
    #expect(FirstValues().value(id, Place(evaluated)) == value)
  }

  @Test(arguments: [
    ("all.unique($0.tags)", "type/mismatch"), ("all.filter($0.balance)", "type/mismatch"),
    ("all.filter()", "call/arguments"),
    ("all.filter(by: $0.id > 1)", "call/arguments"), ("all.sorted(by: $0.tags)", "type/mismatch"),
    ("$0.name", "control/unresolved-reference"), ("all.map($0.nam)", "type/unknown-member"),
  ])
  func mistakesInFunctionsOfLists(expression: String, code: String) {
    #expect(
      codes(RecordTests.account + RecordTests.items + "let x = \(expression)") == [code])
  }

  @Test(arguments: [
    ("for a in all where a.balance > 1 { row { switch { isOn <-> a.isOn } } }", []),
    ("for a in all { row { switch { isOn <-> a.isOn } } } else { row { label \"None\" } }", []),
    ("for a in all where a.isOn { row { label a.name } } else { row { label \"None\" } }", []),
    ("for a in all.filter($0.isOn) { row { switch { isOn <-> a.isOn } } }", []),
    ("for a in all.sorted(by: $0.name).reversed() { row { switch { isOn <-> a.isOn } } }", []),
    ("for a in all.unique($0) { row { switch { isOn <-> a.isOn } } }", ["binding/not-variable"]),
    ("row { switch { isOn <-> one.isOn } }", []), ("row { switch { isOn <-> all[0].isOn } }", []),
    ("row { switch { isOn <-> fixed.isOn } }", ["binding/not-variable"]),
    ("row { switch { isOn <-> chosen?.isOn } }", ["binding/not-variable"]),
    ("for a in all where a.balance { row { label \"x\" } }", ["type/mismatch"]),
    ("for a in all else { row { label \"x\" } }", ["syntax/unexpected"]),
    ("for a in shown { row { switch { isOn <-> a.isOn } } }", []),
    ("if let a = chosen { row { switch { isOn <-> a.isOn } } }", []),
    ("if let a = chosen { for b in a.list { row { switch { isOn <-> b.isOn } } } }", []),
    ("if let a = chosen { } else { row { label a.name } }", ["control/unresolved-reference"]),
    ("if let a = one { row { label a.name } }", ["type/operands"]),
    ("if let a = all.first { row { switch { isOn <-> a.isOn } } }", ["binding/not-variable"]),
    ("row { on select { if let a = chosen { a.isOn = true } } }", []),
    (
      "row { on select { if let a = chosen { } else { a.isOn = true } } }",
      ["control/unresolved-reference"]
    ),
  ])
  func loops(member: String, expected: [String]) {
    let source = """
      record B { isOn: Bool = false }
      record A { balance: Double; name: String = ""; isOn: Bool = false; list: [B] = [] }
      let fixed = A(balance: 1)
      screen S {
        var all: [A] = [A(balance: 1)]
        var one: A = A(balance: 2)
        var chosen: A?
        let shown = all.filter($0.isOn).sorted(by: $0.name)
        table { \(member.replacing("label a.name", with: "label \"\\(a.name)\"")) }
      }
      """
    #expect(codes(source) == expected)
  }

  @Test func fieldsThatAreHalfWrittenAreOneMistake() {
    for field in ["name", "name:", "var name: String", "name: String,", "name String", "= 3"] {
      let source =
        "record A { \(field)\n  size: Int }\nscreen S { var a: [A] = [A(size: 1, name: \"x\")] }"
      #expect(codes(source).count == 1, "\(field): \(codes(source))")
    }
  }

  @Test func recordsOfOtherFilesHaveTheirFieldsAndDefaults() throws {
    var workspace = Workspace(root: ".")
    workspace.open("Home.ctl", Array(RecordTests.account.utf8))
    let source = """
      import "Home.ctl"
      let first = Account(id: 1, name: "a").kind == .current
      let none = Account(id: 1, name: "a", addres: nil)
      """
    workspace.open("Main.ctl", Array(source.utf8))
    let program = try #require(workspace.check(["Main.ctl"]).first??.program)
    #expect(program.constant(program.constants[0].value) == .bool(true))
    #expect(program.findings.map(\.code.id) == ["call/arguments"])
  }
}
