import CtlDiagnostics
import CtlRules

extension Workspace {
  /// Files that were checked together: what one of them causes in others is told there, once.
  public static func tellingOnce(_ files: [CheckedFile?]) -> [CheckedFile?] {
    guard files.contains(where: { $0?.causes.isEmpty == false }) else { return files }
    var result = files
    var positions: [FileID: Int] = [:]
    for (index, file) in files.enumerated() { if let file { positions[file.id] = index } }
    var told: [Int: Set<Cause>] = [:]
    var changed: Set<Int> = []
    // The same finding whatever the order of the files is.
    let users = files.indices.filter { files[$0]?.causes.isEmpty == false }
      .sorted { files[$0]!.path < files[$1]!.path }
    for user in users {
      var moved: Set<Int> = []
      for cause in files[user]?.causes ?? [] {
        guard let home = positions[cause.place.file],
          let finding = files[user]?.findings[cause.position]
        else { continue }
        moved.insert(cause.position)
        if told[home] == nil {
          told[home] = Set((files[home]?.findings ?? []).map(Cause.init))
        }
        let there = finding.told(at: cause.place)
        guard told[home]?.insert(Cause(there)).inserted == true else { continue }
        result[home]?.findings.append(there)
        changed.insert(home)
      }
      if let own = result[user]?.findings, !moved.isEmpty {
        // What has come from others stands behind.
        result[user]?.findings = own.indices.filter { !moved.contains($0) }.map { own[$0] }
      }
    }
    for index in changed {
      let findings = result[index]?.findings ?? []
      result[index]?.findings = findings.inOrder
    }
    return result
  }

  private struct Cause: Hashable {
    let code: String
    let location: Location

    init(_ finding: Finding) {
      code = finding.code.id
      location = finding.location
    }
  }
}

extension Finding {
  /// The same at its cause in another file, which fixes of its own file do not change.
  fileprivate func told(at place: Location) -> Finding {
    var finding = self
    finding.related =
      [Related(location, Message("on this one", "用于此处")())]
      + related.filter { $0.location != place }
    finding.location = place
    finding.fixes = []
    return finding
  }
}
