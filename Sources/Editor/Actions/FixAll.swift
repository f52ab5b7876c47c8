import CtlDiagnostics
import CtlWorkspace

extension EditorSnapshot {
  /// Fixes may make others possible; more rounds than this have never helped.
  private static let roundLimit = 8

  /// The safe fixes of a file, round by round until there are no more, like `ctl check --fix`.
  public func fixAll(in file: FileID) -> [Edit] { fixAll(in: file) {} }

  /// - Parameter step: runs between the rounds, and may stop the work.
  func fixAll(in file: FileID, step: () throws -> Void) rethrows -> [Edit] {
    guard let checked = self.file(file) else { return [] }
    let old = checked.program.tree.source.bytes
    var workspace = workspace
    var findings = checked.findings
    var bytes = old
    for round in 0..<Self.roundLimit {
      try step()
      let application = FixApplication(findings.filter { $0.isFixed(in: file) })
      guard application.appliedCount > 0, let edits = application.edits[file],
        let fixed = application.apply(to: file, bytes)
      else { break }
      workspace.open(checked.path, fixed)
      guard let next = workspace.check([checked.path])[0] else { break }
      findings = next.findings
      // Mostly one round is enough: then the edits stay as small as the fixes.
      if round == 0, application.waitingCount == 0,
        FixApplication(findings.filter { $0.isFixed(in: file) }).appliedCount == 0
      {
        return edits
      }
      bytes = fixed
    }
    return Self.difference(old, bytes, file).map { [$0] } ?? []
  }

  /// One edit from a text to another; it replaces whole lines.
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

extension Finding {
  private var safeFix: Fix? { fixes.first { $0.safety == .safe && !$0.edits.isEmpty } }

  var hasSafeFix: Bool { safeFix != nil }

  /// Whether the fix that would be taken changes only one file.
  fileprivate func isFixed(in file: FileID) -> Bool {
    safeFix?.edits.allSatisfy { $0.location.file == file } == true
  }
}
