import CtlChecker
import CtlDiagnostics
import CtlText
import CtlWorkspace

extension Subcommand {
  static let compile = Subcommand(
    "compile", "PATH…", summary: "write Swift model code or terminal trees",
    discussion: """
      Checks the files, then writes one output for each, whole or not at all; a file with errors
      gets none. Files of a folder keep their places below it. Without -o, or with `-o -`, a single
      output goes to standard output. An output that is the same already is left alone, so that builds stay short.
      """,
    options: [
      Option("emit", .oneOf(Emitter.all.map(\.name)), "what to write (default swift)"),
      Option("output", short: "o", .text("DIR"), "the folder to write to; it is made when missing"),
      Option("depfile", .text("FILE"), "write what each output depends on, for Make and Ninja"),
    ] + RuleOptions.all + [.language, .color]
  ) { (invocation: Invocation) throws(Failure) in
    try CompileCommand(invocation).run()
  }
}

private struct CompileCommand {
  let invocation: Invocation
  let emitter: Emitter

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    let name = invocation.value("emit") ?? "swift"
    emitter = Emitter.all.first { $0.name == name } ?? Emitter.all[0]
    guard !invocation.positionals.isEmpty else {
      throw Failure("`ctl compile` needs a file, a folder or `-`; see `ctl compile --help`")
    }
  }

  func run() throws(Failure) -> ExitStatus {
    let settings = try RuleOptions.settings(invocation)
    let session = try Session(invocation.positionals, overrides: settings)
    let output = invocation.value("output")
    let folder = output == "-" ? nil : output
    if folder == nil, invocation.value("depfile") != nil {
      throw Failure("`--depfile` needs `-o DIR`: it says what each written file depends on")
    }
    let good = session.files.filter { !$0.hasErrors }
    if folder == nil, session.files.count > 1 {
      throw Failure("`ctl compile` needs `-o DIR` for more than one file")
    }
    let places = try places(good, folder ?? ".")
    try report(session)
    var dependencies: [(output: String, inputs: [String])] = []
    for (file, place) in zip(good, places) {
      let bytes = try emitter.emit(file.program)
      guard folder != nil else {
        try System.print(bytes)
        continue
      }
      try Files.makeFolder(FilePath.folder(place))
      try Files.write(bytes, to: place)
      dependencies.append((place, [file.path] + session.imports(of: file)))
    }
    if let path = invocation.value("depfile") {
      try Files.write(DependencyFile.bytes(dependencies), to: path)
    }
    if session.reportFailures() { return .failure }
    return session.hasErrors ? .findings : .success
  }

  /// Findings go to standard error, because outputs may go to standard output.
  private func report(_ session: Session) throws(Failure) {
    let language = System.language(invocation.value("lang"))
    let renderer = HumanRenderer(
      language: language, color: System.usesColor(invocation.value("color"), 2),
      width: System.terminalWidth(2) ?? 100)
    let findings = session.findings
    guard !findings.isEmpty else { return }
    try System.write(renderer.render(findings, sources: session), to: 2)
    System.printError(renderer.summary(findings, files: session.files.count) + "\n")
  }

  /// Where each output goes: beside no other, and inside the folder.
  private func places(_ files: [Session.File], _ folder: String) throws(Failure) -> [String] {
    let roots = invocation.positionals.map { FilePath.normalized($0) }
    var owners: [String: String] = [:]
    var result: [String] = []
    for file in files {
      var name = Files.fileName(file.path)
      for root in roots where Files.kind(root) == .folder && FilePath.isInside(file.path, root) {
        name = root == "." ? file.path : String(file.path.dropFirst(root.count + 1))
      }
      if file.path == Project.standardInput { name = "stdin.ctl" }
      if name.hasSuffix(".ctl") { name = String(name.dropLast(4)) }
      let place = FilePath.normalized("\(folder)/\(name)\(emitter.suffix)")
      if let other = owners[place] {
        throw Failure(
          "\(Files.quoted(other)) and \(Files.quoted(file.path)) would both be written to \(Files.quoted(place))"
        )
      }
      owners[place] = file.path
      result.append(place)
    }
    return result
  }
}

/// What Make and Ninja read: `output: input input`.
enum DependencyFile {
  static func bytes(_ dependencies: [(output: String, inputs: [String])]) -> [UInt8] {
    var text = ""
    for (output, inputs) in dependencies {
      text += escaped(output) + ":" + inputs.map { " " + escaped($0) }.joined() + "\n"
    }
    return Array(text.utf8)
  }

  private static func escaped(_ path: String) -> String {
    path.map { character in
      switch character {
      case " ", "#", "\\", ":": "\\\(character)"
      case "$": "$$"
      default: String(character)
      }
    }.joined()
  }
}
