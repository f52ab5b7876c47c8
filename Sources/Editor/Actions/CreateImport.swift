import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlWorkspace

extension CodeActionProvider {
  /// Creates the missing file that an import names, empty.
  static let createImport = CodeActionProvider { context in
    let tree = context.tree
    return context.touched.compactMap { finding in
      guard finding.code == LanguageCode.importMissing else { return nil }
      let path = tree.path(toToken: tree.token(at: finding.location.range.lowerBound))
      guard let node = path.last(where: { tree.nodes[$0].kind == .importDeclaration }),
        let text = tree.child(of: node, .stringLiteral),
        let target = FilePath.resolve(
          tree.source.string(tree.contents(ofString: text)), from: tree.source.path,
          root: context.snapshot.workspace.root(of: context.file)),
        target.hasSuffix(".ctl"), !context.snapshot.paths.contains(target)
      else { return nil }
      var action = CodeAction(
        title: Message("create `{path}`", "新建“{path}”")(
          ["path": .text(tree.source.string(tree.contents(ofString: text)))]), kind: .quickFix,
        edits: [], finding: finding)
      action.newFile = CodeAction.NewFile(path: target, text: "")
      return action
    }
  }
}
