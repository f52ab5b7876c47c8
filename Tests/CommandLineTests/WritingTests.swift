import CtlTestSupport
import Foundation
import Testing

/// What stands at a path is never replaced by something else, and a save is never lost.
@Suite struct WritingTests {
  private static let untidy = "let   a=1\n"
  private static let tidy = "let a = 1\n"

  private func status(_ folder: TemporaryFolder, _ path: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(
      atPath: folder.url.appendingPathComponent(path).path)
  }

  @Test func devicesAreWrittenTo() throws {
    let folder = try TemporaryFolder(["A.ctl": "screen A {}\n"])
    for path in ["/dev/stdout", "/dev/fd/1"] {
      let tool = try Tool.run("check", "A.ctl", "--write-baseline", path, in: folder.url)
      #expect(tool.status == 0 && tool.output.contains("\"findings\": []"))
    }
    #expect(
      try Tool.run("check", "A.ctl", "--write-baseline", "/dev/null", in: folder.url).status == 0)
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(kind as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(
    "no output takes the place of a file that was read",
    arguments: ["A.ctl", "B.ctl", "ctl.json", "link"])
  func sourcesStay(path: String) throws {
    let folder = try TemporaryFolder([
      "A.ctl": "import \"B.ctl\"\nscreen A { content { Line } }\n",
      "B.ctl": "component Line { label \"x\" }\n", "ctl.json": "{}\n", "K/K.ctl": Self.tidy,
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link"),
      withDestinationURL: folder.url.appendingPathComponent("A.ctl"))
    let before = try String(
      contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    for command in [
      ["check", "A.ctl", "--write-baseline", path],
      ["compile", "A.ctl", "-o", "out", "--depfile", path],
      ["gallery", "A.ctl", "-o", "site", "--against", "K", "--summary", path],
    ] {
      let tool = try Tool.run(command, in: folder.url)
      #expect(tool.status == 2, "\(command)")
      #expect(
        tool.errors
          == "ctl: `\(path)` is a source of this run, which the output would replace; name another file\n"
      )
    }
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8) == before)
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("out").path))
  }

  @Test func aPipeThatNothingReadsIsRefused() throws {
    let folder = try TemporaryFolder(["A.ctl": Self.tidy])
    #expect(mkfifo(folder.url.appendingPathComponent("pipe").path, 0o644) == 0)
    let tool = try Tool.run("check", "A.ctl", "--write-baseline", "pipe", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors == "ctl: cannot write `pipe`: nothing reads it\n")
    #expect(try status(folder, "pipe")[.type] as? FileAttributeType != .typeRegular)
  }

  @Test func anImportOfAPipeIsNotWaitedFor() throws {
    let folder = try TemporaryFolder(["A.ctl": "import \"B.ctl\"\n"])
    #expect(mkfifo(folder.url.appendingPathComponent("B.ctl").path, 0o644) == 0)
    #expect(try Tool.run("check", ".", in: folder.url).output.contains("import/missing"))
  }

  @Test func linksStayLinks() throws {
    let folder = try TemporaryFolder(["inner/A.ctl": Self.untidy])
    let manager = FileManager.default
    func link(_ path: String, _ target: String) throws {
      try manager.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(path).path, withDestinationPath: target)
    }
    try link("B.ctl", "inner/A.ctl")
    try link("nowhere.json", "gone.json")
    #expect(try Tool.run("format", "B.ctl", in: folder.url).status == 0)
    #expect(try folder.read("inner/A.ctl") == Self.tidy)
    #expect(try status(folder, "B.ctl")[.type] as? FileAttributeType == .typeSymbolicLink)
    let tool = try Tool.run("check", "B.ctl", "--write-baseline", "nowhere.json", in: folder.url)
    #expect(tool.status == 2 && tool.errors.contains("a link to a file that is not there"))
  }

  @Test func readOnlyFilesStay() throws {
    let folder = try TemporaryFolder(["A.ctl": Self.untidy])
    let path = folder.url.appendingPathComponent("A.ctl").path
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let tool = try Tool.run("format", "A.ctl", in: folder.url)
    #expect(tool.status == 2 && tool.errors == "ctl: cannot write `A.ctl`: it is read-only\n")
    #expect(try folder.read("A.ctl") == Self.untidy)
  }

  @Test func twoFilesMayNotDeclareOneType() throws {
    let folder = try TemporaryFolder([
      "a/One.ctl": "screen Home \"Home\" {}\n", "b/Two.ctl": "screen Home \"Home\" {}\n",
    ])
    let tool = try Tool.run("compile", ".", "-o", "out", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors.contains("would both declare the Swift type `Home`"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out"))
  }

  @Test func hugeCountsInABaselineAreSurvived() throws {
    let entry = """
      {"file":"a","code":"b","message":"c","element":"d","line":"e","count":9223372036854775807}
      """
    let folder = try TemporaryFolder([
      "A.ctl": Self.tidy, "known.json": "{\"findings\":[\(entry),\(entry)]}",
    ])
    #expect(try Tool.run("check", "A.ctl", "--baseline", "known.json", in: folder.url).status == 0)
  }

  @Test func anEntryOfABaselineWithoutACountCoversOneFinding() throws {
    let idle = "screen S \"S\" {\n  content {\n    button \"Save\"\n  }\n}\n"
    let folder = try TemporaryFolder(["A.ctl": idle])
    _ = try Tool.run("check", "A.ctl", "--write-baseline", "known.json", in: folder.url)
    let known = try folder.read("known.json").replacingOccurrences(
      of: #",?\s*"count":\s*1"#, with: "", options: .regularExpression)
    #expect(!known.contains("count"))
    try folder.write("known.json", known)
    let tool = try Tool.run("check", "A.ctl", "--baseline", "known.json", in: folder.url)
    #expect(tool.errors.contains("left out 1 known finding"), "\(tool.output)")
  }

  @Test func aFixThatDoesNotHelpIsTakenBack() throws {
    // In a block of its own the handler can be read, and what it calls is not declared.
    let source =
      "screen S \"S\" {\n  content {\n    button \"Go\" on touchUpInside -> f()\n  }\n}\n"
    let folder = try TemporaryFolder(["A.ctl": source])
    let tool = try Tool.run("check", "A.ctl", "--fix", "--unsafe-fixes", in: folder.url)
    #expect(tool.status == 1)
    #expect(tool.errors.contains("took back the fix “write `{ on touchUpInside -> f() }`”"))
    #expect(try folder.read("A.ctl") == source)
  }

  @Test func aMissingQuoteIsWrittenAtTheEndOfItsLine() throws {
    // What the button says is a guess, so the fix is no safe one.
    let source = "screen S \"S\" {\n  toolbar {\n    button \"Sign In\n  }\n}\n"
    let folder = try TemporaryFolder(["A.ctl": source])
    let tool = try Tool.run("check", "A.ctl", "--fix", "--unsafe-fixes", in: folder.url)
    #expect(tool.status == 0)
    #expect(try folder.read("A.ctl").contains("button \"Sign In\" {"))
  }
}
