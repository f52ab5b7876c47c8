import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText
import CtlWorkspace

/// A declaration of a file or module that this one does not import.
struct Importable {
  let name: String
  let symbol: Symbol
  /// The path of the file as an import spells it, or the name of the module.
  let path: String
  /// What stands after `import`.
  let written: String
}

extension EditorSnapshot {
  /// What other files of the project declare, and other modules for all, that a file does not see; in
  /// the order of paths.
  func importables(for file: FileID, _ kinds: Set<Symbol.Kind>) -> [Importable] {
    guard let program = program(file), let own = workspace.source(file)?.path else { return [] }
    let seen = Set(program.imports + program.moduleFiles + [file])
    return files.filter { !seen.contains($0.program.file) }.sorted { $0.path < $1.path }.flatMap {
      other -> [Importable] in
      guard other.path.hasSuffix(".ctl") else { return [] }
      let module = other.program.module
      let isElsewhere = module != program.module && module != nil
      guard isElsewhere || paths.contains(other.path),
        let path = isElsewhere ? module : FilePath.relative(other.path, from: own)
      else { return [] }
      let names = isElsewhere ? other.program.publicExports : other.program.exports
      return names.compactMap { name, symbol in
        kinds.contains(symbol.kind)
          ? Importable(
            name: name, symbol: symbol, path: path, written: isElsewhere ? path : "\"\(path)\"")
          : nil
      }
    }
  }
}

extension CodeActionProvider {
  /// Corrects the path of an import.
  static let importPaths = CodeActionProvider { context in
    context.touched.flatMap { context.pathsFor($0) }
  }

  /// All missing imports of which there is no doubt, and all that are not needed.
  static let allImports = CodeActionProvider { context in
    var actions: [CodeAction] = []
    var imports: [String] = []
    for finding in context.findings {
      let found = context.exporters(of: finding)
      if found.count == 1, !imports.contains(found[0].written) { imports.append(found[0].written) }
    }
    if !imports.isEmpty {
      let edit = SyntaxOrigins(context.tree).addition(ofImports: imports.sorted())
      actions.append(
        CodeAction(
          title: Phrase(Message("add all missing imports", "添加所有缺少的导入")), kind: .addImports,
          edits: [edit]))
    }
    let unused = context.findings.filter { $0.code.id == "unused/import" }
    let edits = unused.compactMap(\.fixes.first).flatMap(\.edits)
    if !edits.isEmpty {
      actions.append(
        CodeAction(
          title: Phrase(Message("remove unused imports", "移除未使用的导入")), kind: .removeImports,
          edits: edits))
    }
    return actions
  }
}

extension ActionContext {
  /// The declarations in other files that an unknown name may mean.
  fileprivate func exporters(of finding: Finding) -> [Importable] {
    let kinds: Set<Symbol.Kind>
    switch finding.code {
    case ControlCode.unknownKind: kinds = [.component]
    case LanguageCode.unknownType: kinds = [.enumeration, .record]
    case LanguageCode.style: kinds = [.style]
    case ControlCode.unresolvedReference: kinds = [.constant, .enumeration, .screen]
    default: return []
    }
    let name = tree.source.string(finding.location.range)
    return snapshot.importables(for: file, kinds).filter { $0.name == name }
  }

  /// Files of the name that a wrong path has.
  fileprivate func pathsFor(_ finding: Finding) -> [CodeAction] {
    guard [LanguageCode.importMissing, LanguageCode.importEscapes].contains(finding.code) else {
      return []
    }
    let node = tree.path(toToken: tree.token(at: finding.location.range.lowerBound)).last {
      tree.nodes[$0].kind == .importDeclaration
    }
    guard let node, let text = tree.child(of: node, .stringLiteral) else { return [] }
    let range = tree.contents(ofString: text)
    let written = tree.source.string(range)
    var name = written.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if !name.hasSuffix(".ctl") { name += ".ctl" }
    let own = FilePath.normalized(tree.source.path)
    let found = snapshot.paths.sorted().filter {
      $0 != own && $0.split(separator: "/").last?.lowercased() == name
    }.compactMap { FilePath.relative($0, from: own) }.filter { $0 != written }
    return found.map { path in
      var action = CodeAction(
        title: Message("change it to `{path}`", "改为“{path}”")(["path": .text(path)]),
        kind: .quickFix, edits: [edit(range, path)], isPreferred: found.count == 1,
        finding: finding)
      action.needsTrial = true
      return action
    }
  }
}
