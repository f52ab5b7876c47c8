import CtlChecker
import CtlSyntax
import Testing

/// The numbers that an expression can have, from the ranges of variables and fields.
@Suite struct NumberBoundsTests {
  /// What an expression is bounded by in a screen, and whether Swift's own operator may trap.
  private func bounds(
    _ expression: String, _ type: String = "Int"
  ) throws -> (bounds: NumberBounds?, mayOverflow: Bool) {
    let program = Program.check(
      SyntaxTree.parse(
        """
        record Item { id: Int in 1...20 }
        component Use(m: Int) { label "\\(m)" }
        screen S(item: Item) {
          var result: \(type)
          var any: Int
          var n: Int in 0...9
          var m: Int in 2..<4
          var share: Double in 0...1
          var word: String
          var day: Date
          var isOn: Bool
          let twice = n * 2
          content {
            for i in 1...3 { button "Go" { on touchUpInside -> result = \(expression) } }
          }
        }
        """))
    let step = try #require(program.steps.first, "\(program.findings)")
    guard case .assign(_, let id) = step.form else { throw NoValue() }
    return (program.bounds(of: id), program.mayOverflow(program.expression(id)))
  }

  private struct NoValue: Error {}

  @Test(
    "comparisons of whole numbers are exact",
    arguments: [
      ("big > 9007199254740992", nil), ("big >= 9007199254740994", false),
      ("big < 9007199254740994", true), ("big <= 9007199254740992", nil), ("n <= 9", true),
      ("n > 8", nil), ("n == 10", false), ("n != 10", true), ("n == 9", nil), ("m < 2", false),
      ("m > n", nil),
    ] as [(String, Bool?)])
  func comparisons(text: String, outcome: Bool?) throws {
    let program = Program.check(
      SyntaxTree.parse(
        """
        screen S {
          var big: Int in 0...9007199254740993
          var n: Int in 0...9
          var m: Int in 2..<4
          content { if \(text) { label "A" } }
        }
        """))
    let comparison = try #require(
      program.expressions.last { $0.type == .bool && $0.operandCount == 2 })
    let left = try #require(program.bounds(of: program.operand(0, of: comparison)))
    let right = try #require(program.bounds(of: program.operand(1, of: comparison)))
    #expect(left.compared(comparison.operation, right) == outcome)
  }

  @Test(arguments: [
    ("n", 0, 9), ("m", 2, 3), ("item.id", 1, 20), ("i", 1, 3), ("twice", 0, 18), ("-n", -9, 0),
    ("n + m", 2, 12), ("n - m", -3, 7), ("n * -m", -27, 0), ("n / m", 0, 4), ("n / (m - 4)", -9, 0),
    ("any % 4", -3, 3), ("n % 4", 0, 3), ("-n % 100", -9, 0), ("isOn ? n : 12", 0, 12),
    ("min(n, 5)", 0, 5), ("max(n, m)", 2, 9), ("abs(n - 7)", 0, 7), ("abs(-m)", 2, 3),
    ("round(share)", 0, 1), ("day.month", 1, 12), ("Int(word) ?? n", .min, .max),
    ("any", .min, .max), ("any + 1", .min + 1, .max), ("min(any, 5)", .min, 5),
    ("any / 2", .min / 2, .max / 2),
  ])
  func ofWholeNumbers(expression: String, least: Int, greatest: Int) throws {
    let found = try #require(bounds(expression).bounds)
    #expect(found.least == .int(least) && found.greatest == .int(greatest), "\(found)")
  }

  @Test(arguments: [
    ("share * 100", 0.0, 100.0), ("Double(n) / 2", 0, 4.5), ("1 / (share - 2)", -1, -0.5),
    ("1 / share", -.infinity, .infinity), ("min(share, 0.5)", 0, 0.5),
  ])
  func ofFractions(expression: String, least: Double, greatest: Double) throws {
    #expect(try bounds(expression, "Double").bounds?.ends == least...greatest)
  }

  @Test(arguments: [
    ("n", NumberBounds.Source.range), ("item.id", .range), ("n + 1", .reached), ("n + m", .reached),
    ("n - n", .around), ("n % 4", .around), ("isOn ? n : 12", .around), ("any", .type),
    ("7", .reached),
    ("any + n", .around),
  ])
  func sources(expression: String, source: NumberBounds.Source) throws {
    #expect(try bounds(expression).bounds?.source == source)
  }

  @Test func nothingElse() throws {
    #expect(try bounds("word", "String").bounds == nil)
    #expect(try bounds("isOn", "Bool").bounds == nil)
  }

  /// Generated code has the plain operator where it cannot trap.
  @Test(arguments: [
    ("n + m", false), ("any + 1", true), ("-n", false), ("-any", true), ("-min(any, n)", true),
    ("abs(n)", false), ("abs(max(any, -5))", false), ("abs(min(any, 5))", true), ("any / 2", false),
    ("any / -1", true), ("any / n", true), ("any % m", false), ("any % (m - 4)", true),
    ("any % (m - 3)", true), ("n * 1000000000000000000", false), ("n * 2000000000000000000", true),
  ])
  func overflow(expression: String, may: Bool) throws {
    #expect(try bounds(expression).mayOverflow == may)
  }

  /// Each name stands for two of the one before it.
  @Test func effort() {
    let names = (1...60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "; ")
    let program = Program.check(
      SyntaxTree.parse(
        "screen S { var a0: Int in 0...1 = 0; \(names); content { label \"\\(a60)\" } }"))
    for index in program.expressions.indices { _ = program.bounds(of: ExpressionID(index)) }
  }
}
