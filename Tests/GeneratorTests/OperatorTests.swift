import CtlChecker
import CtlRuntime
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import Testing

@testable import CtlGenerator

/// The lists of operators belong together: each operator lexes, parses at its level, folds, is
/// computed for a running screen and is written in Swift, and all of that means the same.
@Suite struct OperatorTests {
  /// An expression over the variables of `screen`, the same over constants, and what both show.
  struct Example: Sendable {
    let spelling: String
    let level: Operator.Level
    let live: String
    let constant: String
    let shown: String
    let swift: String
  }

  static let examples: [Example] = [
    Example(
      spelling: "??", level: .coalescing, live: "none ?? text", constant: "nil ?? \"t\"",
      shown: "t", swift: "none ?? text"),
    Example(
      spelling: "||", level: .disjunction, live: "no || yes", constant: "false || true",
      shown: "true", swift: "no || yes"),
    Example(
      spelling: "&&", level: .conjunction, live: "no && yes", constant: "false && true",
      shown: "false", swift: "no && yes"),
    Example(
      spelling: "==", level: .comparison, live: "a == b", constant: "7 == 2", shown: "false",
      swift: "a == b"),
    Example(
      spelling: "!=", level: .comparison, live: "a != b", constant: "7 != 2", shown: "true",
      swift: "a != b"),
    Example(
      spelling: "<", level: .comparison, live: "a < b", constant: "7 < 2", shown: "false",
      swift: "a < b"),
    Example(
      spelling: "<=", level: .comparison, live: "a <= a", constant: "7 <= 7", shown: "true",
      swift: "a <= a"),
    Example(
      spelling: ">", level: .comparison, live: "a > b", constant: "7 > 2", shown: "true",
      swift: "a > b"),
    Example(
      spelling: ">=", level: .comparison, live: "b >= a", constant: "2 >= 7", shown: "false",
      swift: "b >= a"),
    Example(
      spelling: "+", level: .sum, live: "a + b", constant: "7 + 2", shown: "9",
      swift: "a.adding(b)"),
    Example(
      spelling: "-", level: .sum, live: "b - a", constant: "2 - 7", shown: "-5",
      swift: "b.subtracting(a)"),
    Example(
      spelling: "*", level: .product, live: "a * b", constant: "7 * 2", shown: "14",
      swift: "a.multiplied(by: b)"),
    Example(
      spelling: "/", level: .product, live: "a / b", constant: "7 / 2", shown: "3",
      swift: "a.divided(by: b)"),
    Example(
      spelling: "%", level: .product, live: "a % b", constant: "7 % 2", shown: "1",
      swift: "a.remainder(dividingBy: b)"),
    Example(
      spelling: "!", level: .prefix, live: "!yes", constant: "!true", shown: "false", swift: "!yes"),
    Example(
      spelling: "-", level: .prefix, live: "-a", constant: "-7", shown: "-7",
      swift: "0.subtracting(a)"),
  ]

  private func program(_ expression: String) -> Program {
    Program.check(
      SyntaxTree.parse(
        """
        screen S "S" {
          var a: Int = 7
          var b: Int = 2
          var yes: Bool = true
          var no: Bool = false
          var none: String? = nil
          var text: String = "t"
          content { label shown "<\\(\(expression))>" }
        }
        """))
  }

  private func picture(_ program: Program) throws -> String {
    String(decoding: try Terminal.render(program).text, as: UTF8.self)
  }

  @Test(arguments: examples) func meaning(example: Example) throws {
    let live = program(example.live)
    #expect(live.findings.isEmpty)
    #expect(try picture(live).contains("<\(example.shown)>"))
    let swift = Generator.swift(live, Options()).text
    #expect(swift.contains(example.swift), "\(swift)")

    let constant = program(example.constant)
    #expect(constant.findings.isEmpty)
    let property = try #require(constant.properties.first { $0.name == .text })
    #expect(constant.constant(property.expression) == .string("<\(example.shown)>"))
  }

  @Test func ranges() throws {
    for (spelling, count) in [("...", 6), ("..<", 5)] {
      let source =
        "screen S \"S\" { var a: Int = 2\n var b: Int = 7\n content { "
        + "for i in a\(spelling)b { label \"item \\(i)\" }\n"
        + "for i in b\(spelling)a { label \"never \\(i)\" } } }"
      let program = Program.check(SyntaxTree.parse(source))
      let lines = try picture(program).split(separator: "\n")
      #expect(lines.filter { $0.contains("item") }.count == count)
      #expect(lines.filter { $0.contains("never") }.isEmpty)
      #expect(program.findings.isEmpty)
    }
  }

  /// Every row has its token and is covered above.
  @Test func rows() {
    for one in Operator.all {
      let tree = SyntaxTree.parse(one.spelling)
      #expect(tree.tokenKinds[0] == one.token && one.token.spelling == one.spelling)
      #expect(one.level == .prefix ? one.token.isPrefix : one.token.level == one.level)
      #expect(
        one.level == .range
          || Self.examples.contains { $0.spelling == one.spelling && $0.level == one.level })
    }
    let spelled = Set(Operation.allCases.compactMap(\.spelling))
    #expect(spelled == Set(Operator.all.filter { $0.level != .prefix }.map(\.spelling)))
  }

  /// An operator of a tighter level is an operand of one of a looser level, on either side.
  @Test func levels() {
    let binaries = Operator.all.filter { $0.level != .prefix }
    for outer in binaries {
      for inner in binaries where inner.level.rawValue > outer.level.rawValue {
        for text in [
          "a \(outer.spelling) b \(inner.spelling) c", "a \(inner.spelling) b \(outer.spelling) c",
        ] {
          let tree = SyntaxTree.parse("let x = \(text)")
          let nodes = tree.nodes.indices.filter { tree.nodes[$0].kind == .binaryExpression }
          #expect(nodes.count == 2, "\(text)")
        }
      }
    }
  }

  // MARK: Saturation

  static let extremes = [
    Int.min, .min + 1, -1_000_000_007, -7, -2, -1, 0, 1, 2, 3, 1_000_000_007, .max - 1, .max,
  ]

  @Test func wholeNumbersStopWhereGeneratedCodeStops() {
    for a in Self.extremes {
      for b in Self.extremes {
        func value(_ operation: CtlChecker.Operation) -> Value? {
          operation.outcome(.int(a), .int(b)).value
        }
        #expect(value(.add) == .int(a.adding(b)))
        #expect(value(.subtract) == .int(a.subtracting(b)))
        #expect(value(.multiply) == .int(a.multiplied(by: b)))
        #expect(value(.divide) == .int(a.divided(by: b)))
        #expect(value(.remainder) == .int(a.remainder(dividingBy: b)))
      }
    }
  }

  @Test func durationsStopWhereGeneratedCodeStops() {
    for a in Self.extremes {
      for b in Self.extremes {
        let (x, y) = (Duration.milliseconds(a), Duration.milliseconds(b))
        func value(_ operation: CtlChecker.Operation, _ right: Value) -> Value? {
          operation.outcome(.duration(a), right).value
        }
        #expect(value(.add, .duration(b)) == .duration(x.adding(y).milliseconds))
        #expect(value(.subtract, .duration(b)) == .duration(x.subtracting(y).milliseconds))
        #expect(value(.multiply, .int(b)) == .duration(x.multiplied(by: b).milliseconds))
        #expect(value(.divide, .int(b)) == .duration(x.divided(by: b).milliseconds))
        for factor in [0, 0.5, -1.5, 1e300, -1e300] {
          #expect(
            value(.multiply, .double(factor)) == .duration(x.multiplied(by: factor).milliseconds))
          #expect(
            value(.divide, .double(factor)) == .duration(x.divided(by: factor).milliseconds))
        }
      }
    }
  }

  @Test(arguments: [
    ("a + 1", "9223372036854775807"), ("-a - 2", "-9223372036854775808"), ("a / b", "0"),
    ("a % b", "0"), ("abs(-a - 1)", "9223372036854775807"), ("[1, 2][a]", "0"),
  ])
  func aPictureStopsThere(expression: String, shown: String) throws {
    let source =
      "screen S \"S\" { var a: Int = 9223372036854775807\n var b: Int = 0\n"
      + " content { label \"<\\(\(expression))>\" } }"
    let program = Program.check(SyntaxTree.parse(source))
    #expect(program.findings.isEmpty)
    #expect(try picture(program).contains("<\(shown)>"))
  }

  @Test func aScreenThatIsNotThereIsNotDrawn() {
    let program = Program.check(SyntaxTree.parse("enum E { a }"))
    var state = ScreenState(program, screen: 0)
    #expect(state.variables.isEmpty)
    #expect(throws: (any Error).self) { try state.set("a=1", in: program) }
    #expect(throws: (any Error).self) { try Terminal.tree(program, 0, [], RenderOptions()) }
    #expect(LiveScreen(program, screen: 0, now: "").tree.nodes.isEmpty)
  }
}
