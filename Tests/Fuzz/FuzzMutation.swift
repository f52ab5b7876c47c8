import CtlSyntax
import CtlTestSupport
import CtlText

/// One way to damage the main file of an input.
public struct FuzzMutation: Sendable {
  public let name: String
  let apply: @Sendable (_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8]

  public static let all: [FuzzMutation] = [
    FuzzMutation(name: "bytes") { bytes, random in Mutations.mutate(bytes, using: &random) },
    FuzzMutation(name: "member") { bytes, random in
      FuzzPool.members.edit(parse(bytes), using: &random)
    },
    tokens("delete a token") { _, token, bytes, _ in bytes.removeSubrange(token) },
    tokens("double a token") { _, token, bytes, _ in
      bytes.insert(contentsOf: [0x20] + bytes[token], at: token.upperBound)
    },
    tokens("put a word") { _, token, bytes, random in
      bytes.replaceSubrange(token, with: word(&random))
    },
    tokens("insert a word") { _, token, bytes, random in
      bytes.insert(contentsOf: [0x20] + word(&random) + [0x20], at: token.upperBound)
    },
    tokens("put another token") { tree, token, bytes, random in
      let other = Int.random(in: 0..<tree.tokenCount, using: &random)
      bytes.replaceSubrange(token, with: tree.source.bytes[tree.tokenRange(other)])
    },
    tokens("lose a quote or a bracket") { tree, _, bytes, random in
      let signs = Array("\"(){}[]`".utf8)
      let places = bytes.indices.filter { signs.contains(bytes[$0]) }
      if let place = places.randomElement(using: &random) { bytes.remove(at: place) }
    },
    FuzzMutation(name: "cut") { bytes, random in
      Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
    },
    FuzzMutation(name: "splice") { bytes, random in
      let other = Array((FuzzPool.examples.randomElement(using: &random) ?? "").utf8)
      let place = Int.random(in: 0...bytes.count, using: &random)
      let start = Int.random(in: 0...other.count, using: &random)
      var result = Array(bytes[..<place])
      result += other[start...].prefix(200)
      result += bytes[place...]
      return result
    },
  ]

  private static func tokens(
    _ name: String,
    _ change:
      @escaping @Sendable (SyntaxTree, Range<Int>, inout [UInt8], inout SeededGenerator) -> Void
  ) -> FuzzMutation {
    FuzzMutation(name: name) { bytes, random in
      let tree = parse(bytes)
      let tokens = (0..<tree.tokenCount).filter { !tree.tokenKinds[$0].isTrivia }
      var result = bytes
      if let token = tokens.randomElement(using: &random) {
        change(tree, tree.tokenRange(token), &result, &random)
      }
      return result
    }
  }

  private static func parse(_ bytes: [UInt8]) -> SyntaxTree {
    SyntaxTree.parse(SourceText(path: "Main.ctl", bytes: bytes))
  }

  private static func word(_ random: inout SeededGenerator) -> [UInt8] {
    Array((FuzzPool.words.randomElement(using: &random) ?? "").utf8)
  }
}
