import CtlTestSupport
import Testing

@Suite struct FormatTests {
  static let messy = "screen   S {\n tintColor:#FFF   // tint\n}\n"
  static let tidy = "screen S {\n  tintColor: #FFF  // tint\n}\n"

  @Test func rewritesFilesInPlace() throws {
    let folder = try TemporaryFolder(["a/Messy.ctl": Self.messy, "Tidy.ctl": Self.tidy])
    #expect((try Tool.run("format", ".", in: folder.url)).status == 0)
    #expect(try folder.read("a/Messy.ctl") == Self.tidy)
    #expect(try folder.read("Tidy.ctl") == Self.tidy)
  }

  @Test func checkNamesWhatIsNotInStyle() throws {
    let folder = try TemporaryFolder(["Messy.ctl": Self.messy, "Tidy.ctl": Self.tidy])
    let tool = try Tool.run("format", "--check", ".", in: folder.url)
    #expect(tool.status == 1)
    #expect(tool.output == "Messy.ctl\n")
    #expect(try folder.read("Messy.ctl") == Self.messy)
  }

  @Test func diffShowsTheChange() throws {
    let folder = try TemporaryFolder(["Messy.ctl": Self.messy])
    let tool = try Tool.run("format", "--diff", "Messy.ctl", in: folder.url)
    #expect(tool.output.contains("-screen   S {\n") && tool.output.contains("+screen S {\n"))
    #expect(try folder.read("Messy.ctl") == Self.messy)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    #expect((try Tool.run("format", "-", input: Self.messy)).output == Self.tidy)
  }

  @Test func missingFileIsStatus2() throws {
    #expect((try Tool.run("format", "Gone.ctl")).status == 2)
  }
}
