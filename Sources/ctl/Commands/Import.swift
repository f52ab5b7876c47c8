import CtlCatalogue
import CtlCommandLine
import CtlDiagnostics
import CtlFormatter
import CtlInterfaceBuilder
import CtlRules
import CtlSyntax
import CtlText
import CtlWorkspace

extension Subcommand {
  static let importing = Subcommand(
    "import", "FILE",
    summary: Message(
      "write the screens of a storyboard or xib as .ctl files", "将 storyboard 或 xib 中的界面写成 .ctl 文件"),
    discussion: Message(
      """
      Writes a file for each screen of a document of Interface Builder: its elements with the names
      of their outlets, texts, accessibility, actions and constraints. What the language does not
      say, or not there, stands in a comment and is counted on standard error. Every file that is
      written can be compiled, and is in the one style. The translations that stand beside the
      document (`de.lproj/Main.strings`, `mul.lproj/Main.xcstrings`) become `Localizable.xcstrings`.
      A file that somebody has changed since an earlier import is left alone without `--force`.
      """,
      """
      为 Interface Builder 文档中的每个界面写一个文件：其中的元素，连同插座的名称、文字、辅助功能、动作和约束。
      这门语言无法表达的内容，或不能写在该处的内容，会写成注释，并在标准错误中计数。写入的每个文件都能编译，
      并符合统一的风格。文档旁的译文（`de.lproj/Main.strings`、`mul.lproj/Main.xcstrings`）写入
      `Localizable.xcstrings`。上次导入后有人改过的文件，不加 `--force` 就不会改动。
      """),
    options: [
      Option("output", short: "o", .text("DIR"), "the folder of the files", "写入的文件夹"),
      Option(
        "force", .none, "replace files that are there and say something else", "替换已存在而内容不同的文件"),
    ]
  ) { (invocation: Invocation) throws(Failure) in
    try ImportCommand(invocation).run()
  }
}

private struct ImportCommand {
  let path: String
  let folder: String
  let replaces: Bool

  init(_ invocation: Invocation) throws(Failure) {
    path = try invocation.onePositional(
      Message("a storyboard or xib", "storyboard 或 xib"))
    guard let folder = invocation.value("output") else {
      throw Failure(
        "`ctl import` needs `-o DIR`, the folder of the files", "`ctl import` 需要 `-o DIR`，即写入的文件夹")
    }
    self.folder = FilePath.normalized(folder)
    replaces = invocation.has("force")
    guard InterfaceBuilder.reads(path) else {
      throw Failure(
        "\(Files.quoted(path)) is no storyboard or xib", "\(Files.quoted(path)) 不是 storyboard 或 xib"
      )
    }
  }

  private static func isOther(_ place: String, than bytes: [UInt8]) -> Bool {
    guard Files.kind(place) == .file, let known = try? Files.read(place) else { return false }
    return known != bytes
  }

  func run() throws(Failure) -> ExitStatus {
    let session = try Session([path], documents: true)
    if session.reportFailures() { return .failure }
    guard let program = session.files.first?.program, !program.screens.isEmpty else {
      let reason =
        session.files.first?.findings.first?.message
        ?? Phrase(Message("it has no screen", "其中没有界面"))
      throw Failure(
        "cannot import \(Files.quoted(path)): \(reason.text(.english))",
        "无法导入 \(Files.quoted(path))：\(reason.text(.simplifiedChinese))")
    }
    let counts = program.design?.unsupportedCounts ?? []
    var unsaid = counts.reduce(0) { $0 + $1.count }
    var screens = program.screens.indices.map { index in
      let screen = ScreenText.lines(of: index, in: program)
      unsaid += screen.unsaid.count
      let imports = screen.opened.subtracting([index])
        .map { "import \"\(program.text(program.screens[$0].name)).ctl\"" }.sorted()
      return ImportedScreen(
        name: "\(screen.name).ctl",
        lines: imports + (imports.isEmpty ? [] : [""]) + screen.lines)
    }
    unsaid += ImportedScreen.takeBack(&screens)
    try Files.makeFolder(folder)
    var files: [(place: String, bytes: [UInt8])] = []
    for (index, screen) in screens.enumerated() {
      var lines = ["// From \(Files.fileName(path).neutralised())."]
      if index == 0, !counts.isEmpty {
        lines.append("// Not said here, of the whole document:")
        lines += counts.map { "//   \($0.name.neutralised()): \($0.count)" }
      }
      let text = (lines + [""] + screen.lines).joined(separator: "\n") + "\n"
      let tree = SyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8)))
      files.append((FilePath.join(folder, screen.name), Formatter.format(tree)))
    }
    // An import is a beginning: what somebody has written since is not lost.
    if !replaces, let (place, _) = files.first(where: { Self.isOther($0.place, than: $0.bytes) }) {
      throw Failure(
        "\(Files.quoted(place)) is there and says something else; `--force` replaces it",
        "\(Files.quoted(place)) 已存在，内容不同；`--force` 会替换它")
    }
    for (place, bytes) in files { try Files.write(bytes, to: place) }
    let translations = ImportedTranslations(of: path, .disk)
    let untranslated = try translations.write(to: folder)
    let written = screens.count
    let message = Message(
      "wrote \(written) \(written == 1 ? "screen" : "screens") to \(Files.quoted(folder)); "
        + "\(unsaid) \(unsaid == 1 ? "construct is" : "constructs are") only in comments"
        + translations.summary(untranslated, .english),
      "已将 \(written) 个界面写入 \(Files.quoted(folder))；\(unsaid) 处内容只在注释中"
        + translations.summary(untranslated, .simplifiedChinese))
    System.printError("ctl: \(message.template(System.language))\n")
    return .success
  }
}

/// A screen of a document as lines of a file, before the file is written.
private struct ImportedScreen {
  let name: String
  var lines: [String]

  /// Makes comments of the members that the language does not allow where they stand. The screens open each
  /// other, so all are checked together.
  /// - Returns: how many.
  static func takeBack(_ screens: inout [ImportedScreen]) -> Int {
    var workspace = Workspace(root: ".")
    for screen in screens { workspace.open(screen.name, Array(screen.text.utf8)) }
    var open = Array(screens.indices)
    var count = 0
    for _ in 0..<64 where !open.isEmpty {
      let files = workspace.check(open.map { screens[$0].name })
      open = zip(open, files).compactMap { index, file in
        guard let file, let mended = screens[index].mend(file.findings) else { return nil }
        count += mended
        workspace.open(screens[index].name, Array(screens[index].text.utf8))
        return index
      }
    }
    return count
  }

  private var text: String { lines.joined(separator: "\n") }

  /// Makes comments of members with errors.
  /// - Returns: how many; nil when there was nothing to do.
  private mutating func mend(_ findings: [Finding]) -> Int? {
    let table = LineTable(Array(text.utf8))
    let errors = findings.filter { $0.severity == .error }
      .map { (line: table.position(at: $0.location.range.lowerBound).line, code: $0.code) }
    guard !errors.isEmpty else { return nil }
    let yielding = Self.yield(errors, in: &lines)
    if yielding > 0 || Self.allow(errors, in: &lines) { return yielding }
    let head = lines.firstIndex { $0.hasPrefix("screen") } ?? 0
    var last = lines.count
    var count = 0
    for line in Set(errors.map(\.line)).sorted(by: >) where line < last && line > head {
      guard !lines[line].drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      last = line
      count += 1
      for index in line...Self.end(of: line, in: lines) {
        let margin = lines[index].prefix { $0 == " " }
        lines[index] = "\(margin)// \(lines[index].dropFirst(margin.count))"
      }
    }
    return count > 0 ? count : nil
  }

  /// Allows what a guideline forbids of whole elements: code may give a button its title.
  /// - Returns: whether there was something to allow.
  private static func allow(_ errors: [(line: Int, code: Code)], in lines: inout [String]) -> Bool {
    var isChanged = false
    for (line, code) in errors.sorted(by: { $0.line > $1.line }) {
      let margin = lines[line].prefix { $0 == " " }
      let word = lines[line].dropFirst(margin.count).prefix { $0.isLetter }
      let allowance = margin + "@allow(\(code.id), because: \"Code may set what is missing.\")"
      guard Codes.isAllowable(code), KindName(name: String(word)) != nil,
        line > 0,
        !lines[..<line].reversed().prefix(while: { $0.contains("@allow(") })
          .contains(String(allowance))
      else { continue }
      lines.insert(String(allowance), at: line)
      isChanged = true
    }
    return isChanged
  }

  /// Lets required constraints give way that cannot hold together: to what texts need, but not to
  /// empty space.
  /// - Returns: how many.
  private static func yield(_ errors: [(line: Int, code: Code)], in lines: inout [String]) -> Int {
    let found = Set(errors.filter { $0.code.id == "layout/unsatisfiable" }.map(\.line))
      .filter { !lines[$0].contains(" @ ") }
    for line in found.sorted(by: >) {
      lines[line] += " @ 740"
      let margin = lines[line].prefix { $0 == " " }
      lines.insert("\(margin)// Not said here: that this is required", at: line)
    }
    return found.count
  }

  /// The last line of a member: that of its closing brace.
  private static func end(of line: Int, in lines: [String]) -> Int {
    guard lines[line].hasSuffix("{") else { return line }
    let margin = lines[line].prefix { $0 == " " }
    return lines[line...].firstIndex { $0 == margin + "}" } ?? line
  }
}
