import CtlChecker
import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// The parts of a file that formatting must not change, as values that can be compared.
struct Skeleton: Equatable {
  /// The tokens and the comments, in order, without removable separators.
  var tokens: [String] = []
  var nodes: [NodeKind] = []
  /// The documentation of every member.
  var documentation: [String] = []

  init(_ tree: SyntaxTree) {
    var ending = Set<Int>()
    for (index, node) in tree.nodes.enumerated() {
      if node.kind == .enumCase { ending.insert(Int(node.endToken) - 1) }
      nodes.append(node.kind)
      if node.firstToken > 0, tree.tokenKinds[Int(node.firstToken) - 1].isTrivia,
        let text = AnyView(tree, index)?.documentation
      {
        documentation.append("\(node.kind): \(text)")
      }
    }
    for token in 0..<tree.tokenCount {
      switch tree.tokenKinds[token] {
      case .whitespace, .newline, .semicolon, .endOfFile: continue
      case .comma:
        let next = tree.tokenKinds[tree.significant(from: token + 1)]
        if next == .rightParen || next == .rightBracket || ending.contains(token) { continue }
      default: break
      }
      tokens.append(tree.text(ofToken: token))
    }
  }

  /// Where two skeletons differ, in words.
  static func difference(_ first: Skeleton, _ second: Skeleton) -> String? {
    if first == second { return nil }
    for (name, one, other) in [
      ("token", first.tokens, second.tokens),
      ("node", first.nodes.map { "\($0)" }, second.nodes.map { "\($0)" }),
      ("documentation", first.documentation, second.documentation),
    ] where one != other {
      let place = zip(one, other).prefix { $0 == $1 }.count
      return "\(name) \(place): \(one.dropFirst(place).prefix(4)) is now "
        + "\(other.dropFirst(place).prefix(4))"
    }
    return "?"
  }
}

/// Any member of a block or a file.
struct AnyView: SyntaxView {
  static let kinds: [NodeKind] = [
    .importDeclaration, .screenDeclaration, .componentDeclaration, .enumDeclaration,
    .recordDeclaration, .recordField, .appearanceDeclaration, .styleDeclaration,
    .variableDeclaration,
    .constantDeclaration, .actionDeclaration, .eventDeclaration,
    .taskDeclaration, .enumCase, .element, .property, .binding, .handler, .ifStatement,
    .forStatement, .slot, .accessibility, .layout, .constraint, .equation,
  ]
  let tree: SyntaxTree
  let node: Int
  init(unchecked tree: SyntaxTree, _ node: Int) {
    self.tree = tree
    self.node = node
  }
}

func parse(_ bytes: [UInt8]) -> SyntaxTree {
  SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func format(_ source: String) -> String { text(Formatter.format(parse(Array(source.utf8)))) }

/// Checks the conditions that hold for any bytes; returns the formatted text.
@discardableResult
func checkFormatting(_ bytes: [UInt8], _ name: @autoclosure () -> String) -> [UInt8] {
  let tree = parse(bytes)
  let output = Formatter.format(tree)
  let formatted = parse(output)
  let again = Formatter.format(formatted)
  if again != output {
    Issue.record("\(name()): formatting twice differs\n\(report(bytes, output, again))")
  }
  if let difference = Skeleton.difference(Skeleton(tree), Skeleton(formatted)) {
    Issue.record("\(name()): \(difference)\n\(report(bytes, output))")
  }
  if let difference = CommentPlace.difference(tree, formatted) {
    Issue.record("\(name()): \(difference)\n\(report(bytes, output))")
  }
  if let lost = brokenPart(of: tree, missingIn: output) {
    Issue.record("\(name()): a broken part was changed: \(lost)\n\(report(bytes, output))")
  }
  if Edit.apply(Formatter.edits(tree), to: bytes) != output {
    Issue.record("\(name()): the edits do not make the formatted text\n\(report(bytes, output))")
  }
  if !Formatter.edits(formatted).isEmpty {
    Issue.record("\(name()): edits of a formatted file\n\(report(bytes, output))")
  }
  return output
}

/// Checks that another layout of a sound program has the same meaning, also when formatted.
func checkLayout(_ bytes: [UInt8], of tree: SyntaxTree, _ name: String) {
  if let finding = parse(bytes).findings.first {
    Issue.record("\(name): \(finding.location.range) \(finding.message.text())\n\(text(bytes))")
    return
  }
  let output = checkFormatting(bytes, name)
  let meaning = meaning(tree)
  #expect(meaning == FormatterTests.meaning(parse(bytes)), "\(name)")
  #expect(meaning == FormatterTests.meaning(parse(output)), "\(name)")
}

/// The typed program and its findings, without white space, comments and separators.
func meaning(_ tree: SyntaxTree) -> String {
  let program = Program.check(tree)
  let dump = parse(Array(program.dump().utf8))
  let words = (0..<dump.tokenCount).filter {
    let kind = dump.tokenKinds[$0]
    return !kind.isTrivia && kind != .comma && kind != .semicolon
  }
  return (words.map { dump.text(ofToken: $0) } + program.findings.map { $0.message.text() })
    .joined(separator: " ")
}

/// The text of the first broken node that is not in the output byte for byte, in its order.
private func brokenPart(of tree: SyntaxTree, missingIn output: [UInt8]) -> String? {
  var start = 0
  var covered = 0
  for index in tree.nodes.indices.dropFirst() {
    let node = tree.nodes[index]
    guard node.kind == .unexpected || node.flags.contains(.hasError) else { continue }
    let range = tree.range(of: index)
    if range.lowerBound < covered || range.isEmpty { continue }
    covered = range.upperBound
    let part = tree.source.bytes[range]
    while start < output.count, !output[start...].starts(with: part) { start += 1 }
    if start == output.count { return text(Array(part)) }
    start += part.count
  }
  return nil
}

func report(_ versions: [UInt8]...) -> String {
  versions.map(text).joined(separator: "\n--------\n")
}
