import CtlDiagnostics
import CtlWorkspace

/// The safe fixes of a file, one round after the other until there are no more: what
/// `ctl check --fix` does to it.
enum FixAll {
  /// Fixes may make others possible; more rounds than this have never helped.
  private static let roundLimit = 8

  static func edits(_ context: DocumentContext) throws -> [Edit] {
    let file = context.file
    let old = file.program.tree.source.bytes
    var workspace = context.project.workspace
    var findings = file.findings
    var bytes = old
    for round in 0..<roundLimit {
      try context.ticket.check()
      let application = FixApplication(findings.filter { isLocal($0, file.id) })
      guard application.appliedCount > 0, let edits = application.edits[file.id] else { break }
      // Mostly one round is all: then the edits stay as small as the fixes are.
      if round == 0, application.waitingCount == 0,
        let next = check(&workspace, file, application.apply(to: file.id, bytes)),
        FixApplication(next.findings.filter { isLocal($0, file.id) }).appliedCount == 0
      {
        return edits
      }
      guard let next = check(&workspace, file, application.apply(to: file.id, bytes)) else { break }
      bytes = next.program.tree.source.bytes
      findings = next.findings
    }
    return difference(old, bytes, file.id).map { [$0] } ?? []
  }

  private static func check(
    _ workspace: inout Workspace, _ file: Workspace.CheckedFile, _ bytes: [UInt8]?
  ) -> Workspace.CheckedFile? {
    guard let bytes else { return nil }
    workspace.open(file.path, bytes)
    return workspace.check([file.path])[0]
  }

  /// Whether the fix that would be taken touches nothing but the file.
  private static func isLocal(_ finding: Finding, _ file: FileID) -> Bool {
    guard let fix = finding.fixes.first(where: { $0.safety == .safe && !$0.edits.isEmpty }) else {
      return false
    }
    return fix.edits.allSatisfy { $0.location.file == file }
  }

  /// One edit that leads from a text to another; it replaces whole lines.
  private static func difference(_ old: [UInt8], _ new: [UInt8], _ file: FileID) -> Edit? {
    guard old != new else { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    while start > 0, old[start - 1] != 0x0A { start -= 1 }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    while oldEnd < old.count, newEnd < new.count, oldEnd == 0 || old[oldEnd - 1] != 0x0A {
      oldEnd += 1
      newEnd += 1
    }
    return Edit(
      Location(file, start..<oldEnd), String(decoding: new[start..<newEnd], as: UTF8.self))
  }
}
