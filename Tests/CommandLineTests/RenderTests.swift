import CtlTestSupport
import CtlText
import Testing

@Suite struct RenderTests {
  static let path = "Samples/ReaderSettings.ctl"

  @Test func drawsTheFirstScreen() throws {
    let tool = try Tool.run("render", Self.path)
    #expect(tool.status == 0)
    #expect(tool.output.contains("Copies: 1"))
  }

  @Test func setChangesTheState() throws {
    let tool = try Tool.run("render", Self.path, "--set", "nightMode=true", "--set", "copies=7")
    #expect(tool.output.contains("Brightness") && tool.output.contains("Copies: 7"))
  }

  @Test(arguments: [20, 40, 120]) func widthIsKept(width: Int) throws {
    let tool = try Tool.run("render", Self.path, "--width", "\(width)")
    for line in tool.output.split(separator: "\n") { #expect(line.displayWidth <= width) }
  }

  @Test func asciiHasNothingElse() throws {
    let tool = try Tool.run("render", Self.path, "--ascii")
    #expect(tool.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func mistakesAreExplained() throws {
    let screen = try Tool.run("render", Self.path, "--screen", "ReaderSetings")
    #expect(screen.status == 2 && screen.errors.contains("ReaderSettings"))
    let value = try Tool.run("render", Self.path, "--set", "copies=many")
    #expect(value.status == 2 && value.errors.contains("copies"))
    let width = try Tool.run("render", Self.path, "--width", "wide")
    #expect(width.status == 2)
  }

  @Test func brokenFileIsReportedNotDrawn() throws {
    let tool = try Tool.run("render", "-", input: "screen S { lable \"x\" }")
    #expect(tool.status == 1)
    #expect(tool.output == "" && tool.errors.contains("control/unknown-kind"))
  }
}
