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
    (
      "Account(id: 1, name: \"a\", address: Address(street: \"x\")).address?.city", .string("Paris")
    ),
    ("Account(id: 1, name: \"a\").address?.city ?? \"none\"", .string("none")),
    ("Account(id: 1, name: \"a\").address?.city", .none),
    ("Account(id: 1, name: \"a\", tags: [\"x\"]).tags.count", .int(1)),
    ("Account(id: 1, name: \"a\").kind == .savings", .bool(false)),
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
    ("Account(id: 1, name: \"a\").address.city", "type/mismatch"),
    ("Account(id: 1, name: \"a\")?.name", "type/operands"),
    ("Account(id: 1, name: \"a\").name()", "call/arguments"),
    ("Account(id: 1, name: \"a\").tags?.count", "type/operands"),
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
