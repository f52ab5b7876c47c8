import CtlDiagnostics
import CtlEditor

extension FuzzLaw {
  /// Safe fixes end, add no error and no syntax error, and do not blow up the file.
  static let safeFixes = FuzzLaw(name: "safe fixes") { fixing($0, .safe) }
  static let suggestions = FuzzLaw(name: "suggestions") { fixing($0, .suggestion) }

  private static func fixing(_ subject: FuzzSubject, _ safety: Safety) -> String? {
    let before = subject.findings
    guard before.contains(where: { $0.fix(upTo: safety) != nil }) else { return nil }
    var run = FixRun(state(subject), upTo: safety) { state(subject.changed($0)) }
    run.run()
    if run.rounds.count > before.count { return "there are \(run.rounds.count) rounds" }
    let after = subject.changed(run.texts)
    if after.findings.errorCount > before.errorCount { return "fixes add errors" }
    if after.findings.syntaxErrorCount > before.syntaxErrorCount { return "fixes break the syntax" }
    // Guidelines judge an element only when its errors are gone.
    if safety == .safe, before.errorCount == 0,
      after.findings.count > before.count - run.appliedCount
    {
      return "\(run.appliedCount) safe fixes leave \(after.findings.count) of \(before.count)"
    }
    let size = subject.input.text.count
    let limit = 2 * size + 200 * before.count + 1_000
    return after.input.text.count > limit ? "\(size) bytes became \(after.input.text.count)" : nil
  }

  private static func state(_ subject: FuzzSubject) -> FixRun.State {
    FixRun.State(findings: subject.findings) { subject.snapshot.workspace.source($0) }
  }

  /// What an editor offers fits the text, adds no error, and removes the finding that it is for.
  static let actions = FuzzLaw(name: "actions") { subject in
    let places = subject.findings.filter { $0.location.file == subject.file }
      .shuffled(using: subject.random).prefix(2).map(\.location.range)
    for range in places + subject.offsets(2).map({ $0..<$0 }) {
      for action in subject.snapshot.codeActions(in: subject.file, range: range) {
        if let problem = problem(action, subject) {
          return "“\(action.title.text())” at \(range): \(problem)"
        }
      }
    }
    return nil
  }

  private static func problem(_ action: CodeAction, _ subject: FuzzSubject) -> String? {
    guard var texts = subject.texts(subject.snapshot.edits(of: action, in: subject.file)) else {
      return "its edits do not fit"
    }
    if let file = action.newFile { texts[file.path] = Array(file.text.utf8) }
    let after = subject.changed(texts).findings
    let before = subject.findings
    if after.syntaxErrorCount > before.syntaxErrorCount { return "it breaks the syntax" }
    // A missing file hides which names it lacks; an empty one does not.
    let isCreation = action.newFile?.text.isEmpty == true
    if !isCreation, after.errorCount > before.errorCount { return "it adds an error" }
    if let finding = action.finding, action.newFile == nil {
      let (old, new) = (
        before.count { $0.code == finding.code }, after.count { $0.code == finding.code }
      )
      if new >= old { return "its finding stays" }
    }
    return nil
  }
}

extension Array {
  fileprivate func shuffled(using random: some RandomNumberGenerator) -> [Element] {
    var random = random
    return shuffled(using: &random)
  }
}
