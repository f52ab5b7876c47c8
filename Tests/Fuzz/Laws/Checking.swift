import CtlWorkspace

extension FuzzLaw {
  /// The findings do not depend on the order in which files are given.
  static let order = FuzzLaw(name: "order") { subject in
    if subject.input.files.count < 2 { return nil }
    let other = FuzzSubject.workspace(subject.input.files.reversed())
    let findings = (0..<other.fileCount).flatMap { other.checked(.init($0))?.findings ?? [] }
    return findings.lines(other) == subject.findings.lines(subject.snapshot.workspace)
      ? nil : "another order of the files gives other findings"
  }

  /// A file that was changed and changed back has the findings that it had.
  static let incremental = FuzzLaw(name: "incremental") { subject in
    var workspace = subject.snapshot.workspace
    guard let path = subject.input.files.last?.path else { return nil }
    let paths = subject.input.files.map(\.path)
    for end in subject.offsets(2) {
      workspace.open(path, Array(subject.bytes[..<end]))
      _ = workspace.check(paths)
    }
    workspace.open(path, subject.bytes)
    let findings = workspace.check(paths).flatMap { $0?.findings ?? [] }
    let fresh = paths.flatMap { subject.snapshot.file(at: $0)?.findings ?? [] }
    return findings.lines(workspace) == fresh.lines(subject.snapshot.workspace)
      ? nil : "a change and back gives other findings"
  }
}
