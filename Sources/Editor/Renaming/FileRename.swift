import CtlDiagnostics
import CtlSyntax
import CtlWorkspace

extension EditorSnapshot {
  /// The edits that keep imports right when files move: in those that import them, and in the moved
  /// files themselves.
  ///
  /// - Parameter moves: normalized paths, old and new.
  public func edits(moving moves: [(from: String, to: String)]) -> [Edit] {
    var targets: [String: String] = [:]
    for move in moves {
      targets[FilePath.normalized(move.from)] = FilePath.normalized(move.to)
    }
    var edits: [Edit] = []
    for file in files {
      let tree = file.program.tree
      let own = targets[file.path] ?? file.path
      for node in tree.children(of: 0) where tree.nodes[node].kind == .importDeclaration {
        guard let text = tree.child(of: node, .stringLiteral) else { continue }
        let range = tree.contents(ofString: text)
        let written = tree.source.string(range)
        guard
          let old = FilePath.resolve(written, from: file.path, root: workspace.root),
          targets[old] != nil || own != file.path,
          let new = FilePath.relative(targets[old] ?? old, from: own), new != written,
          !new.contains("\""), !new.contains("\\")
        else { continue }
        edits.append(Edit(Location(file.id, range), new))
      }
    }
    return edits
  }
}
