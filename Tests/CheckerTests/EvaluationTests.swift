import CtlCatalogue
import CtlChecker
import CtlSyntax
import Testing

/// Constants are computed where they are written, and what has no value is a finding.
@Suite struct EvaluationTests {
  private func check(_ source: String) -> Program { Program.check(SyntaxTree.parse(source)) }

  private func codes(_ source: String) -> [String] { check(source).findings.map(\.code.id) }

  @Test(arguments: [
    "let d: Duration = -(1ms * (-9223372036854775807 - 1))",
    "let n = -(-9223372036854775807 - 1)", "let n = abs(-9223372036854775807 - 1)",
    "let n = (-9223372036854775807 - 1) / -1", "let n = round(1e300)",
    "let d = 1h * 1e300", "let x = 1e308 * 10.0",
  ])
  func overflow(source: String) {
    #expect(codes(source) == ["value/overflow"])
  }

  @Test(arguments: [
    ("7 / 0", "value/division-by-zero"), ("7 % 0", "value/division-by-zero"),
    ("1.5 / 0.0", "value/division-by-zero"), ("[1, 2][2]", "value/index-out-of-range"),
    ("3...2", "range/empty"),
  ])
  func problems(expression: String, code: String) {
    let found = codes("let x = \(expression)")
    #expect(found.count == 1 && (found == [code] || expression == "3...2"), "\(found)")
  }

  @Test(arguments: [
    ("(-9223372036854775807 - 1) % -1", Value.int(0)), ("min(2, 1)", .int(1)),
    ("9007199254740992 < 9007199254740993", .bool(true)), ("round(-2.5)", .int(-3)),
    ("round(0.49999999999999994)", .int(0)), ("count([1, 2])", .int(2)),
    ("\"a\" + \"b\"", .string("ab")), ("[4, 5][1]", .int(5)), ("true ? 1 : 2", .int(1)),
    ("1h / 2", .duration(1_800_000)), ("1h / 30min", .double(2)), ("6pt / 4pt", .double(1.5)),
    ("2 * 4pt", .length(8)),
  ])
  func folding(expression: String, value: Value) {
    let program = check("let x = \(expression)")
    #expect(program.findings.isEmpty)
    #expect(program.constant(program.constants[0].value) == value)
  }

  /// Counts how often names are looked up; what variables are worth is not known.
  private final class Lookups: Environment {
    var effort = Effort(limit: 1_000_000)
    let namedValues: NamedValues? = NamedValues(remembering: true)
    var count = 0

    func worth(of symbol: Symbol, _ place: Place) -> Worth {
      count += 1
      return symbol.kind == .constant ? worth(ofConstant: symbol, place) : .unknown
    }

    func worth(of property: PropertyName, of element: Symbol, _ place: Place) -> Value? { nil }
  }

  @Test func whatANameIsNotWorthIsRemembered() {
    let names = (1...300).map { "  let a\($0) = a\($0 - 1) + 1" }.joined(separator: "\n")
    let program = check("screen S {\n  var n: Int in 1...9 = 1\n  let a0 = n\n\(names)\n}")
    let lookups = Lookups()
    for constant in program.constants {
      #expect(lookups.value(constant.value, Place(program, frame: -1)) == nil)
    }
    #expect(lookups.count < 2_000)
  }

  @Test func whatDecidesAloneIsKnown() {
    let program = check(
      """
      screen S {
        var flag: Bool = true
        let a = flag && false
        let b = true || flag
        let c = false && flag
        let d = flag || false
      }
      """)
    let values = program.constants.map { program.constant($0.value) }
    #expect(values == [.bool(false), .bool(true), .bool(false), nil])
  }

  @Test func initialValuesSeeTheConstantsOfTheirScreen() {
    let program = check(
      """
      screen S {
        var cups: Int = start + 1
        var size: Int = abs(n)
        var first: Int in 0...start = list[0]
        let start = base
        let base = 3
        let n = -4
        let list = [1, 2]
        let double = cups * 2
      }
      """)
    #expect(program.findings.isEmpty)
    let values = program.variables.map { $0.initialValue.flatMap { program.constant($0) } }
    #expect(values == [.int(4), .int(4), .int(1)])
    #expect(program.range(of: program.variables[2])?.text == "0...3")
    #expect(program.constants.last?.type == .int)
  }

  @Test func anInitialValueThatIsOutOfRangeIsReported() {
    #expect(
      codes("screen S { let list = [1, 2]\n var d: Int = list[9] }")
        == ["value/index-out-of-range"])
    #expect(
      codes("screen S { let most = 9\n var d: Int in 0...5 = most }") == ["value/out-of-range"])
  }

  @Test func initialValuesInACircleAreReportedOnce() {
    #expect(codes("screen S { var a: Int = b\n var b: Int = a }") == ["value/cycle"])
    #expect(codes("screen S { var a: Int = a }") == ["value/cycle"])
    #expect(codes("screen S { var a: Int = c\n let c = a }") == ["value/cycle"])
    // A range is no initial value.
    #expect(codes("screen S { var a: Int in 0...b = 1\n var b: Int in a...9 = 2 }") == [])
  }

  @Test func rulesFollowTheConstantsOfAComponent() {
    let program = check(
      """
      component C(n: Int) {
        let twice = [n, n * 2]
        let text = "\\(twice[1]) pages"
        label "\\(text)"
      }
      screen S { content { C { n: 4 } } }
      """)
    #expect(program.findings.isEmpty)
    let expansion = Expansion(program, .screen(0))
    let place = expansion.instances.last { $0.frame >= 0 }
    let property = program.properties.first { $0.name == .text }
    #expect(
      expansion.value(property!.expression, of: program, in: place!.frame) == .string("8 pages"))
  }

  @Test func workIsBounded() {
    let doubled = (1..<60).map { "let c\($0) = c\($0 - 1) + c\($0 - 1)" }
    // Texts: too long to be constants.
    let texts = check((["let c0 = \"text\""] + doubled).joined(separator: "\n"))
    #expect(texts.findings.isEmpty)
    // Values that need an argument.
    let component = check(
      "component C(n: Int) { let c0 = n\n" + doubled.joined(separator: "\n")
        + "\nlabel \"\\(c59)\" }\nscreen S { content { C { n: 1 } } }")
    let expansion = Expansion(component, .screen(0))
    let property = component.properties.first { $0.name == .text }!
    #expect(expansion.value(property.expression, of: component, in: 0) == nil)
    let long = check("let t = " + Array(repeating: "\"a\"", count: 30_000).joined(separator: " + "))
    #expect(long.findings.isEmpty)
  }

  /// A model works out such names at each use.
  @Test func namesOfScreensDoNotDoubleForever() {
    let doubled = (1..<60).map { "let c\($0) = (c\($0 - 1) + c\($0 - 1)) % 9\n" }.joined()
    let screen = "screen S { var n: Int = 0\nlet c0 = n\n" + doubled + "label \"\\(c59)\" }"
    #expect(check(screen).findings.map(\.code) == Array(repeating: LanguageCode.operands, count: 5))
    let chain = (1..<500).map { "let c\($0) = c\($0 - 1) + n\n" }.joined()
    let sound = "screen S { var n: Int = 0\nlet c0 = n\n" + chain + "label \"\\(c499)\" }"
    #expect(check(sound).findings.isEmpty)
  }

  @Test func aScreenThatIsNotThereIsEmpty() {
    let program = check("component C() { label \"x\" }")
    #expect(Expansion(program, .screen(0)).instances.isEmpty)
    #expect(Expansion(program, .component(4)).instances.isEmpty)
    #expect(Cascade(Expansion(program, .screen(-1))).sites.isEmpty)
  }
}
