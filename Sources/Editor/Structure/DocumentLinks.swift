import CtlDiagnostics
import CtlSyntax
import CtlWorkspace

/// The path of an import, and the file that it names.
public struct DocumentLink: Sendable, Hashable {
  /// The text between the quotes.
  public let range: Range<Int>
  /// Normalized.
  public let path: String
}

extension EditorSnapshot {
  public func documentLinks(in file: FileID) -> [DocumentLink] {
    guard let tree = program(file)?.tree else { return [] }
    return tree.children(of: 0).compactMap { node in
      guard tree.nodes[node].kind == .importDeclaration,
        let text = tree.child(of: node, .stringLiteral)
      else { return nil }
      let range = tree.contents(ofString: text)
      return FilePath.resolve(
        tree.source.string(range), from: tree.source.path, root: workspace.root(of: file)
      ).map { DocumentLink(range: range, path: $0) }
    }
  }
}
