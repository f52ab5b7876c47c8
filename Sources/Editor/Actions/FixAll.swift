import CtlDiagnostics
import CtlWorkspace

extension EditorSnapshot {
  /// The safe fixes of a file, round by round until there are no more, like `ctl check --fix`.
  public func fixAll(in file: FileID) -> [Edit] { fixAll(in: file) {} }

  /// Whether any safe fix of a file stays after it is tried. That takes a check, so a large file
  /// offers its fixes untried.
  func hasFixesForAll(_ file: FileID) -> Bool {
    guard let source = workspace.source(file), source.bytes.count <= 20_000 else { return true }
    return !fixAll(in: file).isEmpty
  }

  /// - Parameter step: runs between the rounds, and may stop the work.
  func fixAll(in file: FileID, step: () throws -> Void) rethrows -> [Edit] {
    guard let checked = self.file(file) else { return [] }
    var run = FixRun(
      FixRun.State(findings: checked.findings, source: { workspace.source($0) }), upTo: .safe,
      where: { $0.isFixed(in: file) },
      check: { texts in
        let next = self.checked(texts)
        return FixRun.State(findings: next.findings, source: { next.workspace.source($0) })
      })
    try run.run(step: step)
    // Mostly one round is enough: then the edits stay as small as the fixes.
    if run.rounds.count == 1 { return run.rounds[0][file] ?? [] }
    let old = checked.program.origins.source.bytes
    guard let new = run.texts[checked.path] else { return [] }
    return Self.difference(old, new, file).map { [$0] } ?? []
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
