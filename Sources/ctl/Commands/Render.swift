import CtlDiagnostics
import CtlTerminal
import CtlText

extension Subcommand {
  static let render = Subcommand(
    "render", "FILE", summary: "draw a screen once, on standard output",
    discussion: """
      Draws the first screen of the file, or the one that --screen names, as it opens; --set changes
      a variable first. A file with errors is not drawn: they are reported instead.
      """,
    options: [
      Option("screen", .text("NAME"), "which screen (default: the first)"),
      Option("width", .text("COLUMNS"), "how wide (default: as the device)"),
      Option("set", .text("NAME=VALUE"), "the value of a variable; may be repeated"),
      Option("ascii", .none, "use ASCII characters only"),
      .language, .color,
    ]
  ) { (invocation: Invocation) throws(Failure) in
    try RenderCommand(invocation).run()
  }
}

private struct RenderCommand {
  let invocation: Invocation
  let options: RenderOptions
  let language: Language

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    language = System.language(invocation.value("lang"))
    var options = RenderOptions()
    options.width = try invocation.number("width", in: RenderOptions.widths)
    if invocation.has("ascii") { options.characters = .ascii }
    if System.usesColor(invocation.value("color")) { options.color = System.colorDepth }
    self.options = options
  }

  func run() throws(Failure) -> ExitStatus {
    let path = try invocation.onePositional("a file")
    let session = try Session([path])
    if session.reportFailures() { return .failure }
    guard session.files.count == 1, let file = session.files.first else {
      throw Failure("`ctl render` draws one file, \(Files.quoted(path)) is a folder")
    }
    if session.hasErrors {
      let renderer = HumanRenderer(
        language: language, color: System.usesColor(invocation.value("color"), 2),
        width: System.terminalWidth(2) ?? 100)
      let errors = session.findings.filter { $0.severity == .error }
      try System.write(renderer.render(errors, sources: session), to: 2)
      System.printError(renderer.summary(errors, files: 1) + "\n")
      return .findings
    }
    let picture = try draw(file)
    try System.print(picture.text)
    if picture.isTruncated {
      System.printError("ctl: the screen has more elements than are drawn\n")
    }
    return .success
  }

  private func draw(_ file: Session.File) throws(Failure) -> Terminal.Rendering {
    do throws(Problem) {
      return try Terminal.render(
        file.program, screen: invocation.value("screen"), settings: invocation.all("set"),
        options: options)
    } catch {
      let texts = [error.message] + error.notes
      throw Failure(texts.map { $0.text(language).neutralised() }.joined(separator: "\n     "))
    }
  }
}
