import CtlCommandLine
import CtlDiagnostics
import CtlLivePage
import CtlPreview
import CtlTerminal
import CtlText
import CtlWorkspace

extension Subcommand {
  static let preview = Subcommand(
    "preview", "FILE", summary: Message("use a screen in the terminal", "在终端中使用界面"),
    discussion: Message(
      """
      Shows the first screen of the file, or the one that --screen names, and lets you use it with
      keyboard and mouse; `?` lists the keys. The file is read again when it is saved, and variables
      keep their values. --script plays a session from a file (each line is a step: `key tab`,
      `type text`, `tap name`, `wait 500`, `frame title`) and prints its frames; with
      --format asciicast it prints a recording. --web prints the address of a page that only this
      machine can open; it works until the command ends.
      """,
      """
      显示文件中的第一个界面，或 --screen 指定的界面，可用键盘和鼠标操作；`?` 列出按键。文件保存后会重新读取，
      变量保持原值。--script 播放文件中的一段操作（每行一步：`key tab`、`type text`、`tap name`、`wait 500`、
      `frame title`）并输出其画面；加上 --format asciicast 则输出录像。
      --web 输出一个只有本机能打开的网页地址，命令结束前一直有效。
      """),
    options: [
      Option(
        "screen", .text("NAME"), "which screen (default: the first)",
        "哪个界面（默认：第一个）"),
      Option(
        "set", .text("NAME=VALUE"),
        "the value of a variable, of a list as A,B or [\"A\", \"B\"]; may be repeated",
        "变量的值，列表写作 A,B 或 [\"A\", \"B\"]；可重复使用"),
      Option(
        "sample", .text("NAME"), "a sample of the screen, before --set",
        "界面的某个示例，先于 --set"),
      Option("script", .text("FILE"), "play a session and print its frames", "播放一段操作并输出其画面"),
      Option(
        "format", .oneOf(["text", "asciicast"]), "the format of --script (default text)",
        "--script 的格式（默认 text）"),
      Option(
        "web", .none, "use it in a browser, as it looks on the device", "在浏览器中使用，外观与设备相同"),
      Option(
        "port", .text("NUMBER"), "with --web: the port (default: a free one)",
        "与 --web 同用：端口（默认：任一空闲端口）"),
      Option("dark", .none, "begin in dark colors", "以深色外观开始"),
      Option("ascii", .none, "use ASCII characters only", "只使用 ASCII 字符"),
      Option("still", .none, "no animation, for slow lines", "不显示动画，用于慢速连接"),
      .screenLanguage, .color,
    ] + ModuleOptions.all
  ) { (invocation: Invocation) throws(Failure) in
    try PreviewCommand(invocation).run()
  }
}

private struct PreviewCommand {
  let invocation: Invocation
  let path: String
  let modules: [Modules.Given]

  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    modules = try ModuleOptions.read(invocation)
    path = try invocation.onePositional(Message("a file", "一个文件"))
  }

  func run() throws(Failure) -> ExitStatus {
    let session = try check()
    if session.reportFailures() { return .failure }
    guard let file = shown(session) else {
      throw Failure(
        "`ctl preview` shows one file, \(Files.quoted(path)) is a folder",
        "`ctl preview` 只显示一个文件，而 \(Files.quoted(path)) 是文件夹")
    }
    if session.hasErrors {
      let language = System.language(invocation.value("lang"))
      let renderer = HumanRenderer(
        language: language, color: System.usesColor(invocation.value("color"), 2),
        width: System.terminalWidth(2) ?? 100)
      let errors = session.findings.filter { $0.severity == .error }
      try System.write(renderer.render(errors, sources: session), to: 2)
      return .findings
    }
    if let script = invocation.value("script") { return try play(script, file, session) }
    if invocation.has("web") { return try serve(file, session) }
    let terminal = try RawTerminal()
    defer { RawTerminal.leave() }
    let size = RawTerminal.size
    var preview = try make(file, session, size.width, size.height)
    preview.setFindings(lines(of: session))
    let depth: RenderOptions.ColorDepth =
      System.usesColor(invocation.value("color")) ? System.colorDepth : .none
    var loop = PreviewLoop(
      preview, terminal, depth, watching: [path] + session.imports(of: file),
      reload: { self.reload(&$0) })
    try loop.run()
    return .success
  }

  /// The file, with the files that it imports: an error in them is an error of the screen too.
  private func check(_ edition: Edition? = nil) throws(Failure) -> Session {
    func check(_ paths: [String]) throws(Failure) -> Session {
      try Session(paths, modules: modules, overrides: { if let edition { $0.edition = edition } })
    }
    let alone = try check([path])
    guard alone.files.count == 1, let file = alone.files.first else { return alone }
    let imports = file.program.imported.values.map { $0.origins.source.path }.sorted()
    if imports.isEmpty || path == Inputs.standardInput { return alone }
    var session = try check([path] + imports)
    let all = session
    session.filter { finding in
      finding.severity == .error || all.path(of: finding.location.file) == file.path
    }
    return session
  }

  private func shown(_ session: Session) -> Session.File? {
    session.files.first { $0.path == path } ?? (session.files.count == 1 ? session.files[0] : nil)
  }

  private func make(
    _ file: Session.File, _ session: Session, _ width: Int, _ height: Int
  ) throws(Failure) -> Preview {
    var options = Preview.Options()
    options.screen = invocation.value("screen")
    options.settings = invocation.all("set")
    options.sample = invocation.value("sample")
    options.language = System.language(invocation.value("lang"))
    options.render.setLanguage(invocation.value("lang"), session.texts(for: file))
    options.render.isDark = invocation.has("dark")
    options.render.edition = file.settings.edition
    options.isStill = invocation.has("still") || invocation.has("web")
    if invocation.has("ascii") { options.render.characters = .ascii }
    if System.usesColor(invocation.value("color")) { options.render.color = System.colorDepth }
    do throws(Problem) {
      return try Preview(file.program, options: options, width: width, height: height)
    } catch {
      let texts = [error.message] + error.notes
      let text = texts.map { $0.text(options.language).neutralised() }.joined(separator: "\n     ")
      throw Failure(text, text)
    }
  }

  /// Errors first; as lines that fit beside a screen.
  private func lines(of session: Session) -> [Preview.Finding] {
    let language = System.language(invocation.value("lang"))
    return session.findings.sorted { $0.severity > $1.severity }.prefix(200).map { finding in
      let line = session.source(finding.location.file).map {
        $0.lineTable().position(at: finding.location.range.lowerBound).line + 1
      }
      let file = session.path(of: finding.location.file)
      let name =
        file == nil || file == path ? "" : ((file ?? "").split(separator: "/").last ?? "") + ":"
      let place = line.map { "\(name)\($0): " } ?? ""
      return Preview.Finding(
        "\(place)\(finding.message.text(language)) [\(finding.code.id)]", finding.location)
    }
  }

  private func reload(_ preview: inout Preview) -> [String] {
    let edition = preview.edition
    guard let session = try? check(edition), let file = shown(session) else {
      preview.lose()
      return [path]
    }
    preview.reload(file.program, findings: lines(of: session), hasErrors: session.hasErrors)
    return [path] + session.imports(of: file)
  }

  private func serve(_ file: Session.File, _ session: Session) throws(Failure) -> ExitStatus {
    let port = try invocation.number("port", in: 1...65_535)
    // The whole screen is a picture, so no line of it is out of sight.
    var preview = try make(file, session, 200, 100_000)
    preview.setFindings(lines(of: session))
    let places = Assets.places(of: file.path, root: session.projects.first?.root ?? ".")
    let images = (Assets(beside: places, isDark: false), Assets(beside: places, isDark: true))
    var server = try WebServer(port: port ?? 0) { port in
      LivePage(preview, token: WebServer.token, port: port) { isDark, name in
        (isDark ? images.1 : images.0).image(name)
      }
    }
    try System.print("\(server.page.address)\n")
    server.run(watching: [path] + session.imports(of: file)) { reload(&$0) }
    return .success
  }

  private func play(
    _ script: String, _ file: Session.File, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let bytes = script == "-" ? try Files.readStandardInput() : try Files.read(script)
    var preview = try make(file, session, 80, 24)
    preview.setFindings(lines(of: session))
    var shots: [PreviewScript.Shot] = []
    var mistake: Failure?
    do throws(PreviewScript.Failure) {
      shots = try PreviewScript.play(String(decoding: bytes, as: UTF8.self), on: preview)
    } catch {
      // People see how far it went.
      shots = error.shots
      mistake = Failure(
        "\(Files.quoted(script)), line \(error.line): \(error.reason)",
        "\(Files.quoted(script))，第 \(error.line) 行：\(error.reason)")
    }
    if invocation.value("format") == "asciicast" {
      try System.print(PreviewScript.asciicast(shots, preview.options.render.color))
    } else {
      try System.print(PreviewScript.text(shots))
    }
    if let mistake { throw mistake }
    return .success
  }
}
