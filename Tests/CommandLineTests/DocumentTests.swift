import CtlTestSupport
import Foundation
import Testing

/// Documents of Interface Builder on the command line.
@Suite struct DocumentCommandTests {
  private static let names = "Tests/Corpus/InterfaceBuilder/Names.storyboard"

  /// A xib with one slider, which an outlet leads to.
  private static func xib(_ outlet: String) -> String {
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

  @Test func findingsAreCounted() throws {
    let tool = try Tool.run("check", Self.names, "--statistics")
    #expect(tool.output.contains("accessibility/missing-label"))
    #expect(tool.output.contains("Names.storyboard"))
  }

  @Test func onlyChangedLinesAreReported() throws {
    let folder = try TemporaryFolder(["A.xib": Self.xib("a"), "B.xib": Self.xib("b")])
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        + arguments
      process.currentDirectoryURL = folder.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "a")
    let before = try Tool.run("check", ".", "--changed-since", "HEAD", in: folder.url)
    #expect(!before.output.contains("missing-label"), "\(before.output)\(before.errors)")
    let changed = Self.xib("a").replacingOccurrences(of: "maxValue=\"1\"", with: "maxValue=\"2\"")
    try folder.write("A.xib", changed)
    try folder.write("C.xib", Self.xib("c"))
    let after = try Tool.run(
      "check", ".", "--changed-since", "HEAD", "--format", "json", in: folder.url)
    #expect(after.output.contains("A.xib") && after.output.contains("C.xib"))
    #expect(!after.output.contains("B.xib"))
    let wrong = try Tool.run("check", ".", "--changed-since", "nowhere", in: folder.url)
    #expect(wrong.status == 2)
  }

  @Test(arguments: ["Names.storyboard", "Fields.xib", "Sizes.xib", "Looks.xib"])
  func importedScreensCompileAndAreFormatted(name: String) throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("Screens").path
    let tool = try Tool.run("import", "Tests/Corpus/InterfaceBuilder/\(name)", "-o", output)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(tool.errors.contains("only in comments"))
    #expect(!folder.names.filter { $0.hasSuffix(".ctl") }.isEmpty)
    let check = try Tool.run("check", "Screens", in: folder.url)
    #expect(check.status == 0, "\(check.output)")
    let format = try Tool.run("format", "--check", "Screens", in: folder.url)
    #expect(format.status == 0, "\(format.output)")
    let compile = try Tool.run("compile", "Screens", "-o", "Out", in: folder.url)
    #expect(compile.status == 0, "\(compile.output)\(compile.errors)")
  }

  @Test func otherFilesAreNotImported() throws {
    #expect(try Tool.run("import", "Samples/SignIn.ctl", "-o", "x").status == 2)
    #expect(try Tool.run("compile", Self.names, "-o", "x").status == 2)
  }
}
