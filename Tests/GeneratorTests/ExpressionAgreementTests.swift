import CtlCatalogue
import CtlChecker
import CtlSyntax
import CtlTestSupport
import Foundation
import Testing

@testable import CtlTerminal

/// Random expressions, each written twice: of literals, which are folded while a file is checked,
/// and of variables with the same values, which drawings and generated code evaluate.
struct ExpressionPairs {
  enum Kind: CaseIterable {
    case int, double, bool, string, optional
  }

  private static let values: [(name: String, kind: Kind, literal: String)] = [
    ("zero", .int, "0"), ("one", .int, "1"), ("seven", .int, "7"), ("less", .int, "(-3)"),
    ("most", .int, "9223372036854775807"), ("least", .int, "(-9223372036854775807 - 1)"),
    ("half", .double, "0.5"), ("tenth", .double, "0.1"),
    ("large", .double, "1e300"), ("minus", .double, "(-2.25)"), ("yes", .bool, "true"),
    ("no", .bool, "false"), ("word", .string, "\"Été 名\""), ("blank", .string, "\"\""),
    ("none", .optional, "nil"),
  ]

  private var random: SeededGenerator

  /// A file with a screen that shows `count` expressions: label `a12` that of variables, and
  /// `b12` that of literals where it can be folded.
  static func source(seed: UInt64, count: Int) -> String {
    var pairs = ExpressionPairs(random: SeededGenerator(seed: seed))
    let types = ["Int", "Double", "Bool", "String", "Int?"]
    var lines = values.map { value in
      let type = types[Kind.allCases.firstIndex(of: value.kind) ?? 0]
      return "  var \(value.name): \(type) = \(value.literal)"
    }
    lines += [
      "  var maybe: [Int?] = [nil, 7]", "  let below = 0..<zero",
      "  var share: Double in shares = 0.25", "  content {",
    ]
    for number in 0..<count {
      let kind = Kind.allCases[number % 4]
      let (live, folded) = pairs.expression(kind, 2)
      lines.append("    label a\(number) \"\\(\(live))\"")
      let alone = "screen S { content { label \"\\(\(folded))\" } }"
      if Program.check(SyntaxTree.parse(alone)).findings.isEmpty {
        lines.append("    label b\(number) \"\\(\(folded))\"")
      }
    }
    lines += [
      "    for number in empty { label \"\\(number)\" }",
      "    for number in below { label \"\\(number)\" }",
      "    slider { value <-> share; describedBy: a0 }",
    ]
    let ranges = "let empty = 3..<3\nlet shares = 0.0..<0.5\n"
    return ranges + "screen Expressions {\n" + lines.joined(separator: "\n") + "\n  }\n}\n"
  }

  private mutating func expression(_ kind: Kind, _ depth: Int) -> (live: String, folded: String) {
    guard depth > 0, kind != .optional, Int.random(in: 0..<6, using: &random) > 0 else {
      let value = Self.values.filter { $0.kind == kind }.randomElement(using: &random)
      return value.map { ($0.name, $0.literal) } ?? ("zero", "0")
    }
    func of(_ kind: Kind) -> (live: String, folded: String) { expression(kind, depth - 1) }
    func join(_ pattern: String, _ kinds: Kind...) -> (live: String, folded: String) {
      kinds.reduce((pattern, pattern)) { text, kind in
        let (live, folded) = of(kind)
        return (text.0.replacingFirst("_", live), text.1.replacingFirst("_", folded))
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      switch (kind, Int.random(in: 0..<6, using: &random)) {
      case (.bool, 0): return join("_.contains(_)", .string, .string)
      case (.bool, 1): return join("_.hasPrefix(_)", .string, .string)
      case (.bool, 2): return join("[_, _].contains(_)", .int, .int, .int)
      case (.bool, _): return join("_.hasSuffix(_)", .string, .string)
      case (.string, 0): return join("_.replacing(_, with: _)", .string, .string, .string)
      case (.string, 1): return join("_.lowercased().trimmed().prefix(_)", .string, .int)
      case (.string, 2): return join("[_, _].joined(separator: _)", .string, .string, .string)
      case (.string, 3): return join("(_).formatted(.currency(\"CHF\"))", .double)
      case (.string, 4): return join("(_).formatted(.number(fractionDigits: 2))", .int)
      case (.string, _): return join("(_).formatted(.percent)", .double)
      case (.int, 0): return join("[_, _].suffix(_).sum()", .int, .int, .int)
      case (.int, 1): return join("([_, _].max() ?? _)", .int, .int, .int)
      case (.int, 2): return join("(maybe[_] ?? _)", .int, .int)
      case (.int, 3): return join("(maybe[_] ?? maybe[_] ?? _)", .int, .int, .int)
      case (.int, _): return join("(Int(_) ?? _)", .string, .int)
      case (.double, 0): return join("(Double(_) ?? _)", .string, .double)
      case (.double, 1): return join("Double(_)", .int)
      case (.double, _): return join("([_, _].sorted().min() ?? _)", .double, .double, .double)
      default: break
      }
    }
    switch (kind, Int.random(in: 0..<8, using: &random)) {
    case (.bool, 0): return join("(_ < _)", .int, .int)
    case (.bool, 1): return join("(_ >= _)", .double, .double)
    case (.bool, 2): return join("(_ == _)", .string, .string)
    case (.bool, 3): return join("(_ && _)", .bool, .bool)
    case (.bool, 4): return join("(_ || _)", .bool, .bool)
    case (.bool, 5): return join("(!_)", .bool)
    case (.bool, _): return join("(_ != _)", .int, .int)
    case (.string, 0...2): return join("(_ + _)", .string, .string)
    case (.string, 3): return join("_.uppercased", .string)
    case (.string, 4): return join("\"\\(_)-\\(_)\"", .int, .bool)
    case (.int, 0): return join("(_ % _)", .int, .int)
    case (.int, 1): return join("(_ ?? _)", .optional, .int)
    case (.int, 2): return join("(_.count - min(_, _))", .string, .int, .int)
    case (_, 3): return join("(_ ? _ : _)", .bool, kind, kind)
    case (.string, _): return join("(_ ? _ : _)", .bool, .string, .string)
    case (_, 4): return join("(_ + _)", kind, kind)
    case (_, 5): return join("(_ * _)", kind, kind)
    case (_, 6): return join("(_ / _)", kind, kind)
    default: return join("max(-min(_, _), abs(_))", kind, kind, kind)
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ mark: Character, _ text: String) -> String {
    firstIndex(of: mark).map { String(self[..<$0]) + text + self[index(after: $0)...] } ?? self
  }
}

@Suite struct ExpressionAgreementTests {
  @Test func foldedDrawnAndRunningExpressionsHaveOneValue() throws {
    let all = try GeneratedRun.shared.get()?.screens.filter { $0.name == "Expressions" }
    let lines = ExpressionPairs.source(seed: 1, count: 100).split(separator: "\n")
    func source(_ label: String) -> Substring {
      lines.first { $0.hasPrefix("    label \(label) ") } ?? ""
    }
    for screen in all ?? [] {
      let opening = try #require(screen.steps.first?.tree)
      let drawn = LiveScreen(screen.program, screen: screen.index, now: Driver.present).tree.nodes
      var texts: [String: String] = [:]
      for node in drawn {
        guard let name = node.name, node.kind == .label else { continue }
        texts[name] = node.text ?? ""
        let running = opening[.init(name)].map { $0.control.ownText ?? "" }
        #expect(running == texts[name], "\(source(name))")
      }
      for (name, text) in texts where name.hasPrefix("b") {
        #expect(
          texts["a" + name.dropFirst()] == text, "\(source(name))")
      }
      #expect(texts.count > 130)
    }
  }
}
