import CtlTestSupport
import Foundation
import Testing

/// Documents of Interface Builder on the command line.
@Suite struct DocumentCommandTests {
  static let names = "Tests/Corpus/InterfaceBuilder/Names.storyboard"

  /// A xib with one slider, which an outlet leads to.
  static func xib(_ outlet: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
          <connections><outlet property="\(outlet)" destination="a-1" id="a-2"/></connections>
        </placeholder>
        <view id="v-1">
          <rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <slider minValue="0.0" maxValue="1" id="a-1">
              <rect key="frame" x="0" y="0" width="100" height="31"/>
            </slider>
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  /// A text style would take the weight of a font away.
  @Test func fixesKeepTheWeightOfFonts() throws {
    let plain = "type=\"system\" pointSize=\"15\""
    let fields = try ProjectFiles.text("Tests/Corpus/InterfaceBuilder/Fields.xib")
    func fixed(_ font: String) throws -> Bool {
      let folder = try TemporaryFolder([
        "A.xib": fields.replacingOccurrences(of: plain, with: font)
      ])
      _ = try Tool.run("check", "A.xib", "--fix", "--unsafe-fixes", in: folder.url)
      return try !folder.read("A.xib").contains(font)
    }
    #expect(try fixed(plain))
    #expect(try !fixed("type=\"boldSystem\" pointSize=\"17\""))
    #expect(try !fixed("type=\"system\" weight=\"light\" pointSize=\"17\""))
  }

  @Test func foldersAreSearchedForThem() throws {
    let folder = try TemporaryFolder([
      "App/Slider.xib": Self.xib("volume"), "App/Good.ctl": CheckTests.good,
    ])
    let tool = try Tool.run("check", ".", in: folder.url)
    #expect(tool.status == 0)
    #expect(tool.output.contains("accessibility/missing-label"))
    #expect(tool.output.contains("App/Slider.xib:10:"))
    let format = try Tool.run("format", "--check", "App", in: folder.url)
    #expect(format.status == 0, "\(format.output)\(format.errors)")
  }

  @Test func codeBesideThemDecides() throws {
    let document = Self.xib("volume")
    func output(_ code: String) throws -> String {
      let folder = try TemporaryFolder(["A.xib": document, "Code/Owner.swift": code])
      return try Tool.run("check", ".", in: folder.url).output
    }
    #expect(try output("class Other {}").contains("advice[accessibility/missing-label]"))
    #expect(try output("class Owner { var volume: UISlider! }").contains("warning[accessibility"))
    #expect(!(try output("volume?.accessibilityLabel = \"Volume\"").contains("missing-label")))
    #expect(!(try output("[_volume setAccessibilityLabel:@\"V\"];").contains("missing-label")))
  }

  @Test func patternsLeaveFilesOut() throws {
    let folder = try TemporaryFolder([
      "A.xib": Self.xib("a"), "Pods/B.xib": Self.xib("b"), "Old/LegacyC.xib": Self.xib("c"),
      "ctl.json": "{ \"exclude\": [\"Pods\", \"**/Legacy*.xib\"] }",
    ])
    let tool = try Tool.run("check", ".", "--format", "json", in: folder.url)
    #expect(tool.output.contains("A.xib"))
    #expect(!tool.output.contains("B.xib") && !tool.output.contains("LegacyC.xib"))
    let named = try Tool.run("check", "Pods/B.xib", in: folder.url)
    #expect(named.output.contains("Pods/B.xib"))
  }

  @Test func foldersHaveTheirSettings() throws {
    let folder = try TemporaryFolder([
      "A.xib": Self.xib("a"), "Old/B.xib": Self.xib("b"),
      "Old/ctl.json": "{ \"severity\": { \"accessibility/missing-label\": \"off\" } }",
    ])
    let tool = try Tool.run("check", ".", "--format", "compiler", in: folder.url)
    #expect(tool.output.contains("A.xib") && !tool.output.contains("B.xib"), "\(tool.output)")
  }

  @Test func aBaselineOfTheFirstRunShowsOnlyNewFindings() throws {
    let folder = try TemporaryFolder(["A.xib": Self.xib("a")])
    let first = try Tool.run("check", ".", "--write-baseline", "b.json", in: folder.url)
    #expect(first.output.contains("no findings") && !first.output.contains("missing-label"))
    #expect(first.errors.contains("wrote 1 finding to `b.json`"), "\(first.errors)")
    let known = try Tool.run(
      "check", ".", "--baseline", "b.json", "--format", "compiler", in: folder.url)
    #expect(!known.output.contains("missing-label") && known.errors.contains("left out 1 known"))
    let more = Self.xib("a").replacingOccurrences(
      of: "</subviews>", with: "<switch id=\"s\"/></subviews>")
    try folder.write("A.xib", "\n" + more)
    let new = try Tool.run(
      "check", ".", "--baseline", "b.json", "--format", "compiler", in: folder.url)
    #expect(
      new.output.split(separator: "\n").count { $0.contains("missing-label") } == 1, "\(new.output)"
    )
  }

  @Test func findingsAreCounted() throws {
    let tool = try Tool.run("check", Self.names, "--statistics")
    #expect(tool.output.contains("accessibility/missing-label"))
    #expect(tool.output.contains("Names.storyboard"))
  }

  @Test func onlyChangedLinesAreReported() throws {
    let windows = Self.xib("d").replacingOccurrences(of: "\n", with: "\r\n")
    let folder = try TemporaryFolder([
      "A.xib": Self.xib("a"), "B.xib": Self.xib("b"), "My App/Größe 2.xib": windows,
    ])
    try folder.commit()
    let before = try Tool.run("check", ".", "--changed-since", "HEAD", in: folder.url)
    #expect(!before.output.contains("missing-label"), "\(before.output)\(before.errors)")
    let changed = Self.xib("a").replacingOccurrences(of: "maxValue=\"1\"", with: "maxValue=\"2\"")
    try folder.write("A.xib", changed)
    try folder.write("C.xib", Self.xib("c"))
    // A name with spaces, lines that end in two ways, and one that looks like a header.
    let other = windows.replacingOccurrences(of: "maxValue=\"1\"", with: "maxValue=\"3\"")
      .replacingOccurrences(of: "</document>", with: "</document>\r\n\r\n<!--\r\n++ b/B.xib\r\n-->")
    try folder.write("My App/Größe 2.xib", other)
    let after = try Tool.run(
      "check", ".", "--changed-since", "HEAD", "--format", "json", in: folder.url)
    #expect(after.output.contains("A.xib") && after.output.contains("C.xib"))
    #expect(after.output.contains("Größe 2.xib"))
    #expect(!after.output.contains("B.xib"))
    let wrong = try Tool.run("check", ".", "--changed-since", "nowhere", in: folder.url)
    #expect(wrong.status == 2)
  }

  @Test func changedLinesNeedARepository() throws {
    let folder = try TemporaryFolder(["A.xib": Self.xib("a")])
    let tool = try Tool.run("check", ".", "--changed-since", "HEAD", in: folder.url)
    #expect(tool.status == 2)
    #expect(tool.errors == "ctl: `--changed-since` needs a Git repository around this folder\n")
  }

  @Test func gitHubGetsASummary() throws {
    let folder = try TemporaryFolder(["A.xib": Self.xib("a"), "summary.md": "before\n"])
    let tool = try Tool.run(
      "check", ".", "--format", "github", in: folder.url,
      environment: ["GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary.md").path])
    #expect(tool.output.contains("::"))
    let summary = try folder.read("summary.md")
    #expect(summary.hasPrefix("before\n### Ctl: 1 finding in 1 of 1 file\n"), "\(summary)")
    #expect(summary.contains("| `accessibility/missing-label` | advice | 1 |"))
    #expect(summary.contains("| `A.xib` | 1 |"))
    // Other formats leave it alone.
    _ = try Tool.run(
      "check", ".", in: folder.url,
      environment: ["GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary.md").path])
    #expect(try folder.read("summary.md") == summary)
  }

  /// The hook of the README, word for word.
  @Test func theHookStopsACommit() throws {
    let readme = try ProjectFiles.text("README.md")
    let start = try #require(readme.range(of: "```sh\n#!/bin/sh\n"))
    let end = try #require(readme[start.upperBound...].range(of: "```"))
    let hook = "#!/bin/sh\n" + readme[start.upperBound..<end.lowerBound]
    let folder = try TemporaryFolder(["A.xib": Self.xib("a")])
    func sh(_ command: String) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", command]
      process.currentDirectoryURL = folder.url
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] =
        Tool.executable.deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "")
      process.environment = environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    let git =
      "git -c user.name=a -c user.email=a@b -c commit.gpgsign=false -c core.hooksPath=.git/hooks"
    #expect(try sh("git init -q && git add . && \(git) commit -qm a") == 0)
    try folder.write(".git/hooks/pre-commit", hook)
    #expect(try sh("chmod +x .git/hooks/pre-commit") == 0)
    // A warning on a new line, then the same with a name.
    let document = Self.xib("a")
    let bad = document.replacingOccurrences(
      of: "</subviews>", with: "<switch id=\"s-1\"/>\n</subviews>")
    try folder.write("A.xib", bad)
    #expect(try sh("\(git) commit -qam b") != 0)
    let named = bad.replacingOccurrences(
      of: "<switch id=\"s-1\"/>",
      with:
        "<switch id=\"s-1\"><accessibility key=\"accessibilityConfiguration\" label=\"On\"/></switch>"
    )
    try folder.write("A.xib", named)
    #expect(try sh("\(git) commit -qam c") == 0)
    // The step of the workflow, on a branch with the warning again.
    let step = try #require(readme.range(of: "- run: >\n"))
    let stepEnd = try #require(readme[step.upperBound...].range(of: "```"))
    let command = readme[step.upperBound..<stepEnd.lowerBound]
      .replacingOccurrences(of: "${{ github.base_ref }}", with: "main")
      .replacingOccurrences(of: "\n", with: " ")
    #expect(try sh("git update-ref refs/remotes/origin/main HEAD && \(command)") == 0)
    try folder.write("A.xib", bad)
    #expect(try sh("\(git) commit -qanm d; \(command)") == 1)
  }
}
