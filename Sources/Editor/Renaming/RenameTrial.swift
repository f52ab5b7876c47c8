import CtlChecker
import CtlDiagnostics
import CtlText
import CtlWorkspace

extension EditorSnapshot {
  /// Of many files that import the changed ones, the nearest are tried.
  private static let importerLimit = 256
  private static let sizeLimit = 4_000_000

  /// What another name would change besides itself: the first error that comes up, or the first name that would
  /// mean something else. Nil when the project stays what it is.
  func change(by edits: [Edit]) -> Refusal? {
    var texts: [String: [UInt8]] = [:]
    for (id, own) in Dictionary(grouping: edits, by: \.location.file) {
      guard let source = workspace.source(id), let bytes = Edit.apply(own, to: source.bytes) else {
        return Refusal(
          reason: Message("the file has changed meanwhile", "文件在此期间已改变")())
      }
      texts[source.path] = bytes
    }
    let (next, own, importers) = workspace.trying(
      texts, importers: Self.importerLimit, bytes: Self.sizeLimit, rules: false)
    let ids = own + importers
    return newError(ids, next) ?? newMeaning(ids, next)
  }

  private func newError(_ ids: [FileID], _ next: Workspace) -> Refusal? {
    func errors(_ workspace: Workspace) -> [Finding] {
      ids.compactMap { workspace.checked($0) }.flatMap(\.program.findings)
        .filter { $0.severity == .error }
    }
    var known = Dictionary(errors(workspace).map { ($0.code.id, 1) }, uniquingKeysWith: +)
    for finding in errors(next) {
      known[finding.code.id, default: 0] -= 1
      if known[finding.code.id, default: 0] < 0 {
        return Refusal(
          reason: Message("{path} would have a mistake: {mistake}", "{path} 中会出现错误：{mistake}")([
            "path": .text(next.source(finding.location.file)?.path ?? ""),
            "mistake": .phrase(finding.message),
          ]))
      }
    }
    return nil
  }

  /// A renaming moves no token to another place among the others, so each must name what it named.
  private func newMeaning(_ ids: [FileID], _ next: Workspace) -> Refusal? {
    for id in ids {
      guard let before = index(id), let program = next.checked(id)?.program else { continue }
      let after = FileIndex(program)
      if before.occurrences.map(\.named) == after.occurrences.map(\.named) { continue }
      let path = program.origins.source.path
      let token = zip(before.occurrences, after.occurrences).first { $0.named != $1.named }?.1.token
      guard let token else {
        return Refusal(
          reason: Message("a name in {path} would mean something else", "{path} 中会有名称指代别的内容")(
            ["path": .text(path)]))
      }
      return Refusal(
        reason: Message(
          "`{name}` in {path} would mean something else", "{path} 中的“{name}”会指代别的内容")([
            "path": .text(path), "name": .text(after.tree.name(ofToken: Int(token))),
          ]))
    }
    return nil
  }
}

extension Occurrence {
  fileprivate struct Named: Hashable {
    let token: UInt32
    let symbol: Symbol
  }

  fileprivate var named: Named { Named(token: token, symbol: symbol) }
}
