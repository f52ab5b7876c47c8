import CtlTestSupport
import Foundation
import Testing

/// What would be lost or green by mistake is refused, or said.
@Suite struct RefusalTests {
  static let good = "screen A \"A\" { content { label \"x\" } }\n"

  @Test("`--fix -` has the text, and only it, on standard output")
  func fixOfStandardInput() throws {
    let same = try Tool.run("check", "--fix", "-", input: Self.good)
    #expect(same.output == Self.good && same.errors.contains("no findings"), "\(same)")
    let bad = Self.good.replacingOccurrences(of: "label", with: "lable")
    for format in ["human", "json"] {
      let fixed = try Tool.run(
        "check", "--fix", "--unsafe-fixes", "-", "--format", format, input: bad)
      #expect(fixed.output == Self.good, "\(fixed)")
    }
  }

  @Test("one kind of output at a time, into a root that is there")
  func compiling() throws {
    let folder = try TemporaryFolder(["A.ctl": Self.good])
    let both = try Tool.run(
      "compile", "A.ctl", "--emit", "swift", "--emit", "tree", "-o", "out", in: folder.url)
    #expect(both.status == 2 && both.errors.contains("one kind of output at a time"))
    let root = try Tool.run("compile", "A.ctl", "--root", "nowhere", in: folder.url)
    #expect(root.status == 2 && root.errors.contains("no folder `nowhere`"), "\(root)")
    #expect(folder.names == ["A.ctl"])
  }

  @Test("a check of nothing is no success")
  func everythingIsExcluded() throws {
    let folder = try TemporaryFolder(["A.ctl": Self.good, "ctl.json": #"{ "exclude": ["*"] }"#])
    let tool = try Tool.run("check", ".", in: folder.url)
    #expect(tool.status == 2 && tool.errors.contains("`exclude` in ctl.json leaves out"), "\(tool)")
  }

  @Test("statistics are a table, in the language of the person")
  func statistics() throws {
    let folder = try TemporaryFolder([
      "A.ctl": Self.good.replacingOccurrences(of: "label", with: "lable")
    ])
    let json = try Tool.run("check", ".", "--statistics", "--format", "json", in: folder.url)
    #expect(json.status == 2 && json.errors.contains("no format `json`"))
    let table = try Tool.run("check", ".", "--statistics", "--lang", "zh-Hans", in: folder.url)
    #expect(table.output.contains("各规则的问题数") && !table.output.contains("Findings"))
    let summary = try Tool.run(
      "check", ".", "--format", "github", "--lang", "zh-Hans", in: folder.url,
      environment: ["GITHUB_STEP_SUMMARY": "summary.md"])
    #expect(summary.status == 1)
    #expect(try folder.read("summary.md").contains("| 规则 | 级别 | 问题数 |"))
  }

  @Test("an import does not replace what somebody has written since")
  func importing() throws {
    let folder = try TemporaryFolder()
    let document = ProjectFiles.url("Tests/Corpus/InterfaceBuilder/Cell.xib").path
    func run(_ options: String...) throws -> Tool {
      try Tool.run(["import", document, "-o", "Out"] + options, in: folder.url)
    }
    #expect(try run().status == 0)
    #expect(try run().status == 0, "nothing has changed")
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/Out").first {
        $0.hasSuffix(".ctl")
      })
    let text = try folder.read("Out/\(name)") + "// mine\n"
    try folder.write("Out/\(name)", text)
    let refused = try run()
    #expect(refused.status == 2 && refused.errors.contains("`--force` replaces it"), "\(refused)")
    #expect(try folder.read("Out/\(name)") == text)
    #expect(try run("--force").status == 0)
    #expect(try !folder.read("Out/\(name)").contains("// mine"))
  }

  /// The frames of a debug build, as the tool of a build plugin is, are large.
  @Test("the deepest nesting that a file may have does not end the command")
  func deepNesting() throws {
    let depth = 240
    let value =
      String(repeating: "q.map($0 + ", count: depth) + "1"
      + String(repeating: ").sum()", count: depth)
    let folder = try TemporaryFolder([
      "A.ctl": """
      screen S "S" {
        var q: [Int] = [1]
        let a = \(value)
        content { label "\\(a)"; button "Add" { on touchUpInside -> q.append(1) } }
      }

      """
    ])
    #expect(try Tool.run("check", "A.ctl", in: folder.url).status == 0)
    #expect(try Tool.run("render", "A.ctl", in: folder.url).status == 0)
  }

  @Test("what is no revision is said in a line")
  func revision() throws {
    let folder = try TemporaryFolder(["A.ctl": Self.good])
    for command in [["init", "-q"], ["add", "A.ctl"]] { try git(command, in: folder.url) }
    try git(
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "a"], in: folder.url)
    let tool = try Tool.run("check", ".", "--changed-since", "HEAD:A.ctl", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors.split(separator: "\n").count == 1, "\(tool.errors)")
  }

  private func git(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
  }
}
