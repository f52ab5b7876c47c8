import CtlTestSupport
import CtlText
import Foundation
import Testing

@Suite struct ArgumentTests {
  /// The commands, as the overview lists them.
  static func commands() throws -> [String] {
    try Tool.run("--help").output.split(separator: "\n")
      .filter { $0.hasPrefix("  ctl ") && !$0.contains("COMMAND") && !$0.contains("--version") }
      .map { String($0.split(separator: " ")[1]) }
  }

  @Test func everyCommandHasHelpAndIsInTheReadme() throws {
    let readme = try ProjectFiles.text("README.md")
    let commands = try Self.commands()
    #expect(commands.count >= 5)
    for command in commands {
      let help = try Tool.run(command, "--help")
      #expect(help.status == 0)
      #expect(help.output.contains("usage: ctl \(command)"))
      #expect(readme.contains("`ctl \(command)"), "the README does not name `ctl \(command)`")
    }
  }

  /// As a path, an empty argument would be the current folder.
  @Test func anEmptyArgumentIsRefused() throws {
    for command in ["format", "check", "compile"] {
      let result = try Tool.run(command, "")
      #expect(result.status == 2 && result.errors.contains("is empty"), "\(result)")
    }
  }

  @Test func anEmptyFolderIsRefused() throws {
    for command in ["compile", "gallery", "import"] {
      let result = try Tool.run(command, "Samples/ReaderSettings.ctl", "-o", "")
      #expect(result.status == 2 && result.errors.contains("`--output` needs a value"), "\(result)")
    }
  }

  /// An option means the same before the command.
  @Test func optionsMayStandBeforeTheCommand() throws {
    for options in [["--lang", "zh-Hans"], ["--lang=zh-Hans"], ["--lang", "zh"]] {
      let help = try Tool.run(options + ["render", "--help"])
      #expect(help.status == 0 && help.output.contains("用法：ctl render"), "\(help)")
    }
    let sample = "Samples/ReaderSettings.ctl"
    let after = try Tool.run("render", sample, "--width", "40", "--dark")
    #expect(after.status == 0)
    #expect(try Tool.run("--width", "40", "--dark", "render", sample).output == after.output)
    #expect(try Tool.run("--lang", "zh", "--help").output.contains("用法：ctl COMMAND"))
    #expect(try Tool.run("--widht", "render", sample).errors.contains("`ctl render` has no option"))
    #expect(try Tool.run("--lang", "zh").status == 2)
  }

  /// Of an option that has one value the last one counts, so that a person can add to a command.
  @Test(arguments: [
    ("--width", "40", "60"), ("--device", "iPad", "iPhone"),
    ("--lang", "ar", "en"), ("--format", "svg", "html"), ("--screen", "Gone", "ReaderSettings"),
  ])
  func theLastOfTwoValuesCounts(option: String, first: String, second: String) throws {
    let sample = "Samples/ReaderSettings.ctl"
    let alone = try Tool.run("render", sample, option, second)
    #expect(alone.status == 0, "\(alone)")
    #expect(try Tool.run("render", sample, option, first).output != alone.output)
    let both = try Tool.run("render", sample, option, first, "\(option)=\(second)")
    #expect(both.output == alone.output)
  }

  /// Help, usage and mistakes are in the language of the person.
  @Test func helpAndMistakesAreInChineseToo() throws {
    let overview = try Tool.run("--help", environment: ["LANG": "zh_CN.UTF-8"])
    #expect(overview.output.contains("用法：ctl COMMAND"))
    for command in try Self.commands() {
      let help = try Tool.run(
        command, "--help", environment: ["LANG": "zh_CN.UTF-8"]
      ).output
      #expect(help.contains("用法：ctl \(command)") && help.contains("选项："), "\(help)")
      // Every command takes the language as an option too.
      #expect(try Tool.run(command, "--help", "--lang", "zh-Hans").output == help)
      #expect(help.contains("--lang "), "\(command)")
      let english = help.split(separator: "\n").filter { line in
        line.hasPrefix("  -")
          && !line.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
      }
      // A long option has its explanation on the next line.
      #expect(english.allSatisfy { !$0.dropFirst(2).contains("  ") }, "\(english)")
    }
    #expect(
      try Tool.run("chekc", "--lang", "zh-Hans").errors.contains("没有命令“chekc”，是否想用 `ctl check`？"))
    #expect(try Tool.run("check", "--lang=zh-Hans").errors.contains("需要文件、文件夹或 `-`"))
    #expect(try Tool.run("check", "gone.ctl", "--lang=zh-Hans").errors.contains("没有文件"))
  }

  @Test func versionIsOneLine() throws {
    let tool = try Tool.run("--version")
    #expect(tool.status == 0 && tool.output.hasPrefix("ctl ") && tool.output.hasSuffix("\n"))
  }

  @Test(arguments: [
    (["chekc"], "did you mean `ctl check`?"),
    (["check"], "needs a file"),
    (["check", "Samples", "--fromat", "json"], "did you mean `--format`?"),
    (["check", "Samples", "--format", "jsn"], "did you mean `json`?"),
    (["check", "Samples", "--format"], "needs a value"),
    (["check", "Samples", "--only", "steper"], "did you mean `stepper`?"),
    (["check", "Samples", "--dry-run"], "goes with `--fix`"),
    (["explain", "stepper/range-invertd"], "did you mean `stepper/range-inverted`?"),
    (["dump", "token", "Samples/Theme.ctl"], "did you mean `tokens`?"),
    (["dump", "tokens"], "needs a file or a folder"),
    (["completions", "powershell"], "knows bash, zsh and fish"),
    (["rules", "extra"], "takes no argument"),
    (["--wat"], "there is no command"),
  ])
  func mistakesAreExplainedWithStatus2(arguments: [String], hint: String) throws {
    let tool: Tool
    switch arguments.count {
    case 1: tool = try Tool.run(arguments[0])
    case 2: tool = try Tool.run(arguments[0], arguments[1])
    case 3: tool = try Tool.run(arguments[0], arguments[1], arguments[2])
    default: tool = try Tool.run(arguments[0], arguments[1], arguments[2], arguments[3])
    }
    #expect(tool.status == 2)
    #expect(tool.errors.contains(hint), "\(tool.errors)")
    #expect(tool.output == "")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsKnowEveryCommandAndOption(shell: String) throws {
    let script = try Tool.run("completions", shell).output
    for command in try Self.commands() { #expect(script.contains(command)) }
    for word in ["format", "sarif", "zsh", "stepper/range-inverted"] {
      #expect(script.contains(word))
    }
  }

  @Test func hostileArgumentsCannotColourTheTerminal() throws {
    let tool = try Tool.run("check", "\u{1B}[31mred.ctl")
    #expect(tool.status == 2)
    #expect(!tool.errors.contains("\u{1B}"))
  }

  @Test(arguments: ["tokens", "syntax", "program"])
  func dumpShowsAFile(kind: String) throws {
    let tool = try Tool.run("dump", kind, "Samples/ReaderSettings.ctl")
    #expect(tool.status == 0)
    #expect(tool.output.contains("ReaderSettings"))
  }
}

/// Files generated from lists are current.
@Suite struct GeneratedFileTests {
  @Test func rulesDocument() throws {
    let text = try Tool.run("rules", "--format", "markdown").output
    if ProjectFiles.isUpdating {
      try Data(text.utf8).write(to: ProjectFiles.url("Grammar/Rules.md"))
    }
    #expect(try ProjectFiles.text("Grammar/Rules.md") == text)
  }

  @Test func rulesAsJSONHaveEveryRule() throws {
    let root = try JSONReader.parse(Array(try Tool.run("rules", "--format", "json").output.utf8))
    let table = try ProjectFiles.text("Grammar/Rules.md").split(separator: "\n")
    #expect(root.elements?.count == table.filter { $0.hasPrefix("| `") }.count)
  }

  @Test(arguments: ["en", "zh-Hans"]) func everyCodeIsExplained(language: String) throws {
    let root = try JSONReader.parse(Array(try Tool.run("rules", "--format", "json").output.utf8))
    for rule in root.elements ?? [] {
      let code = try #require(rule["code"]?.string)
      let tool = try Tool.run("explain", code, "--lang", language)
      #expect(tool.status == 0 && tool.output.contains(code))
      #expect(tool.output.contains(language == "en" ? "Why" : "原因"))
    }
  }

  /// Examples of rules that the usual edition does not have.
  @Test(arguments: ["switch/not-opposites", "text-field/better-control"])
  func everyExampleSaysForWhichEditionItIs(code: String) throws {
    let parts = try Tool.run("explain", code, "--lang", "en").output
      .components(separatedBy: "Not reported")
    let examples = parts[0].components(separatedBy: "    screen ").count - 1
    let settings =
      parts[0].components(separatedBy: "// ctl.json: { \"guidelines\": \"ios7\" }").count - 1
    #expect(parts.count == 2 && examples > 0 && settings == examples)
  }
}
