import CtlDiagnostics
import CtlFormatter
import CtlInterfaceBuilder
import CtlSyntax
import CtlText
import CtlWorkspace

extension Subcommand {
  static let importing = Subcommand(
    "import", "FILE", summary: "write the screens of a storyboard or xib as .ctl files",
    discussion: """
      Writes a file for each screen of a document of Interface Builder: its elements with the names
      of their outlets, texts, accessibility, actions and constraints. What the language does not
      say, or not there, stands in a comment and is counted on standard error. Every file that is
      written can be compiled, and is in the one style.
      """,
    options: [Option("output", short: "o", .text("DIR"), "the folder of the files")]
  ) { (invocation: Invocation) throws(Failure) in
    try ImportCommand(invocation).run()
  }
}

private struct ImportCommand {
  let path: String
  let folder: String

  init(_ invocation: Invocation) throws(Failure) {
    path = try invocation.onePositional("a storyboard or xib")
    guard let folder = invocation.value("output") else {
      throw Failure("`ctl import` needs `-o DIR`, the folder of the files")
    }
    self.folder = FilePath.normalized(folder)
    guard InterfaceBuilder.reads(path) else {
      throw Failure("\(Files.quoted(path)) is no storyboard or xib")
    }
  }

  func run() throws(Failure) -> ExitStatus {
    let session = try Session([path], documents: true)
    if session.reportFailures() { return .failure }
    guard let program = session.files.first?.program, !program.screens.isEmpty else {
      let reason = session.files.first?.findings.first?.message.text() ?? "it has no screen"
      throw Failure("cannot import \(Files.quoted(path)): \(reason)")
    }
    let counts = program.design?.unsupportedCounts ?? []
    var unsaid = counts.reduce(0) { $0 + $1.count }
    for index in program.screens.indices {
      var screen = ScreenText.lines(of: index, in: program)
      unsaid += screen.unsaid.count + Self.takeBack(&screen.lines)
      var lines = ["// From \(Files.fileName(path).neutralised())."]
      if index == 0, !counts.isEmpty {
        lines.append("// Not said here, of the whole document:")
        lines += counts.map { "//   \($0.name.neutralised()): \($0.count)" }
      }
      let text = (lines + [""] + screen.lines).joined(separator: "\n") + "\n"
      let tree = SyntaxTree.parse(SourceText(path: "", bytes: Array(text.utf8)))
      try Files.makeFolder(folder)
      try Files.write(Formatter.format(tree), to: FilePath.join(folder, "\(screen.name).ctl"))
    }
    let screens = program.screens.count
    System.printError(
      "ctl: wrote \(screens) \(screens == 1 ? "screen" : "screens") to \(Files.quoted(folder)); "
        + "\(unsaid) \(unsaid == 1 ? "construct is" : "constructs are") only in comments\n")
    return .success
  }

  /// Makes comments of the members that the language does not allow where they stand.
  /// - Returns: how many.
  static func takeBack(_ lines: inout [String]) -> Int {
    var count = 0
    for _ in 0..<64 {
      let bytes = Array(lines.joined(separator: "\n").utf8)
      var workspace = Workspace(root: ".")
      workspace.open("A.ctl", bytes)
      guard let file = workspace.check(["A.ctl"])[0] else { return count }
      let table = LineTable(bytes)
      let errors = file.findings.filter { $0.severity == .error }
        .map { table.position(at: $0.location.range.lowerBound).line }
      guard !errors.isEmpty else { return count }
      var last = lines.count
      for line in Set(errors).sorted(by: >) where line < last && line > 0 {
        guard !lines[line].drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        last = line
        count += 1
        let end = self.end(of: line, in: lines)
        for index in line...end {
          let margin = lines[index].prefix { $0 == " " }
          lines[index] = "\(margin)// \(lines[index].dropFirst(margin.count))"
        }
      }
      if last == lines.count { return count }
    }
    return count
  }

  /// The last line of a member: that of its closing brace.
  private static func end(of line: Int, in lines: [String]) -> Int {
    guard lines[line].hasSuffix("{") else { return line }
    let margin = lines[line].prefix { $0 == " " }
    return lines[line...].firstIndex { $0 == margin + "}" } ?? line
  }
}
