import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// A colour in a file.
public struct DocumentColor: Sendable, Hashable {
  public let range: Range<Int>
  public let color: Color
}

extension EditorSnapshot {
  /// Every colour that is written as a literal or as a member, in the order of the file.
  public func documentColors(in file: FileID) -> [DocumentColor] {
    guard let index = index(file) else { return [] }
    let tree = index.tree
    return tree.nodes.indices.compactMap { node in
      let kind = tree.nodes[node].kind
      guard kind == .colorLiteral || kind == .caseExpression,
        let id = index.expression(ofNode: node),
        case .color(let color)? = index.program.constant(id)
      else { return nil }
      return DocumentColor(range: tree.range(of: node), color: color)
    }
  }

  /// The ways to write a colour: its name, if it has one, and its digits.
  public func colorPresentations(_ color: Color) -> [String] {
    [color.hex] + Color.named.filter { $0.color == color }.map { ".\($0.name)" }
  }
}
