import CtlTestSupport
import CtlText
import Foundation
import Testing

@Suite struct CompileTests {
  static let files = [
    "App/Main.ctl": "import \"Theme.ctl\"\nscreen Main { tintColor: accent }\n",
    "App/Theme.ctl": "let accent: Color = #FFF\n",
    "App/Sub/Other.ctl": "screen Other { content { label \"Hello\" } }\n",
    "App/Broken.ctl": "screen Broken { content { lable \"Hello\" } }\n",
  ]

  @Test func fileWithErrorsWritesNothingAndTheOthersDo() throws {
    let folder = try TemporaryFolder(Self.files)
    let tool = try Tool.run("compile", "App", "--emit", "tree", "-o", "out", in: folder.url)
    #expect(tool.status == 1)
    #expect(tool.errors.contains("control/unknown-kind"))
    #expect(
      folder.names.filter { $0.hasSuffix(".json") } == [
        "out/Main.tree.json", "out/Sub/Other.tree.json", "out/Theme.tree.json",
      ])
    #expect(!folder.names.contains { $0.hasSuffix(".tmp") })
  }

  @Test func noFileBeginsAProgram() throws {
    let folder = try TemporaryFolder(["App/Main.ctl": "screen S { }\n"])
    let tool = try Tool.run("compile", "App", "-o", "out", in: folder.url)
    #expect(tool.status == 0)
    #expect(folder.names.filter { $0.hasSuffix(".swift") } == ["out/MainScreens.swift"])
  }

  @Test func sameBytesAreNotWrittenAgain() throws {
    let folder = try TemporaryFolder(Self.files)
    let arguments = ["compile", "App/Sub", "--emit", "tree", "-o", "out"]
    func date() throws -> Date? {
      let path = folder.url.appendingPathComponent("out/Other.tree.json").path
      return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    _ = try Tool.run(arguments[0], arguments[1], "--emit", "tree", "-o", "out", in: folder.url)
    let first = try date()
    _ = try Tool.run(arguments[0], arguments[1], "--emit", "tree", "-o", "out", in: folder.url)
    #expect(try date() == first)
  }

  @Test func oneFileGoesToStandardOutput() throws {
    let folder = try TemporaryFolder(["S.ctl": "screen S { }"])
    let dashed = try Tool.run("compile", "S.ctl", "--emit", "tree", "-o", "-", in: folder.url)
    #expect(dashed.output.hasPrefix("{") && folder.names == ["S.ctl"])
    let depfile = try Tool.run("compile", "S.ctl", "--depfile", "S.d", in: folder.url)
    #expect(depfile.status == 2 && depfile.errors.contains("-o DIR"))
    let tool = try Tool.run("compile", "-", "--emit", "tree", input: "screen S { }")
    #expect(tool.status == 0)
    #expect(throws: Never.self) { try JSONReader.parse(Array(tool.output.utf8)) }
  }

  @Test func depfileNamesEveryInput() throws {
    let folder = try TemporaryFolder(Self.files.filter { $0.key != "App/Broken.ctl" })
    try folder.write("ctl.json", "{}")
    _ = try Tool.run(
      "compile", "App/Main.ctl", "--emit", "tree", "-o", "out dir", "--depfile", "main.d",
      in: folder.url)
    #expect(
      try folder.read("main.d")
        == "out\\ dir/Main.tree.json: App/Main.ctl App/Theme.ctl ctl.json\n")
  }

  @Test func inputsChangeWithTheFileAndWhatItImports() throws {
    let folder = try TemporaryFolder(Self.files)
    func note(_ name: String) throws -> String {
      let tool = try Tool.run("compile", "App", "--emit", "inputs", "-o", "out", in: folder.url)
      #expect(tool.status == 0 && tool.errors.isEmpty, "files are noted, whatever they say")
      return try folder.read("out/\(name).docc")
    }
    let (main, other, broken) = (try note("Main"), try note("Sub/Other"), try note("Broken"))
    #expect(
      main.split(separator: "\n").map { $0.dropFirst(17) } == ["App/Main.ctl", "App/Theme.ctl"])
    try folder.write("App/Theme.ctl", "let accent: Color = #000\n")
    #expect(try note("Main") != main && note("Sub/Other") == other && note("Broken") == broken)
    try folder.write("ctl.json", "{}")
    #expect(try note("Sub/Other").contains(" ctl.json\n"))
  }

  @Test func findingsAsCompilersWriteThem() throws {
    let folder = try TemporaryFolder(Self.files)
    let tool = try Tool.run("compile", "App/Broken.ctl", "--format", "compiler", in: folder.url)
    #expect(tool.status == 1 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("App/Broken.ctl:1:27: error: "))
    #expect(tool.errors.contains("[control/unknown-kind]\n"))
    let good = try Tool.run("compile", "App/Theme.ctl", "--format", "compiler", in: folder.url)
    #expect(good.status == 0 && good.errors.isEmpty)
  }

  @Test func importsStayInTheRoot() throws {
    let folder = try TemporaryFolder([
      "App/Main.ctl": "import \"../Theme.ctl\"\nscreen Main { }\n", "Theme.ctl": "",
    ])
    #expect(try Tool.run("compile", "App/Main.ctl", in: folder.url).status == 0)
    let tool = try Tool.run("compile", "App/Main.ctl", "--root", "App", in: folder.url)
    #expect(tool.status == 1 && tool.errors.contains("leaves the project"))
  }

  @Test func codeLooksAsTheOptionsSay() throws {
    let folder = try TemporaryFolder(Self.files)
    let tool = try Tool.run(
      "compile", "App/Main.ctl", "--access", "package", "--type-prefix", "My", "--indent", "4",
      in: folder.url)
    #expect(
      tool.output.contains("\npackage nonisolated struct MyMain: ScreenModel {\n    package var"))
    for arguments in [["--type-prefix", "a b"], ["--indent", "9"], ["--access", "open"]] {
      let tool = try Tool.run("compile", "App/Main.ctl", arguments[0], arguments[1], in: folder.url)
      #expect(tool.status == 2 && tool.errors.contains(arguments[0]))
    }
  }

  @Test func textsGoIntoOneCatalogueThatKeepsWhatIsTranslated() throws {
    var files = Self.files
    files["App/Broken.ctl"] = nil
    let folder = try TemporaryFolder(files)
    func run(_ arguments: String...) throws -> Tool {
      try Tool.run(
        "compile", "App", "--emit", "strings", "-o", "Texts", arguments.first ?? "--lang",
        arguments.last ?? "en", in: folder.url)
    }
    let path = "Texts/Localizable.xcstrings"
    #expect(try run().status == 0)
    #expect(try folder.read(path).contains("\"Hello\" : {"))
    let translated = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations":
        {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}}}}}}
      """
    try folder.write(path, translated)
    #expect(try run("--depfile", "texts.d").status == 0)
    #expect(try folder.read(path).contains("Bonjour"))
    #expect(
      try folder.read("texts.d") == "\(path): App/Main.ctl App/Theme.ctl App/Sub/Other.ctl\n")

    try folder.write(path, "not a catalogue")
    let refused = try run()
    #expect(refused.status == 2 && refused.errors.contains("cannot update"))
    #expect(try folder.read(path) == "not a catalogue")

    try folder.write(path, translated)
    try folder.write("App/Broken.ctl", Self.files["App/Broken.ctl"] ?? "")
    #expect(try run().status == 1)
    #expect(try folder.read(path) == translated, "texts of a file with errors are not lost")
  }

  @Test func languageOfTheSources() throws {
    let folder = try TemporaryFolder(["A.ctl": "screen A \"A\" { }"])
    func language(_ arguments: String...) throws -> String {
      let tool = try Tool.run(
        "compile", "A.ctl", "--emit", "strings", arguments.first ?? "--lang",
        arguments.last ?? "en", in: folder.url)
      return try JSONReader.parse(Array(tool.output.utf8))["sourceLanguage"]?.string ?? ""
    }
    #expect(try language() == "en")
    try folder.write("ctl.json", "{\"locales\": [\"zh-Hans\", \"en\"]}")
    #expect(try language() == "zh-Hans")
    #expect(try language("--source-language", "de") == "de")
    let wrong = try Tool.run(
      "compile", "A.ctl", "--emit", "strings", "--source-language", "a b", in: folder.url)
    #expect(wrong.status == 2)
  }

  @Test func settingsSayHowCodeLooks() throws {
    let folder = try TemporaryFolder([
      "A.ctl": "screen A \"Title\" { }",
      "ctl.json": """
      {"swift": {"access": "internal", "typePrefix": "My", "indentation": 4, "localized": true}}
      """,
    ])
    let code = try Tool.run("compile", "A.ctl", in: folder.url).output
    #expect(code.contains("\nnonisolated struct MyA: ScreenModel {\n    var"))
    #expect(code.contains("strings(\"Title\")"))
    #expect(
      try Tool.run("compile", "A.ctl", "--access", "public", in: folder.url).output
        .contains("\npublic nonisolated struct MyA"))
    try folder.write(
      "B.ctl", "screen B { action go(); button \"Go\" { on touchUpInside -> go() } }")
    let called = "MainActor.assumeIsolated { actions.go(&self) }"
    #expect(
      try Tool.run("compile", "B.ctl", "--main-actor", in: folder.url).output.contains(called))
    try folder.write("ctl.json", "{\"swift\": {\"mainActor\": true}}")
    #expect(try Tool.run("compile", "B.ctl", in: folder.url).output.contains(called))
    try folder.write("ctl.json", "{\"locales\": [\"en\", \"de\"]}")
    #expect(
      try Tool.run("compile", "A.ctl", in: folder.url).output.contains("strings(\"Title\")"))
  }

  @Test func helpAndReadmeNameEveryEmitter() throws {
    let help = try Tool.run("compile", "--help").output
    let readme = try ProjectFiles.text("README.md")
    let line = try #require(help.split(separator: "\n").first { $0.hasPrefix("  --emit ") })
    let names = line.split(separator: " ").first { $0.contains("|") }?.split(separator: "|") ?? []
    #expect(names.count >= 3)
    for name in names {
      #expect(help.contains("\n  \(name) "), "\(name) is not explained")
      #expect(readme.contains("`\(name)`"), "the README does not name \(name)")
    }
  }

  @Test func theToolOfBuildsIsTheSameCommand() throws {
    let small = Tool.executable.deletingLastPathComponent().appendingPathComponent("ctl-compile")
    let folder = try TemporaryFolder(Self.files)
    for emitter in ["swift", "strings", "inputs"] {
      let arguments = ["compile", "App", "--emit", emitter, "--format", "json", "-o"]
      let one = try Tool.run(arguments + ["one"], in: folder.url)
      let other = try Tool.run(arguments + ["other"], in: folder.url, executable: small)
      #expect(one.status == other.status && one.errors == other.errors)
    }
    func files(_ place: String) -> [String] {
      folder.names.filter { $0.hasPrefix(place + "/") }.map { String($0.dropFirst(place.count)) }
    }
    #expect(!files("one").isEmpty && files("one") == files("other"))
    for name in files("one") where name.contains(".") {
      #expect(try folder.read("one\(name)") == folder.read("other\(name)"))
    }
    let unknown = try Tool.run(["render", "A.ctl"], in: folder.url, executable: small)
    #expect(unknown.status == 2 && unknown.errors.contains("there is no command `render`"))
  }

  @Test func folderInPlaceOfTheOutput() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("out/Other.tree.json/x", "")
    let tool = try Tool.run(
      "compile", "App/Sub/Other.ctl", "--emit", "tree", "-o", "out", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("`out/Other.tree.json`: it is a folder"))
  }

  @Test func fileInPlaceOfTheOutputFolder() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("out", "")
    let tool = try Tool.run(
      "compile", "App/Sub/Other.ctl", "--emit", "tree", "-o", "out", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("cannot make the folder `out`"))
  }

  @Test func folderThatCannotBeWritten() throws {
    // A place where even root cannot make files.
    let tool = try Tool.run(
      "compile", "-", "--emit", "tree", "-o", "/proc/ctl", input: "screen S { }")
    #expect(tool.status == 2)
    #expect(tool.errors.contains("cannot"))
  }

  @Test func outputsThatWouldCollide() throws {
    let folder = try TemporaryFolder(["a/S.ctl": "screen S { }", "b/S.ctl": "screen S { }"])
    let tool = try Tool.run(
      "compile", "a/S.ctl", "b/S.ctl", "--emit", "tree", "-o", "out", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("would both be written"))
    #expect(!folder.names.contains { $0.hasPrefix("out/") })
  }
}
