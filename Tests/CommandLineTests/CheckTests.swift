import CtlTestSupport
import CtlText
import Foundation
import Testing

@Suite struct CheckTests {
  @Test("a check of a whole project tells what its files cannot have together")
  func twins() throws {
    let screen = "screen NAME { var filter: Filter = .all; content { label \"\\(filter)\" } }\n"
    func file(_ name: String) -> String {
      "enum Filter { all; some }\n" + screen.replacingOccurrences(of: "NAME", with: name)
    }
    let folder = try TemporaryFolder([
      "A.ctl": file("A"), "B.ctl": file("B"), "Sources/X/a/Theme.ctl": "let ink: Color = #112233\n",
      "Sources/X/b/Theme.ctl": "", "Sources/X/C.ctl": file("C"), "Sources/Y/C.ctl": file("D"),
      // These may be files of two apps.
      "first/Z.ctl": file("Z"), "second/Z.ctl": file("Z"),
    ])
    let tool = try Tool.run("check", ".", "--format", "compiler", in: folder.url)
    for code in ["name/twin-type", "name/twin-file"] {
      let lines = tool.output.split(separator: "\n").filter { $0.contains("[\(code)]") }
      #expect(lines.count == 1, "\(tool.output)")
    }
    #expect(tool.output.contains("B.ctl:1:6: warning: another file of the target declares"))
    #expect(
      tool.output.contains("X/b/Theme.ctl:1:1: warning: another file of the target is called"))
    #expect(!(try Tool.run("check", "A.ctl", "B.ctl", in: folder.url)).output.contains("twin"))
  }

  @Test(
    "a catalogue of translations that cannot be read is an error, once for all files that it is for",
    arguments: [
      (
        #"{ "strings": { "Hi": {}, } }"#,
        "1:24: error: this is no catalogue of translations: nothing follows"
      ), ("", "1:1: error"),
      (#""Hi" = "Hallo";"#, "1:6: error"), ("{}", "has no `strings`"),
      (#"{ "sourceLanguage": "en", "strings": {} }"#, nil),
    ])
  func malformedCatalogue(text: String, expected: String?) throws {
    let screen = #"{ content { label { text: localized("Hi") } } }"#
    let folder = try TemporaryFolder([
      "A.ctl": "screen A \(screen)\n", "B.ctl": "screen B \(screen)\n",
      "Localizable.xcstrings": text,
    ])
    let tool = try Tool.run("check", ".", "--format", "compiler", in: folder.url)
    let lines = tool.output.split(separator: "\n").filter {
      $0.contains("[settings/malformed-catalogue]")
    }
    #expect(lines.count == (expected == nil ? 0 : 1), "\(tool.output)")
    if let expected { #expect(lines.first?.contains(expected) == true, "\(tool.output)") }
    #expect(tool.status == (expected == nil ? 0 : 1))
  }

  @Test("a text of a component is translated whatever variable its use passes on")
  func translatedInLoops() throws {
    let folder = try TemporaryFolder([
      "ctl.json": #"{ "locales": ["en", "de"] }"#,
      "Localizable.xcstrings": #"""
      { "sourceLanguage": "en", "strings": { "Hide %@": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hide %@" } },
        "de": { "stringUnit": { "state": "translated", "value": "%@ verbergen" } } } } } }
      """#,
      "A.ctl": #"""
      component Card(title: String) {
        event tapped()
        button {
          image: "play"
          accessibility { label: "Hide \(title)" }
          on touchUpInside -> tapped()
        }
      }
      screen Cards "Cards" {
        var names: [String] = ["Debit"]
        action go()
        table { for n in names { row { Card { title: n; on tapped -> go() } } } }
      }

      """#,
    ])
    let tool = try Tool.run("check", "A.ctl", in: folder.url)
    #expect(!tool.output.contains("not-localized"), "\(tool.output)")
  }

  @Test("a type that an import has too is reported once", arguments: [("A", "B"), ("B", "A")])
  func importedTwins(importer: String, imported: String) throws {
    let type = "enum Filter { all; some }\n"
    let folder = try TemporaryFolder([
      "\(imported).ctl": type,
      "\(importer).ctl": """
      import "\(imported).ctl"
      \(type)screen S { var filter: Filter = .all; content { label "\\(filter)" } }

      """,
    ])
    let tool = try Tool.run("check", ".", "--format", "compiler", in: folder.url)
    #expect(tool.output.contains("[name/duplicate]"), "\(tool.output)")
    #expect(!tool.output.contains("[name/twin-type]"), "\(tool.output)")
  }

  static let good = "screen Good {\n  content { label \"Hello\" }\n}\n"
  static let bad = "screen Bad {\n  content { lable \"Hello\" }\n}\n"

  /// Screens that people would make, in several languages, each in its project.
  @Test func wellMadeScreensHaveNoFindings() throws {
    let tool = try Tool.run("check", "Tests/Corpus/WellMade", "--format", "compiler")
    #expect(tool.status == 0 && tool.output.isEmpty, "\(tool.output)")
  }

  @Test("a file is clean only if what it imports can be compiled")
  func importedErrors() throws {
    let folder = try TemporaryFolder([
      "Theme.ctl": "let leaf: Color = \"green\"\nlet n = 3\n",
      "App.ctl": "import \"Theme.ctl\"\nscreen Home \"Home\" { table { row \"N \\(n)\" } }\n",
    ])
    let tool = try Tool.run("check", "App.ctl", "--format", "compiler", in: folder.url)
    #expect(tool.status == 1)
    #expect(tool.output.hasPrefix("Theme.ctl:1:19: error:"), "\(tool.output)")
  }

  @Test func cleanFileIsStatus0() throws {
    let folder = try TemporaryFolder(["Good.ctl": Self.good])
    let tool = try Tool.run("check", "Good.ctl", in: folder.url)
    #expect(tool.status == 0)
    #expect(tool.errors == "")
  }

  @Test func errorsAreStatus1() throws {
    let folder = try TemporaryFolder(["Bad.ctl": Self.bad])
    let tool = try Tool.run("check", "Bad.ctl", in: folder.url)
    #expect(tool.status == 1)
    #expect(tool.output.contains("error[control/unknown-kind]"))
    #expect(tool.output.contains("Bad.ctl:2:13"))
    #expect(tool.output.contains("did you mean `label`?"))
  }

  @Test(
    "a cap lowers what is above it, and raises nothing",
    arguments: [
      ("advice", ["remark", "remark", "remark"]), ("warning", ["warning", "warning", "remark"]),
      ("error", ["warning", "warning", "remark"]),
    ])
  func capOfSeverities(cap: String, words: [String]) throws {
    let source = """
      screen Tea "Tea" {
        action brew()
        content {
          switch w {}
          button "The Kitchen" { on touchUpInside -> brew() }
        }
      }
      """
    let folder = try TemporaryFolder(["Tea.ctl": source])
    let tool = try Tool.run(
      "check", "Tea.ctl", "--max-severity", cap, "--format", "compiler", in: folder.url)
    let found = tool.output.split(separator: "\n").map { $0.split(separator: ": ")[1] }
    #expect(found.filter { $0 != "note" }.map(String.init) == words, "\(tool.output)")
  }

  /// Findings of the line before and the line after a change are old.
  @Test func onlyChangedLinesAreReported() throws {
    let rows = (2...6).map { "  slider s\($0) { value: 0.\($0) }" }
    func text(_ rows: [String]) -> String {
      "screen A { content {\n" + rows.joined(separator: "\n") + "\n} }\n"
    }
    func lines(_ rows: [String]) throws -> Set<String> {
      let folder = try TemporaryFolder(["A.ctl": text((2...6).map { "  slider s\($0) {}" })])
      try folder.commit()
      try folder.write("A.ctl", text(rows))
      let tool = try Tool.run(
        "check", ".", "--changed-since", "HEAD", "--format", "compiler", in: folder.url)
      return Set(tool.output.split(separator: "\n").map { String($0.split(separator: ":")[1]) })
    }
    let old = (2...6).map { "  slider s\($0) {}" }
    #expect(try lines(old) == [])
    #expect(try lines([old[0], old[1], rows[2], old[3], old[4]]) == ["4"])
    #expect(try lines([old[0], rows[1], rows[2], old[3], old[4]]) == ["3", "4"])
    // A line that went leaves no new one behind.
    #expect(try lines([old[0], old[1], old[3], old[4]]) == [])
  }

  /// A step that changes is the cause of a finding at the control, which did not change.
  @Test func whatAChangedLineCausesIsReported() throws {
    func text(_ size: Int) -> String {
      """
      screen A "A" {
        var size: Double = 0.5
        on appear -> size = \(size)
        content { slider { value <-> size; accessibility { label: "Size" } } }
      }

      """
    }
    let folder = try TemporaryFolder(["A.ctl": text(1)])
    try folder.commit()
    func found() throws -> String {
      try Tool.run(
        "check", ".", "--changed-since", "HEAD", "--format", "compiler", in: folder.url
      ).output
    }
    #expect(try found() == "")
    try folder.write("A.ctl", text(40))
    #expect(try found().contains("slider/value-out-of-range"))
  }

  @Test("the command says how many fixes it made", arguments: [(1, "1 fix\n"), (2, "2 fixes\n")])
  func countOfFixes(count: Int, words: String) throws {
    let rows = (1...count).map { "row \"R\($0)\" { switch { accessibility: { label: \"A\" } } }\n" }
    let folder = try TemporaryFolder(["A.ctl": "screen A {\ntable {\n\(rows.joined())}\n}\n"])
    let tool = try Tool.run("check", "--fix", "A.ctl", in: folder.url)
    #expect(tool.errors == "ctl: applied \(words)")
  }

  @Test func missingFileIsStatus2AndNamesTheNearOne() throws {
    let folder = try TemporaryFolder(["Settings.ctl": Self.good])
    let tool = try Tool.run("check", "Setings.ctl", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("did you mean `Settings.ctl`?"))
    #expect(tool.output == "")
  }

  @Test("what nothing uses is known of a file that is named alone")
  func usersOfOneFile() throws {
    let theme = "let ink: Color = #333333\n"
    let main = "import \"parts/Theme.ctl\"\nscreen Tea {\n  background: ink\n}\n"
    func codes(_ path: String, in folder: TemporaryFolder) throws -> Bool {
      try Tool.run("check", path, in: folder.url).output.contains("unused/constant")
    }
    let unused = try TemporaryFolder(["parts/Theme.ctl": theme, "Main.ctl": Self.good])
    #expect(try codes("parts/Theme.ctl", in: unused))
    let used = try TemporaryFolder(["parts/Theme.ctl": theme, "Main.ctl": main])
    #expect(try !codes("parts/Theme.ctl", in: used))
    // The root is a guess there; the files around it may use the file.
    #expect(try !codes(used.url.appending(path: "parts/Theme.ctl").path, in: unused))
    let broken = try TemporaryFolder(["parts/Theme.ctl": theme, "Main.ctl": main + "}"])
    #expect(try !codes("parts/Theme.ctl", in: broken))
    // A project that is too large is not searched.
    var many = ["parts/Theme.ctl": theme]
    for number in 0..<600 { many["screens/\(number).ctl"] = Self.good }
    #expect(try !codes("parts/Theme.ctl", in: TemporaryFolder(many)))
  }

  @Test("a file that is named alone knows what others of its project declare")
  func importOfOneFile() throws {
    let tea = "screen Tea {\n  tintColor: accent\n  content { Card { title: \"A\" } }\n}\n"
    let theme =
      "let accent: Color = #224466\ncomponent Card(title: String) { label \"\\(title)\" }\n"
    let folder = try TemporaryFolder(["Tea.ctl": tea, "parts/Theme.ctl": theme])
    let tool = try Tool.run("check", "Tea.ctl", in: folder.url)
    #expect(tool.output.contains("fix: import `accent` from `parts/Theme.ctl`"))
    #expect(tool.output.contains("fix: import `Card` from `parts/Theme.ctl`"))
    // What only uses the name declares nothing.
    let other = try TemporaryFolder(["Tea.ctl": tea, "Other.ctl": tea])
    #expect(try !Tool.run("check", "Tea.ctl", in: other.url).output.contains("import"))
  }

  @Test func vanishedFileDoesNotHideTheOthers() throws {
    let folder = try TemporaryFolder(["Bad.ctl": Self.bad])
    let tool = try Tool.run("check", "Gone.ctl", "Bad.ctl", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.output.contains("control/unknown-kind"))
  }

  @Test func standardInput() throws {
    let tool = try Tool.run("check", "-", input: Self.bad)
    #expect(tool.status == 1)
    #expect(tool.output.contains("<stdin>:2:13"))
  }

  @Test func folderIsSearchedInOrder() throws {
    let folder = try TemporaryFolder([
      "b/Two.ctl": Self.bad, "a/One.ctl": Self.bad, "a/notes.txt": "x",
      ".hidden/Three.ctl": Self.bad,
    ])
    let tool = try Tool.run("check", ".", "--format", "json", in: folder.url)
    let one = try #require(tool.output.range(of: "\"a/One.ctl\""))
    let two = try #require(tool.output.range(of: "\"b/Two.ctl\""))
    #expect(one.lowerBound < two.lowerBound)
    #expect(!tool.output.contains("Three.ctl"))
  }

  @Test func jsonHasTheKeysOfTheContract() throws {
    let tool = try Tool.run("check", "-", "--format", "json", input: Self.bad)
    let root = try JSONReader.parse(Array(tool.output.utf8))
    let finding = try #require(root.elements?.first)
    #expect(
      finding.members?.map(\.key.text)
        == ["code", "severity", "message", "label", "file", "range", "related", "notes", "fixes"])
    #expect(finding["range"]?["start"]?["line"]?.int == 2)
    #expect(finding["range"]?["start"]?["column"]?.int == 13)
    #expect(finding["range"]?["start"]?["offset"]?.int == 25)
  }

  @Test(arguments: ["json", "sarif", "github", "human"])
  func everyFormatIsTheSameTwice(format: String) throws {
    let first = try Tool.run("check", "Samples", "--format", format)
    #expect(first.output == (try Tool.run("check", "Samples", "--format", format)).output)
  }

  @Test func languageIsChosenByOptionOrEnvironment() throws {
    let zh = try Tool.run("check", "-", "--lang", "zh-Hans", input: Self.bad)
    #expect(zh.output.contains("没有名为“lable”的控件"))
    let environment = try Tool.run(
      "check", "-", input: Self.bad, environment: ["LANG": "zh_CN.UTF-8"])
    #expect(environment.output == zh.output)
    let english = try Tool.run(
      "check", "-", "--lang", "en", input: Self.bad, environment: ["LANG": "zh_CN.UTF-8"])
    #expect(english.output.contains("there is no control"))
  }

  @Test func colorOnlyWhenAsked() throws {
    let escape = "\u{1B}["
    #expect(!(try Tool.run("check", "-", input: Self.bad)).output.contains(escape))
    #expect(
      (try Tool.run("check", "-", "--color", "always", input: Self.bad)).output.contains(escape))
    #expect(
      !(try Tool.run("check", "-", "--color", "never", input: Self.bad)).output.contains(escape))
  }

  @Test func settingsAreFoundFromTheFileUpwards() throws {
    let folder = try TemporaryFolder([
      "ctl.json":
        "{ \"severity\": { \"button/no-action\": \"advice\" }, \"gidelines\": \"ios7\" }",
      "App/Idle.ctl": Self.idle("Save"),
    ])
    let tool = try Tool.run("check", "App/Idle.ctl", in: folder.url)
    #expect(tool.output.contains("advice[button/no-action]"))
    #expect(tool.output.contains("warning[settings/unknown-key]"))
    #expect(tool.status == 0)
    #expect(
      (try Tool.run("check", "Idle.ctl", in: folder.url.appendingPathComponent("App"))).output
        .contains("advice[button/no-action]"))
  }

  @Test func importThroughALinkThatLeavesTheProject() throws {
    let outside = try TemporaryFolder(["Secret.ctl": "let accent: Color = #FFF"])
    let folder = try TemporaryFolder(["Main.ctl": "import \"Link.ctl\"\n"])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Link.ctl"),
      withDestinationURL: outside.url.appendingPathComponent("Secret.ctl"))
    let tool = try Tool.run("check", "Main.ctl", in: folder.url)
    #expect(tool.output.contains("import/missing"))
  }

  @Test func fixesAreAppliedUntilNothingChanges() throws {

    let folder = try TemporaryFolder(["A.ctl": "screen A {\n  tintColor = #FFF\n}\n"])
    let dry = try Tool.run("check", "A.ctl", "--fix", "--dry-run", in: folder.url)
    #expect(
      dry.output.contains("-  tintColor = #FFF") && dry.output.contains("+  tintColor: #FFF"))
    #expect(try folder.read("A.ctl").contains("="))
    let fixed = try Tool.run("check", "A.ctl", "--fix", in: folder.url)
    #expect(fixed.status == 0)
    #expect(try folder.read("A.ctl") == "screen A {\n  tintColor: #FFF\n}\n")
    #expect(folder.names == ["A.ctl"], "a temporary file was left behind")
  }

  @Test func whatIsNoSafeFixWaitsForUnsafeFixes() throws {
    let source =
      "screen S \"S\" {\n  content {\n    segmentedControl { segment { title: \"Map\"; image: \"map\" } }\n  }\n}\n"
    let folder = try TemporaryFolder(["A.ctl": source])
    _ = try Tool.run("check", "A.ctl", "--fix", in: folder.url)
    #expect(try folder.read("A.ctl") == source)
    _ = try Tool.run("check", "A.ctl", "--fix", "--unsafe-fixes", in: folder.url)
    #expect(try !folder.read("A.ctl").contains("image"))
  }

  /// What a guess leaves without a use may be what was meant.
  @Test func suggestionsDeleteNothingForBeingUnused() throws {
    let source = """
      enum Size { small "Small"; large "Large" }
      enum Tone { calm; loud }
      screen Home "Home" {
        var copies: Int in 1...20 = 1
        var copees: Int in 1...20 = 2
        var size: Size = .small
        var sise: Size = .large
        action save()
        action sava()
        content {
          label name "Copies: \\(copiess)"
          stepper { value <-> copies; describedBy: name; valueLabel: name }
          segmentedControl { selection <-> sizze; accessibility { label: "Size" } }
          button "Save" { on touchUpInside -> saev() }
        }
      }

      """
    let folder = try TemporaryFolder(["A.ctl": source])
    _ = try Tool.run("check", "A.ctl", "--fix", "--unsafe-fixes", in: folder.url)
    let fixed = try folder.read("A.ctl")
    #expect(fixed.contains("-> save()") || fixed.contains("-> sava()"))
    for line in source.split(separator: "\n").prefix(9) { #expect(fixed.contains(line)) }
    let again = try Tool.run("check", "A.ctl", "--fix", "--unsafe-fixes", in: folder.url)
    #expect(try folder.read("A.ctl") == fixed)
    #expect(again.output.contains("unused/enum"))
    // A run for them alone deletes them.
    _ = try Tool.run(
      "check", "A.ctl", "--fix", "--unsafe-fixes", "--only", "unused", in: folder.url)
    let clean = try folder.read("A.ctl")
    #expect(!clean.contains("enum Tone") && clean.contains("enum Size"))
    let help = try Tool.run("explain", "unused/enum").output
    #expect(help.contains("`ctl check --fix --unsafe-fixes --only unused/enum`"))
  }

  @Test func anEnumKeepsItsLastCases() throws {
    let source = """
      enum Tone { calm; loud; shrill }
      component Notice(text: String, tone: Tone?) {
        label "\\(text)" { font: tone == nil ? .headline : .body }
      }
      screen Shop "Shop" {
        content { Notice { text: "Sale"; tone: nil } }
      }

      """
    let folder = try TemporaryFolder(["A.ctl": source])
    let tool = try Tool.run(
      "check", ".", "--fix", "--unsafe-fixes", "--only", "unused", in: folder.url)
    #expect(tool.output.contains("unused/enum-case"))
    #expect(try folder.read("A.ctl") == source)
  }

  @Test func onlyWhatIsAskedForIsFixed() throws {
    let source = "screen A {\n  tintColor = #FFF\n}\n"
    let folder = try TemporaryFolder(["A.ctl": source])
    _ = try Tool.run("check", "A.ctl", "--fix", "--only", "label", in: folder.url)
    #expect(try folder.read("A.ctl") == source)
  }

  @Test(arguments: [
    ("screen Home Title \"Home\" {\n}\n", "screen Home \"Home\" {\n}\n"),
    (
      "screen S {\n  content {\n    end {\n      // Both.\n      label \"A\"\n      label \"B\"\n    }\n  }\n}\n",
      "screen S {\n  content {\n    // Both.\n    label \"A\"\n    label \"B\"\n  }\n}\n"
    ),
    (
      "screen S {\n  content {\n    end { label \"A\"; label \"B\" }\n    endif\n  }\n}\n",
      "screen S {\n  content {\n    label \"A\"; label \"B\"\n  }\n}\n"
    ),
    (
      "screen S {\n  var on2: Bool = true\n  content {\n    while on2 {\n      label \"A\"\n    }\n    end label \"B\"\n  }\n}\n",
      "screen S {\n  var on2: Bool = true\n  content {\n    if on2 {\n      label \"A\"\n    }\n    label \"B\"\n  }\n}\n"
    ),
    (
      "screen S {\n  action go()\n  table {\n    refreshControl {\n    }\n    refreshControl {\n      on valueChanged -> go()\n    }\n    row \"A\"\n  }\n}\n",
      "screen S {\n  action go()\n  table {\n    refreshControl {\n      on valueChanged -> go()\n    }\n    row \"A\"\n  }\n}\n"
    ),
    // A text, a handler and fields may be what was meant.
    ("screen S { action go(); content { end \"Go\" { on touchUpInside -> go() } } }\n", nil),
    ("screen S { action go(); content { end { on touchUpInside -> go() } } }\n", nil),
  ])
  func fixesKeepWhatPeopleWrote(source: String, fixed: String?) throws {
    let folder = try TemporaryFolder(["A.ctl": source])
    _ = try Tool.run("check", "A.ctl", "--fix", "--unsafe-fixes", in: folder.url)
    #expect(try folder.read("A.ctl") == fixed ?? source)
  }

  /// Programs apply the edits of a report as they stand.
  @Test func reportedEditsHaveTheLineEndsOfTheFile() throws {
    let source = "screen A {\r\n  content {\r\n    switch\r\n    button \"Go\"\r\n  }\r\n}\r\n"
    let folder = try TemporaryFolder(["A.ctl": source])
    for format in ["json", "sarif"] {
      let report = try Tool.run("check", "A.ctl", "--format", format, in: folder.url).output
      #expect(report.contains(#""\r\n  action go()""#), "\(format)")
      #expect(!report.contains(#""\n  action go()""#), "\(format)")
    }
  }

  @Test func statisticsCountTheMostFrequentFirst() throws {
    let folder = try TemporaryFolder([
      "A.ctl": Self.idle("Save", "Send"),
      "B.ctl": "import \"A.ctl\"\nlet \u{0061}b = 1\n",
    ])
    let tool = try Tool.run("check", ".", "--statistics", in: folder.url)
    let counts = tool.output.split(separator: "\n").prefix { !$0.hasPrefix("Findings by file") }
      .dropFirst().compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }
    #expect(counts.count > 1 && counts == counts.sorted(by: >), "\(tool.output)")
    let codes = tool.output.split(separator: "\n").filter { $0.contains("unused/") }
    #expect(codes.count == 2 && codes == codes.sorted(), "\(tool.output)")
  }

  /// A screen with a button that does nothing, which is a warning.
  private static func idle(_ titles: String..., name: String = "Home") -> String {
    let buttons = titles.map { "    button \"\($0)\"\n" }.joined()
    return "screen \(name) \"Home\" {\n  content {\n\(buttons)  }\n}\n"
  }

  @Test func baselineHidesWhatIsKnown() throws {
    let folder = try TemporaryFolder(["A.ctl": Self.idle("Save")])
    _ = try Tool.run("check", "A.ctl", "--write-baseline", "known.json", in: folder.url)
    let known = try Tool.run("check", "A.ctl", "--baseline", "known.json", in: folder.url)
    #expect(!known.output.contains("no-action"))
    try folder.write("A.ctl", "\n\n" + Self.idle("Save") + Self.idle("Send", name: "New"))
    let more = try Tool.run("check", "A.ctl", "--baseline", "known.json", in: folder.url)
    #expect(more.output.contains("Send") && !more.output.contains("Save"))
    #expect(more.errors.contains("left out 1 known finding of the baseline"))
  }

  /// Of findings that are alike, a baseline covers as many as it has.
  @Test(arguments: [(1, 2), (2, 2), (2, 3), (3, 1)])
  func alikeFindingsAreCounted(known: Int, now: Int) throws {
    func screen(_ count: Int) -> String {
      let buttons = String(repeating: "    button \"Save\"\n", count: count)
      return "screen Home \"Home\" {\n  content {\n\(buttons)  }\n}\n"
    }
    let folder = try TemporaryFolder(["A.ctl": screen(known)])
    let options = ["check", "A.ctl", "--only", "button/no-action"]
    _ = try Tool.run(options + ["--write-baseline", "known.json"], in: folder.url)
    try folder.write("A.ctl", screen(now))
    let tool = try Tool.run(options + ["--baseline", "known.json"], in: folder.url)
    let reported = tool.output.components(separatedBy: "[button/no-action]").count - 1
    #expect(reported == max(0, now - known), "\(tool.output)")
    #expect(tool.errors.contains("left out \(min(known, now)) known"), "\(tool.errors)")
  }

  @Test func baselinesHideNoErrors() throws {
    let folder = try TemporaryFolder(["Bad.ctl": Self.bad])
    _ = try Tool.run("check", "Bad.ctl", "--write-baseline", "known.json", in: folder.url)
    let known = try Tool.run("check", "Bad.ctl", "--baseline", "known.json", in: folder.url)
    #expect(known.status == 1 && known.output.contains("lable"))
  }

  @Test func baselineKnowsTheSameFindingFromEveryFolder() throws {
    let folder = try TemporaryFolder(["App/A.ctl": Self.idle("Save")])
    _ = try Tool.run("check", "App", "--write-baseline", "App/known.json", in: folder.url)
    let inside = folder.url.appendingPathComponent("App")
    let known = try Tool.run("check", "A.ctl", "--baseline", "known.json", in: inside)
    #expect(!known.output.contains("no-action"))
  }

  @Test func aRepairedFindingHidesNoNewOneOfTheSameMessage() throws {
    func screen(_ first: String, _ second: String) -> String {
      "screen S {\n  content {\n    \(first)\n    stack {\n      \(second)\n    }\n  }\n}\n"
    }
    let folder = try TemporaryFolder(["A.ctl": screen("button \"Save\"", "label \"A\"")])
    _ = try Tool.run("check", "A.ctl", "--write-baseline", "known.json", in: folder.url)
    try folder.write("A.ctl", screen("label \"A\"", "button \"Save\""))
    let new = try Tool.run("check", "A.ctl", "--baseline", "known.json", in: folder.url)
    #expect(new.output.contains("no-action"))
    #expect(new.errors.contains("left out 0 known findings of the baseline; 1 of it is gone"))
  }
}
