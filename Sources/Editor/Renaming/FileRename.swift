import CtlDiagnostics
import CtlSyntax
import CtlWorkspace

extension EditorSnapshot {
  /// The edits that keep imports valid when files move: in the files that import them, and in the
  /// moved files themselves.
  ///
  /// - Parameter moves: paths, old and new, of files or of folders.
  public func edits(moving moves: [(from: String, to: String)]) -> [Edit] {
    var targets: [String: String] = [:]
    for move in moves {
      let from = FilePath.normalized(move.from)
      let to = FilePath.normalized(move.to)
      targets[from] = to
      for path in paths where FilePath.isInside(path, from) {
        let rest = String(decoding: path.utf8.dropFirst(from.utf8.count), as: UTF8.self)
        targets[path] = FilePath.normalized("\(to)/\(rest)")
      }
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
