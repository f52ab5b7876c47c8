import CtlCommandLine
import CtlDiagnostics
import CtlRules
import CtlWorkspace

extension Subcommand {
  static let check = Subcommand(
    "check", "PATH…", summary: Message("parse, check and report", "解析、检查并报告"),
    discussion: Message(
      """
      Reports what the parser, the checker and the guidelines find. `--fix` applies the safe fixes
      until nothing changes, and takes back what does not help; each file is written whole or not
      at all; of `-` the text with its fixes is on standard output, and the findings on standard error. With
      `--unsafe-fixes` it applies suggestions too, but deletes nothing for being unused: a guess
      may have left it so. `--only unused` does that. With `--only`, only what that names is fixed.
      A baseline holds findings that a team already knows: they are not reported, so that
      new ones stand out. It knows a finding by its file, code and message, the elements around it
      and the text of its line, so that lines may move. How many were left out is on standard error.
      With --changed-since, findings of changed lines are reported, and those that were not there at the
      revision: a constant or the settings may have changed elsewhere.
      Of files that are named alone, the files of their project that import them are read too, to know
      what nothing uses, and those that declare a name which they do not know; a project of more than
      512 files or 256 folders is not searched.
      """,
      """
      报告解析器、检查器和指南规则发现的问题。`--fix` 反复应用安全的修复，直到没有变化，并撤销无用的修复；
      每个文件要么完整写入，要么不动；`-` 的文字连同修复写到标准输出，问题写到标准错误。加上 `--unsafe-fixes` 也应用建议的修复，但不会因未使用而删除任何内容：那可能
      正是某个猜测造成的；要删除请用 `--only unused`。使用 `--only` 时只修复它所指的问题。基线文件记录团队已知的问题：这些问题不再报告，新的问题因此一目了然。
      基线按文件、代码、消息、所在元素和该行的文字识别问题，所以行号可以变化。略去的数量写在标准错误中。
      使用 --changed-since 时，报告有改动的行上的问题，以及该版本中没有的问题：改动的可能是别处的常量或设置。
      只指定个别文件时，也会读取项目中导入它们的文件，以便知道什么从未使用，还会读取声明了未知名称的文件；
      超过 512 个文件或 256 个文件夹的项目不会搜索。
      """),
    options: [
      ReportFormat.option,
      Option("fix", .none, "apply safe fixes", "应用安全的修复"),
      Option(
        "unsafe-fixes", .none, "with --fix: apply suggestions too",
        "与 --fix 同用：也应用建议的修复"),
      Option(
        "dry-run", .none, "with --fix: show the changes as a diff and write nothing",
        "与 --fix 同用：以 diff 显示改动，不写入"),
      Option(
        "warnings-as-errors", .none, "fail the command if there are warnings",
        "有警告时命令也算失败"),
      Option(
        "changed-since", .text("REV"),
        "report only what changes since a Git revision touch or cause",
        "只报告自某个 Git 版本以来的改动所涉及或引起的问题"),
      Option(
        "statistics", .none, "count the findings by rule and by file instead",
        "改为按规则和文件统计问题数"),
      Option(
        "baseline", .text("FILE"), "leave out the findings listed in the file",
        "略去文件中列出的问题"),
      Option(
        "write-baseline", .text("FILE"), "write the current findings to the file",
        "将当前的问题写入文件"),
    ] + ModuleOptions.all + RuleOptions.all + [.color]
  ) { (invocation: Invocation) throws(Failure) in
    try CheckCommand(invocation).run()
  }
}

private struct CheckCommand {
  let invocation: Invocation
  let settings: @Sendable (inout Settings) -> Void
  let modules: [Modules.Given]

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    settings = try RuleOptions.settings(invocation)
    modules = try ModuleOptions.read(invocation)
    guard !invocation.positionals.isEmpty else {
      throw Failure(
        "`ctl check` needs a file, a folder or `-`; see `ctl check --help`",
        "`ctl check` 需要文件、文件夹或 `-`；参见 `ctl check --help`")
    }
    for flag in ["unsafe-fixes", "dry-run"] where invocation.has(flag) && !invocation.has("fix") {
      throw Failure("`--\(flag)` goes with `--fix`", "`--\(flag)` 须与 `--fix` 同用")
    }
    if invocation.has("statistics"), let format = invocation.value("format"), format != "human" {
      throw Failure(
        "`--statistics` has no format `\(format)`", "`--statistics` 没有“\(format)”格式")
    }
  }

  func run() throws(Failure) -> ExitStatus {
    var session = try checked(invocation.positionals)
    try session.checkOutputs([invocation.value("write-baseline")].compactMap { $0 })
    if invocation.has("fix") { session = try fix(session) }
    session.findTwins()
    // A file is clean only if it can be compiled.
    session.reportsImports = !invocation.has("changed-since")
    if let path = invocation.value("write-baseline") {
      var baseline = Baseline(session, path: path)
      try Files.write(baseline.bytes, to: path)
      // What it has is known from now on, so this run shows only what cannot be known.
      let known = baseline.remaining
      let all = session
      if invocation.value("baseline") == nil { session.filter { !baseline.take($0, all) } }
      let message = Message(
        "wrote \(known) \(known == 1 ? "finding" : "findings") to \(Files.quoted(path))",
        "已将 \(known) 个问题写入 \(Files.quoted(path))")
      System.printError("ctl: \(message.template(System.language))\n")
    }
    if let path = invocation.value("baseline") {
      var baseline = try Baseline(path: path)
      let all = session
      session.filter { !baseline.take($0, all) }
      let known = all.findings.count - session.findings.count
      let gone = baseline.remaining
      let message = Message(
        "left out \(known) known \(known == 1 ? "finding" : "findings") of the baseline"
          + (gone == 0 ? "" : "; \(gone) of it \(gone == 1 ? "is" : "are") gone"),
        "略去了基线中的 \(known) 个已知问题" + (gone == 0 ? "" : "；其中 \(gone) 个已不存在"))
      System.printError("ctl: \(message.template(System.language))\n")
    }
    if let revision = invocation.value("changed-since") {
      var new = try NewFindings(since: revision, invocation.positionals, session) {
        (paths, disk) throws(Failure) in
        var former = try checked(paths, disk: disk)
        former.findTwins()
        return former
      }
      session.filter { new.take($0) }
    }
    let isDiff = invocation.has("dry-run")
    if !isDiff { try report(session) }
    let failed = session.reportFailures()
    if failed { return .failure }
    let fails = session.findings.contains {
      $0.severity == .error
        || ($0.severity == .warning && invocation.has("warnings-as-errors"))
    }
    return fails ? .findings : .success
  }

  /// Whether the text of standard input, with its fixes, is on standard output, and nothing else.
  private var writesText: Bool {
    invocation.has("fix") && !invocation.has("dry-run") && invocation.positionals.contains("-")
  }

  private func report(_ session: Session) throws(Failure) {
    if invocation.has("statistics") {
      return try System.print(Statistics(session).text(System.language))
    }
    let format = ReportFormat.chosen(invocation)
    if writesText {
      try System.write(
        format.render(session, ReportFormat.Surroundings(invocation, descriptor: 2)), to: 2)
    } else {
      try System.print(
        format.render(session, ReportFormat.Surroundings(invocation, descriptor: 1)))
    }
    // GitHub shows this file on the page of the run.
    if format.name == "github", let summary = System.environment("GITHUB_STEP_SUMMARY") {
      let former = (try? Files.read(summary)) ?? []
      let markdown = Statistics(session).markdown(System.language)
      try Files.write(former + Array(markdown.utf8), to: summary)
    }
  }

  private func checked(
    _ paths: [String], texts: [String: [UInt8]] = [:], disk: FileSystem = .disk
  ) throws(Failure) -> Session {
    try Session(
      paths, modules: modules, overrides: settings, texts: texts, documents: true, users: true,
      disk: disk)
  }

  // MARK: Fixes

  /// Applies fixes until nothing changes, then writes the files; with `--dry-run` shows a diff.
  private func fix(_ start: Session) throws(Failure) -> Session {
    let safety: Safety = invocation.has("unsafe-fixes") ? .suggestion : .safe
    let only = try RuleOptions.only(invocation)
    var session = start
    var run = FixRun(
      FixRun.State(findings: start.findings) { start.source($0) }, upTo: safety,
      where: { finding in only.map { $0.contains(finding.code.id) } ?? !finding.isOfUnused },
      check: { texts in
        guard let next = try? checked(texts, after: start) else { return nil }
        return FixRun.State(findings: next.findings) { next.source($0) }
      })
    run.run()
    let texts = run.texts
    if !texts.isEmpty {
      session = try checked(texts, after: start)
    }
    reportRefused(run)
    let paths = texts.keys.sorted()
    if invocation.has("dry-run") {
      for path in paths { try showDiff(path, texts[path]!, start) }
      return session
    }
    for path in paths where path != Inputs.standardInput {
      try Files.write(texts[path]!, to: path, replacing: start.bytesIfKnown(of: path))
    }
    let input = Inputs.standardInput
    if writesText, let text = texts[input] ?? start.bytesIfKnown(of: input) {
      try System.print(text)
    }
    let applied = run.appliedCount
    if applied > 0 {
      System.printError("ctl: applied \(applied) \(applied == 1 ? "fix" : "fixes")\n")
    }
    return session
  }

  /// The files with other texts; standard input can be read only once.
  private func checked(_ texts: [String: [UInt8]], after start: Session) throws(Failure) -> Session
  {
    var texts = texts
    let input = Inputs.standardInput
    texts[input] = texts[input] ?? start.bytesIfKnown(of: input)
    return try checked(invocation.positionals, texts: texts)
  }

  /// Says which fixes did not do what they promise.
  private func reportRefused(_ run: FixRun) {
    for fix in run.refused {
      System.printError(
        "ctl: took back the fix “\(fix.title.text(.english))” of \(fix.code) in "
          + "\(Files.quoted(fix.path)): it would leave its finding or make new ones\n")
    }
  }

  private func showDiff(_ path: String, _ bytes: [UInt8], _ session: Session) throws(Failure) {
    let old = session.files.first { $0.path == path }?.program.origins.source.bytes ?? []
    let isTerminal = System.usesColor(invocation.value("color"))
    let diff = UnifiedDiff(
      context: 3, color: isTerminal, isNeutralised: System.terminalWidth() != nil)
    try System.print(diff.render(old, bytes, oldPath: "a/\(path)", newPath: "b/\(path)"))
  }
}
