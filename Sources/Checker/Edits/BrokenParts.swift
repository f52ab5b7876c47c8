import CtlDiagnostics
import CtlSyntax

extension SyntaxOrigins {
  /// The elements with syntax errors, and members of other blocks that have one: what they say is a
  /// guess. In the order of the file, without overlaps.
  public var brokenRanges: [Range<Int>] {
    let errors = tree.findings.filter { $0.severity == .error }
    if errors.isEmpty { return [] }
    let owners = Owners(tree)
    var ranges = errors.map { owners.range(around: $0.location.range) }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var result: [Range<Int>] = []
    for range in ranges {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// The nodes that a syntax error makes unsure as a whole.
private struct Owners {
  private var owners: [(range: Range<Int>, parent: Int)] = []

  init(_ tree: SyntaxTree) {
    var open: [(end: Int, owner: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      guard Owners.isOwner(node.kind) else { continue }
      open.append((index + Int(node.size), owners.count))
      owners.append((tree.range(of: index), open.dropLast().last?.owner ?? -1))
    }
  }

  private static func isOwner(_ kind: NodeKind) -> Bool {
    switch kind {
    case .file, .element, .screenDeclaration, .componentDeclaration, .enumDeclaration,
      .appearanceDeclaration, .styleDeclaration, .constantDeclaration, .variableDeclaration,
      .actionDeclaration, .eventDeclaration, .taskDeclaration, .importDeclaration, .ifStatement,
      .forStatement, .slot, .layout:
      true
    default: false
    }
  }

  /// The innermost one that holds a place.
  func range(around place: Range<Int>) -> Range<Int> {
    var low = 0
    var high = owners.count
    while low < high {
      let middle = (low + high) / 2
      if owners[middle].range.lowerBound <= place.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var owner = low - 1
    while owner > 0 {
      let range = owners[owner].range
      if place.upperBound <= range.upperBound { return range }
      owner = owners[owner].parent
    }
    return place
  }
}

/// The places of a file that could not be read. A fix that changes one is not offered; those of the
/// parser repair it.
public struct BrokenParts: Sendable {
  private let file: FileID
  private let ranges: [Range<Int>]

  public init(_ program: Program) {
    file = program.file
    ranges = program.origins.brokenRanges
  }

  public func meet(_ fix: Fix) -> Bool {
    !ranges.isEmpty
      && fix.edits.contains { $0.location.file == file && touches($0.location.range) }
  }

  private func touches(_ range: Range<Int>) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= range.upperBound
  }
}
