import CtlDiagnostics
import CtlEditor
import CtlSyntax
import CtlTerminal
import CtlText

extension FuzzLaw {
  /// Safe fixes end, add no error and no syntax error, and do not blow up the file.
  static let safeFixes = FuzzLaw(name: "safe fixes") { fixing($0, .safe) }
  static let suggestions = FuzzLaw(name: "suggestions") { fixing($0, .suggestion) }

  private static func fixing(_ subject: FuzzSubject, _ safety: Safety) -> String? {
    let before = subject.findings
    guard before.contains(where: { $0.fix(upTo: safety) != nil }) else { return nil }
    var run = FixRun(state(subject), upTo: safety) { state(subject.changed($0)) }
    run.run()
    if run.rounds.count > run.roundLimit { return "there are \(run.rounds.count) rounds" }
    let after = subject.changed(run.texts)
    var again = FixRun(state(after), upTo: safety) { state(after.changed($0)) }
    again.run()
    let isLong = [run, again].contains { $0.rounds.count == $0.roundLimit || $0.hasGivenUp }
    if !again.texts.isEmpty, !isLong { return "another run changes the file again" }
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

  /// What stands in a thing that a fix deletes stays, unless the finding says that nothing uses it.
  static let contents = FuzzLaw(name: "contents") { subject in
    guard let tree = subject.checked?.program.tree else { return nil }
    let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }
    for finding in subject.findings where finding.location.file == subject.file {
      if finding.code.isOfUnused { continue }
      for fix in finding.fixes {
        guard let texts = subject.texts(fix.edits), let text = texts[subject.input.files.last!.path]
        else { continue }
        for edit in fix.edits where edit.location.file == subject.file {
          if let lost = lost(edit.location.range, finding, elements, tree, text) {
            return "“\(fix.title.text())” of \(finding.code.id) loses \(lost)"
          }
        }
      }
    }
    return nil
  }

  /// A text of an element in another one that both stand in a range, and which is not in the new text.
  private static func lost(
    _ range: Range<Int>, _ finding: Finding, _ elements: [Int], _ tree: SyntaxTree, _ text: [UInt8]
  ) -> String? {
    func isIn(_ inner: Range<Int>, _ outer: Range<Int>) -> Bool {
      outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
    }
    let gone = elements.filter { isIn(tree.range(of: $0), range) }
    guard gone.count > 1, let first = gone.first else { return nil }
    let end = first + Int(tree.nodes[first].size)
    for element in gone.dropFirst() where element < end {
      // The finding may be about the inner one.
      if isIn(finding.location.range, tree.range(of: element)) { continue }
      for token in Int(tree.nodes[element].firstToken)..<Int(tree.nodes[element].endToken)
      where tree.tokenKinds[token] == .string {
        let word = tree.text(ofToken: token)
        if !String(decoding: text, as: UTF8.self).contains(word) { return word }
      }
    }
    return nil
  }

  private static func state(_ subject: FuzzSubject) -> FixRun.State {
    FixRun.State(findings: subject.findings) { subject.snapshot.workspace.source($0) }
  }

  /// What an editor offers fits the text, adds no error, and removes the finding that it is for. A
  /// refactoring changes neither findings nor what is drawn.
  static let actions = FuzzLaw(name: "actions") { subject in
    let places = subject.findings.filter { $0.location.file == subject.file }
      .shuffled(using: subject.random).prefix(2).map(\.location.range)
    let offsets = subject.offsets(4)
    let selection = min(offsets[2], offsets[3])..<max(offsets[2], offsets[3])
    for range in places + offsets.prefix(2).map({ $0..<$0 }) + [selection] {
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
    let changed = subject.changed(texts)
    let (before, after) = (subject.findings, changed.findings)
    // A missing file hides which names it lacks, and what is wrong beside it; an empty one does not.
    if action.newFile?.text.isEmpty != true {
      if after.syntaxErrorCount > before.syntaxErrorCount { return "it breaks the syntax" }
      if after.errorCount > before.errorCount {
        return "it adds an error: \(difference(before, after))"
      }
    }
    // What is deleted may leave something else without a use.
    if let finding = action.finding, action.newFile == nil, !finding.isDeletedByFix {
      let (old, new) = (
        before.count { $0.code == finding.code }, after.count { $0.code == finding.code }
      )
      if new >= old { return "its finding stays" }
    }
    // The last use of a component may be gone.
    let judged = [before, after].map { $0.filter { !$0.code.isOfUnused } }
    let difference = difference(judged[0], judged[1])
    guard subject.isSound, keepsMeaning(action, subject, changed) else { return nil }
    if !difference.isEmpty { return "it changes the findings: \(difference)" }
    return subject.drawings == changed.drawings ? nil : "it changes what is drawn"
  }

  /// The codes that come and go.
  private static func difference(_ before: [Finding], _ after: [Finding]) -> String {
    var counts: [String: Int] = [:]
    for finding in before { counts[finding.code.id, default: 0] -= 1 }
    for finding in after { counts[finding.code.id, default: 0] += 1 }
    return counts.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { "\($0.value > 0 ? "+" : "")\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  /// Whether an action promises that nothing changes but where things are written.
  private static func keepsMeaning(
    _ action: CodeAction, _ subject: FuzzSubject, _ changed: FuzzSubject
  ) -> Bool {
    switch action.kind {
    case .extract, .inline, .move, .organizeImports: true
    case .quickFix, .fixAll, .addImports, .removeImports: false
    // Sorting is one, and so is wrapping; converting puts other words.
    case .rewrite: action.isRefactoring || words(subject.bytes) == words(changed.bytes)
    }
  }

  private static func words(_ bytes: [UInt8]) -> [String] {
    let tree = SyntaxTree.parse(SourceText(path: "Main.ctl", bytes: bytes))
    return (0..<tree.tokenCount).filter { !tree.tokenKinds[$0].isTrivia }
      .map { tree.text(ofToken: $0) }.sorted()
  }
}

extension FuzzSubject {
  /// What the screens of all files look like, with everything that is drawn in its picture.
  fileprivate var drawings: [String] {
    var options = RenderOptions()
    options.color = .none
    return programs.flatMap { program in
      program.screens.compactMap { screen in
        (try? Terminal.render(program, screen: program.text(screen.name), options: options).text)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }.sorted()
  }
}

extension Array {
  fileprivate func shuffled(using random: some RandomNumberGenerator) -> [Element] {
    var random = random
    return shuffled(using: &random)
  }
}
