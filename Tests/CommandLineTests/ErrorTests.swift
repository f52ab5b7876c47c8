import CtlTestSupport
import Foundation
import Testing

/// Errors of the language stay errors, whatever a person sets, and nothing is compiled from them.
@Suite struct ErrorTests {
  static let broken = """
    screen Form {
      content {
        @allow(control/value-type, because: "It will come.")
        label "Name" { isHidden: 3 }
      }
    }

    """

  @Test func noSettingAllowsAnError() throws {
    let folder = try TemporaryFolder(["Form.ctl": Self.broken])
    let plain = try Tool.run("check", "Form.ctl", in: folder.url)
    #expect(plain.status == 1)
    #expect(plain.output.contains("error[allow/error]"))
    #expect(plain.output.contains("error[control/value-type]"))
    let ignored = try Tool.run(
      "check", "Form.ctl", "--ignore", "control/value-type", in: folder.url)
    #expect(ignored.status == 2 && ignored.errors.contains("always reported"))
    for options in [["--ignore", "control"], ["--max-severity", "advice"], ["--only", "button"]] {
      let tool = try Tool.run(
        "compile", "Form.ctl", "-o", "out", options[0], options[1], in: folder.url)
      #expect(tool.status == 1 && folder.names == ["Form.ctl"], "\(options)")
    }
    try folder.write("ctl.json", "{ \"severity\": { \"control/value-type\": \"off\" } }")
    let off = try Tool.run("check", "Form.ctl", in: folder.url)
    #expect(off.status == 1 && off.output.contains("error[control/value-type]"))
  }

  @Test func noBaselineHoldsAnError() throws {
    let folder = try TemporaryFolder(["Form.ctl": Self.broken])
    _ = try Tool.run("check", "Form.ctl", "--write-baseline", "known.json", in: folder.url)
    #expect(try !folder.read("known.json").contains("control/value-type"))
    let tool = try Tool.run("check", "Form.ctl", "--baseline", "known.json", in: folder.url)
    #expect(tool.status == 1)
  }

  @Test func nothingIsCompiledThatImportsAnError() throws {
    let folder = try TemporaryFolder([
      "Form.ctl": "import \"Theme.ctl\"\nscreen Form { tintColor: accent }\n",
      "Theme.ctl": "let accent: Color = #FFF\nlet margin: Length = \"wide\"\n",
    ])
    let tool = try Tool.run("compile", "Form.ctl", "-o", "out", in: folder.url)
    #expect(tool.status == 1)
    #expect(tool.errors.contains("Theme.ctl:2:22"))
    #expect(folder.names == ["Form.ctl", "Theme.ctl"])
  }

  @Test func aFailedImportIsOneFinding() throws {
    let folder = try TemporaryFolder([
      "Form.ctl": """
      import "Theme"
      screen Form {
        tintColor: accent
        var size: Size = .small
        table { row "Size" { segmentedControl { selection <-> size } } }
        content { Header { title: "Hi" }; label "Hi" { textColor: ink } }
      }

      """,
      "Theme.ctl": "let accent: Color = #FFF\n",
    ])
    let tool = try Tool.run("check", "Form.ctl", "--format", "json", in: folder.url)
    #expect(tool.output.components(separatedBy: "\"code\"").count == 2, "\(tool.output)")
    #expect(tool.output.contains("\"label\":\"did you mean `Theme.ctl`?\""), "\(tool.output)")
  }

  @Test func aBrokenLinkSaysThatItIsOne() throws {
    let folder = try TemporaryFolder(["a.ctl": "screen A { }\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("loop").path, withDestinationPath: "loop")
    let tool = try Tool.run("check", "loop", in: folder.url)
    #expect(tool.status == 2)
    #expect(
      tool.errors.contains("a link that leads nowhere") && !tool.errors.contains("did you mean"))
  }
}
