import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText

/// Edits that people make while they work on a screen: members come, go, are copied, and replace
/// others. Members are drawn from a pool, so that every rule and every kind gets its turn.
public struct MemberEdits: Sendable {
  /// The texts of members and values, by the kind of their node.
  private var pool: [NodeKind: [[UInt8]]] = [:]
  private static let kinds: [NodeKind] = [
    .element, .property, .binding, .handler, .accessibility, .ifStatement, .forStatement, .layout,
    .variableDeclaration, .constantDeclaration, .actionDeclaration, .stringLiteral, .block,
    .numberLiteral, .nameExpression, .slot,
  ]

  public init(_ sources: [String]) {
    for source in sources {
      let tree = SyntaxTree.parse(source)
      for (index, node) in tree.nodes.enumerated() where Self.kinds.contains(node.kind) {
        let range = tree.range(of: index)
        if range.count <= 400 {
          pool[node.kind, default: []].append(Array(tree.source.bytes[range]))
        }
      }
    }
  }

  /// A screen with elements of the pool, most of them in stacks and rows.
  public func screen(_ count: Int, using random: inout SeededGenerator) -> [UInt8] {
    var text = "screen Gallery {\n  var shared = 1\n  action run()\n  content {\n"
    var open = 0
    for _ in 0..<count {
      if open > 0, Bool.random(using: &random) {
        text += "    }\n"
        open -= 1
      }
      if open < 4, Int.random(in: 0..<3, using: &random) == 0 {
        text += ["    stack {\n", "    row \"Speed\" {\n", "    view {\n"].randomElement(
          using: &random)!
        open += 1
      }
      if let element = pool[.element]?.randomElement(using: &random) {
        text += "      " + String(decoding: element, as: UTF8.self) + "\n"
      }
    }
    return Array((text + String(repeating: "    }\n", count: open) + "  }\n}\n").utf8)
  }

  /// Follows some of the sources, drawn at random; adds up the counts of each.
  public func followed(
    _ count: Int, of sources: [String], seed: UInt64,
    _ follow: ([UInt8], inout SeededGenerator) -> Int
  ) -> Int {
    var random = SeededGenerator(seed: seed)
    return sources.shuffled(using: &random).prefix(count).reduce(0) { sum, source in
      sum + follow(Array(source.utf8), &random)
    }
  }

  /// The same for screens of 25 elements of the pool.
  public func followedScreens(
    _ count: Int, seed: UInt64, _ follow: ([UInt8], inout SeededGenerator) -> Int
  ) -> Int {
    var random = SeededGenerator(seed: 100 + seed)
    return (0..<count).reduce(0) { sum, _ in
      let bytes = screen(25, using: &random)
      return sum + follow(bytes, &random)
    }
  }

  /// A text with one more edit.
  public func edit(_ tree: SyntaxTree, using random: inout SeededGenerator) -> [UInt8] {
    var bytes = tree.source.bytes
    let nodes = tree.nodes.indices.filter { Self.kinds.contains(tree.nodes[$0].kind) }
    guard let node = nodes.randomElement(using: &random) else {
      return Mutations.mutate(bytes, using: &random)
    }
    let range = tree.range(of: node)
    let other = pool[tree.nodes[node].kind]?.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let deletion = SyntaxOrigins(tree).edits(for: [.delete(OriginID(node: node))])?.first
      bytes.removeSubrange(deletion?.location.range ?? range)
    case 1: bytes.insert(contentsOf: Array("\n".utf8) + bytes[range], at: range.upperBound)
    case 2: bytes.insert(contentsOf: Array("; ".utf8) + other, at: range.upperBound)
    case 3: bytes.insert(contentsOf: other + Array("\n".utf8), at: range.lowerBound)
    case 4, 5: bytes.replaceSubrange(range, with: other)
    case 6:
      // One letter less, as during typing.
      if !range.isEmpty { bytes.remove(at: Int.random(in: range, using: &random)) }
    default: bytes = Mutations.mutate(bytes, using: &random)
    }
    return bytes
  }
}
