import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlTerminal
import CtlText
import CtlWorkspace

extension EditorSnapshot {
  /// The project with other texts, and the findings of those files.
  func checked(_ texts: [String: [UInt8]]) -> (workspace: Workspace, findings: [Finding]) {
    var next = workspace
    for (path, bytes) in texts { next.open(path, bytes) }
    return (next, next.check(texts.keys.sorted()).compactMap { $0 }.flatMap(\.findings))
  }

  /// What screens of files look like, in no order: a screen may move.
  private func drawings(of programs: [Program], _ limit: Int) -> [String] {
    var screens: [(program: Program, name: String)] = []
    for program in programs where screens.count < limit {
      screens += program.screens.prefix(limit - screens.count).map {
        (program, program.text($0.name))
      }
    }
    return screens.compactMap { screen in
      (try? Terminal.render(screen.program, screen: screen.name, options: options(nil))).map {
        String(decoding: $0.text, as: UTF8.self)
      }
    }.sorted()
  }

  /// Larger files are only parsed again: an answer must not wait for a whole check of each action.
  private static let checkLimit = 200_000
  private static let soundLimit = 20_000
  private static let drawingLimit = 64

  /// Of many files that import this one, an action is tried in the nearest ones only.
  private static let importerLimit = 16
  private static let importedScreens = 16

  /// More actions than these are tried together: a selection may have as many as a file has findings.
  private static let fewActions = 16
  private static let trialLimit = 64

  /// Those of many actions that do what their kinds promise. Fixes of many findings are tried at once, and halves
  /// of what does not keep the law; what is not tried by then is offered in a smaller selection.
  func lawful(_ actions: [CodeAction]) -> [CodeAction] {
    guard actions.count > Self.fewActions else { return actions.filter { isLawful([$0]) } }
    struct Group: Hashable {
      let needsTrial: Bool
      let mayAddAdvice: Bool
      /// The fixes of one finding may be about the same text.
      let alternative: Int
    }
    var alternatives: [Finding: Int] = [:]
    var groups: [Group: [Int]] = [:]
    var kept: Set<Int> = []
    var trials = Self.trialLimit
    for (index, action) in actions.enumerated() {
      if action.kind == .quickFix, action.newFile == nil, let finding = action.finding {
        let alternative = alternatives[finding, default: 0]
        alternatives[finding] = alternative + 1
        let group = Group(
          needsTrial: action.needsTrial, mayAddAdvice: action.mayAddAdvice, alternative: alternative
        )
        groups[group, default: []].append(index)
      } else if trials > 0 {
        if case .edits = action.change { trials -= 1 }
        if isLawful([action]) { kept.insert(index) }
      }
    }
    var pending = groups.sorted { $0.value[0] > $1.value[0] }.map { $0.value[...] }
    while trials > 0, let group = pending.popLast() {
      trials -= 1
      if isLawful(group.map { actions[$0] }) {
        kept.formUnion(group)
      } else if group.count > 1 {
        let middle = group.startIndex + group.count / 2
        pending += [group[middle...], group[..<middle]]
      }
    }
    return actions.indices.filter(kept.contains).map { actions[$0] }
  }

  /// Whether actions of one kind do what it promises: a fix removes its finding, a refactoring keeps
  /// the findings, and neither leaves a file that has new errors. In a sound file most actions know
  /// what they do, and only their syntax is tried; one with errors, or with names that it cannot know,
  /// is checked again.
  private func isLawful(_ actions: [CodeAction]) -> Bool {
    guard let action = actions.first else { return true }
    let edits = actions.flatMap { action -> [Edit] in
      if case .edits(let edits) = action.change { edits } else { [] }
    }
    guard !edits.isEmpty || action.newFile != nil else { return true }
    var texts: [String: [UInt8]] = [:]
    var before: [Finding] = []
    var programs: [Program] = []
    var hasErrors = false
    for (id, own) in Dictionary(grouping: edits, by: \.location.file) {
      guard let checked = file(id), let source = workspace.source(id),
        let bytes = Edit.apply(own, to: source.bytes)
      else { return false }
      texts[checked.path] = bytes
      before += checked.findings
      programs.append(checked.program)
      hasErrors =
        hasErrors || checked.findings.contains { $0.severity == .error }
        || checked.program.imported.values.contains(where: \.hasSyntaxMistakes)
    }
    let size = texts.values.reduce(0) { $0 + $1.count }
    let isTried = action.needsTrial || action.isRefactoring
    let limit = hasErrors ? Self.checkLimit : isTried ? Self.soundLimit : 0
    guard size <= limit else {
      let syntax = before.filter { $0.code.id.hasPrefix("syntax/") }
      return texts.allSatisfy { path, bytes in
        SyntaxTree.parse(SourceText(path: path, bytes: bytes)).findings.count <= syntax.count
      }
    }
    if let file = action.newFile { texts[file.path] = Array(file.text.utf8) }
    let (next, own, importers) = workspace.trying(
      texts, importers: Self.importerLimit, bytes: Self.checkLimit)
    let around = importers.compactMap { workspace.checked($0) }
    let law = FixLaw(before: before + around.flatMap(\.findings))
    let changed = own.compactMap { next.checked($0) }
    let changedAround = importers.compactMap { next.checked($0) }
    let after = (changed + changedAround).flatMap(\.findings)
    guard action.isRefactoring else {
      return law.allows(
        after, removing: actions.flatMap(\.removed), allowingAdvice: action.mayAddAdvice)
    }
    guard law.keeps(after) else { return false }
    return size > Self.soundLimit
      || drawings(of: programs, Self.drawingLimit)
        == drawings(of: changed.map(\.program), Self.drawingLimit)
        && drawings(of: around.map(\.program), Self.importedScreens)
          == drawings(of: changedAround.map(\.program), Self.importedScreens)
  }
}

extension CodeAction {
  /// The findings that it is for.
  fileprivate var removed: [Finding] { [finding].compactMap { $0 } + others }

  fileprivate var mayAddAdvice: Bool {
    switch kind {
    case .quickFix where !others.isEmpty: false
    case .quickFix: needsTrial || !isPreferred
    case .rewrite, .addImports, .removeImports: true
    case .extract, .inline, .move, .fixAll, .organizeImports: false
    }
  }
}
