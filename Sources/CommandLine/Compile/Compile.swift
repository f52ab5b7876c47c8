import CtlDiagnostics
import CtlGenerator
import CtlText
import CtlWorkspace

extension Subcommand {
  /// `ctl compile`. `emitters` are what `--emit` can name; the first is the default.
  package init(compiling emitters: [Emitter]) {
    self.init(
      "compile", "PATH…",
      summary: Message(
        "write Swift model code, terminal trees and more", "生成 Swift 模型代码、终端树等"),
      discussion: Message(
        """
        Checks the files, then writes their outputs, each whole or not at all; a file with errors, or
        with errors in what it imports, gets none. Files of a folder keep their places below it. Without -o, or with `-o -`, a single output
        goes to standard output. An unchanged output is left alone, so that builds stay short.

        --emit writes:
        \(Emitter.summaries(emitters, .english))
        """,
        """
        检查文件，然后写入各自的输出，每个输出要么完整写入，要么不动；有错误的文件，以及导入了有错误的文件的
        文件，不会有输出。文件夹中的文件在输出文件夹下保持各自的位置。没有 -o 或写作 `-o -` 时，单个输出写到
        标准输出。没有变化的输出保持原样，使构建保持快速。

        --emit 可写入：
        \(Emitter.summaries(emitters, .simplifiedChinese))
        """),
      options: [
        Option(
          "emit", .oneOf(emitters.map(\.name)), "what to write (default swift)",
          "要写入的内容（默认 swift）"),
        Option(
          "output", short: "o", .text("DIR"), "the folder to write to, created if missing",
          "写入的文件夹，不存在时创建"),
        Option(
          "depfile", .text("FILE"), "write what each output depends on, for Make and Ninja",
          "写入每个输出的依赖关系，供 Make 与 Ninja 使用"),
        Option(
          "root", .text("DIR"), "the folder that imports may not leave (default: the project's)",
          "导入不得超出的文件夹（默认：项目的文件夹）"),
        Option(
          "follow-links", .none,
          "let links lead out of the root, as in the sandbox of a build system",
          "允许链接指向根文件夹之外，如构建系统的沙盒中的链接"),
        Option(
          "source-language", .text("LANG"),
          "strings: the language of the sources (default: the first of `locales`, else en)",
          "strings：源文件的语言（默认：`locales` 中的第一个，否则为 en）"),
      ] + ModuleOptions.all + SwiftOptions.all + [ReportFormat.option] + RuleOptions.all + [.color]
    ) { (invocation: Invocation) throws(Failure) in
      try CompileCommand(invocation, emitters).run()
    }
  }
}

private struct CompileCommand {
  let invocation: Invocation
  let emitter: Emitter
  let folder: String?

  /// An output and its inputs.
  private struct Job {
    let files: [Session.File]
    let place: String
    let make: (_ former: [UInt8]?) throws(Failure) -> [UInt8]
  }

  init(_ invocation: Invocation, _ emitters: [Emitter]) throws(Failure) {
    self.invocation = invocation
    let name = invocation.value("emit")
    emitter = emitters.first { $0.name == name } ?? emitters[0]
    let output = invocation.value("output")
    folder = output == "-" ? nil : output
    guard !invocation.positionals.isEmpty else {
      throw Failure(
        "`ctl compile` needs a file, a folder or `-`; see `ctl compile --help`",
        "`ctl compile` 需要文件、文件夹或 `-`；参见 `ctl compile --help`")
    }
    if invocation.all("emit").count > 1 {
      throw Failure(
        "`ctl compile` writes one kind of output at a time, found \(invocation.all("emit").count) times `--emit`",
        "`ctl compile` 每次写入一种输出，却有 \(invocation.all("emit").count) 个 `--emit`")
    }
    if let root = invocation.value("root"), FileSystem.disk.kind(root) != .folder {
      throw Failure(
        "there is no folder \(Files.quoted(root)), which `--root` names",
        "没有 `--root` 所写的文件夹 \(Files.quoted(root))")
    }
    if folder == nil, invocation.value("depfile") != nil {
      throw Failure(
        "`--depfile` needs `-o DIR`: it says what each written file depends on",
        "`--depfile` 需要 `-o DIR`：它记录每个写入的文件依赖什么")
    }
  }

  func run() throws(Failure) -> ExitStatus {
    let settings = try RuleOptions.settings(invocation)
    var session = try Session(
      invocation.positionals, root: invocation.value("root"),
      modules: try ModuleOptions.read(invocation), overrides: settings,
      disk: invocation.has("follow-links") ? .followingLinks : .disk)
    session.reportsImports = true
    let context = Emitter.Context(
      session: session, options: try SwiftOptions.read(invocation),
      language: try language(invocation.value("source-language")))
    let jobs = try jobs(session, context)
    try session.checkOutputs(
      (folder == nil ? [] : jobs.map(\.place)) + [invocation.value("depfile")].compactMap { $0 })
    if !emitter.isAboutFiles { try report(session) }
    var dependencies: [(output: String, inputs: [String])] = []
    for job in jobs {
      guard folder != nil else {
        try System.print(job.make(nil))
        continue
      }
      let former = Files.kind(job.place) == .file ? try Files.read(job.place) : nil
      let bytes = try job.make(former)
      try Files.makeFolder(FilePath.folder(job.place))
      try Files.write(bytes, to: job.place)
      dependencies.append((job.place, inputs(job.files, session)))
    }
    if let path = invocation.value("depfile") {
      try Files.write(DependencyFile.bytes(dependencies), to: path)
    }
    if session.reportFailures() { return .failure }
    return session.hasErrors && !emitter.isAboutFiles ? .findings : .success
  }

  private func language(_ tag: String?) throws(Failure) -> String? {
    guard let tag else { return nil }
    let isTag = tag.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
    }
    guard isTag, !tag.isEmpty else {
      throw Failure(
        "`--source-language` takes a language such as en or zh-Hans, found `\(tag.neutralised())`",
        "`--source-language` 应为 en 或 zh-Hans 之类的语言，而不是“\(tag.neutralised())”")
    }
    return tag
  }

  /// The outputs of the files that have one.
  private func jobs(
    _ session: Session, _ context: Emitter.Context
  ) throws(Failure) -> [Job] {
    let good = emitter.isAboutFiles ? session.files : session.files.filter(\.canBeCompiled)
    switch emitter.output {
    case .each(let suffix, let emit):
      if folder == nil, session.files.count > 1 {
        throw Failure(
          "`ctl compile` needs `-o DIR` for more than one file", "编译多个文件时 `ctl compile` 需要 `-o DIR`"
        )
      }
      let places = try places(good, suffix)
      if emitter.declaresTypes {
        try checkTypes(good, context)
        warnOfPrefix(good, context)
      }
      return zip(good, places).map { file, place in
        Job(files: [file], place: place) { _ throws(Failure) in try emit(file, context) }
      }
    case .one(let name, let emit):
      // The output would be wrong without the files that have errors.
      guard good.count == session.files.count, !good.isEmpty else { return [] }
      let place = FilePath.normalized("\(folder ?? ".")/\(name)")
      return [
        Job(files: good, place: place) { former throws(Failure) in
          try emit(good, context, former)
        }
      ]
    }
  }

  /// All files go into one Swift module, which has each type once.
  private func checkTypes(_ files: [Session.File], _ context: Emitter.Context) throws(Failure) {
    var owners: [String: String] = [:]
    for file in files {
      for name in Generator.typeNames(of: file.program, context.options(for: file)) {
        if let other = owners[name], other != file.path {
          throw Failure(
            "\(Files.quoted(other)) and \(Files.quoted(file.path)) would both declare the Swift type "
              + "`\(name)`; rename one, or compile them apart with `--type-prefix`",
            "\(Files.quoted(other)) 与 \(Files.quoted(file.path)) 都会声明 Swift 类型“\(name)”；"
              + "请将其中一个改名，或用 `--type-prefix` 分别编译")
        }
        owners[name] = file.path
      }
    }
  }

  /// Files that import a module look for its types under the prefix of its `ctl.json`.
  private func warnOfPrefix(_ files: [Session.File], _ context: Emitter.Context) {
    let file = files.first { file in
      let prefix = context.options(for: file).typePrefix
      return !file.program.publicExports.isEmpty && prefix != Options(file.settings).typePrefix
    }
    guard let file else { return }
    let prefix = context.options(for: file).typePrefix
    let setting = "\"swift\": { \"typePrefix\": \"\(prefix)\" }"
    System.printError(
      "ctl: "
        + Message(
          "\(Files.quoted(file.path)) has public declarations, and other modules look for them under the "
            + "type prefix of its `ctl.json`: write `\(setting)` there\n",
          "\(Files.quoted(file.path)) 有公开的声明，其他模块按其 `ctl.json` 中的类型前缀查找它们：请在其中写 `\(setting)`\n"
        ).template(System.language))
  }

  /// Each file once, in the order of first use.
  private func inputs(_ files: [Session.File], _ session: Session) -> [String] {
    var seen: Set<String> = []
    return files.flatMap { [$0.path] + session.imports(of: $0) }.filter { seen.insert($0).inserted }
  }

  /// Findings go to standard error, because outputs may go to standard output.
  private func report(_ session: Session) throws(Failure) {
    let format = ReportFormat.chosen(invocation)
    if format.isForPeople, session.findings.isEmpty { return }
    try System.write(
      format.render(session, ReportFormat.Surroundings(invocation, descriptor: 2)), to: 2)
  }

  /// The path of each output: all different, and inside the folder.
  private func places(_ files: [Session.File], _ suffix: String) throws(Failure) -> [String] {
    let roots = invocation.positionals.map { FilePath.normalized($0) }
    var owners: [String: String] = [:]
    var result: [String] = []
    for file in files {
      var name = Files.fileName(file.path)
      for root in roots where Files.kind(root) == .folder && FilePath.isInside(file.path, root) {
        name = root == "." ? file.path : String(file.path.dropFirst(root.count + 1))
      }
      if file.path == Inputs.standardInput { name = "stdin.ctl" }
      if name.hasSuffix(".ctl") { name = String(name.dropLast(4)) }
      // Swift takes `Main.swift` for the beginning of a program.
      if suffix == ".swift", Files.fileName(name).lowercased() == "main" { name += "Screens" }
      let place = FilePath.normalized("\(folder ?? ".")/\(name)\(suffix)")
      if let other = owners[place] {
        throw Failure(
          "\(Files.quoted(other)) and \(Files.quoted(file.path)) would both be written to \(Files.quoted(place))",
          "\(Files.quoted(other)) 与 \(Files.quoted(file.path)) 都会写入 \(Files.quoted(place))"
        )
      }
      owners[place] = file.path
      result.append(place)
    }
    return result
  }
}

/// The dependency file of Make and Ninja: `output: input input`.
package enum DependencyFile {
  package static func bytes(_ dependencies: [(output: String, inputs: [String])]) -> [UInt8] {
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
