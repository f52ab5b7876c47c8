import CtlCommandLine
import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlText

extension Subcommand {
  static let format = Subcommand(
    "format", "PATH…", summary: Message("rewrite in the one style", "以统一的风格重写"),
    discussion: Message(
      """
      Files are rewritten in place, each whole or not at all; files already in style are left alone.
      Comments stay where they are. Parts that cannot be parsed stay as they are and are reported. `-`
      formats standard input to standard output.
      """,
      """
      就地重写文件，每个文件要么完整写入，要么不动；已符合风格的文件保持原样。注释留在原处。
      无法解析的部分保持不变并会报告。`-` 将标准输入格式化到标准输出。
      """),
    options: [
      Option(
        "check", .none, "write nothing; status 1 when a file is not in style",
        "不写入；有文件不符合风格时状态为 1"),
      Option("diff", .none, "write nothing; show the changes", "不写入；显示改动"),
      .color,
    ]
  ) { (invocation: Invocation) throws(Failure) in
    try FormatCommand(invocation: invocation).run()
  }
}

private struct FormatCommand {
  let invocation: Invocation

  func run() throws(Failure) -> ExitStatus {
    guard !invocation.positionals.isEmpty else {
      throw Failure(
        "`ctl format` needs a file, a folder or `-`; see `ctl format --help`",
        "`ctl format` 需要文件、文件夹或 `-`；参见 `ctl format --help`")
    }
    let named = Inputs(invocation.positionals)
    var failures = named.failures
    var inputs: [(path: String, bytes: [UInt8])] = []
    for path in named.paths {
      do throws(Failure) {
        let isInput = path == Inputs.standardInput
        inputs.append((path, try isInput ? Files.readStandardInput() : Files.read(path)))
      } catch {
        failures.append(error)
      }
    }
    var changed = 0
    for (input, result) in zip(inputs, formatted(inputs)) {
      guard let result else {
        failures.append(
          Failure(
            "\(Files.quoted(input.path)) is too large to format",
            "\(Files.quoted(input.path)) 太大，无法格式化"))
        continue
      }
      if result.mistakes > 0 {
        mention(input.path, result.mistakes)
      } else if result.hasJoined {
        mentionJoined(input.path)
      }
      do throws(Failure) {
        if try finish(input.path, input.bytes, result.bytes) { changed += 1 }
      } catch {
        failures.append(error)
      }
    }
    for failure in failures { System.printError("ctl: \(failure.text(System.language))\n") }
    if !failures.isEmpty { return .failure }
    return invocation.has("check") && changed > 0 ? .findings : .success
  }

  private struct Result {
    let bytes: [UInt8]
    /// How many mistakes the parser found.
    let mistakes: Int
    /// Whether members stay on their line because nothing parts them.
    let hasJoined: Bool
  }

  /// A file that cannot be parsed is formatted around its mistakes; this explains the gaps.
  private func mention(_ path: String, _ mistakes: Int) {
    let count = mistakes == 1 ? "a mistake" : "\(mistakes) mistakes"
    say(
      of: path, "has \(count), shown by `ctl check`; broken parts stay as they are",
      "中有 \(mistakes) 处错误，可用 `ctl check` 查看；有误的部分保持原样")
  }

  private func mentionJoined(_ path: String) {
    say(
      of: path, "has members that share a line without `;` between them; they stay as they are",
      "中有写在同一行而没有用 `;` 隔开的内容；它们保持原样")
  }

  private func say(of path: String, _ english: String, _ chinese: String) {
    let isInput = path == Inputs.standardInput
    let message = Message(
      "\(isInput ? "standard input" : Files.quoted(path)) \(english)",
      "\(isInput ? "标准输入" : Files.quoted(path)) \(chinese)")
    System.printError("ctl: \(message.template(System.language))\n")
  }

  /// Each text in style, on all cores; nil for files past the parser's limit, which have no tree.
  private func formatted(_ inputs: [(path: String, bytes: [UInt8])]) -> [Result?] {
    nonisolated(unsafe) let slots = UnsafeMutablePointer<Result?>.allocate(
      capacity: max(1, inputs.count))
    slots.initialize(repeating: nil, count: inputs.count)
    defer {
      slots.deinitialize(count: inputs.count)
      slots.deallocate()
    }
    Parallel.run(inputs.count) { index in
      let input = inputs[index]
      guard input.bytes.count <= SyntaxTree.fileSizeLimit else { return }
      let tree = SyntaxTree.parse(SourceText(path: input.path, bytes: input.bytes))
      slots[index] = Result(
        bytes: Formatter.format(tree), mistakes: tree.findings.count,
        hasJoined: Formatter.keepsJoinedMembers(tree))
    }
    return (0..<inputs.count).map { slots[$0] }
  }

  /// Writes, shows or counts a result; returns whether the text changes.
  private func finish(_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(Failure) -> Bool {
    let isInput = path == Inputs.standardInput
    if invocation.has("diff") {
      guard old != new else { return false }
      let diff = UnifiedDiff(
        context: 3, color: System.usesColor(invocation.value("color")),
        isNeutralised: System.terminalWidth() != nil)
      try System.print(diff.render(old, new, oldPath: "a/\(path)", newPath: "b/\(path)"))
      return true
    }
    if invocation.has("check") {
      if old != new { try System.print("\(path.neutralised())\n") }
      return old != new
    }
    if isInput {
      try System.print(new)
    } else if old != new {
      try Files.write(new, to: path, replacing: old)
    }
    return old != new
  }
}
