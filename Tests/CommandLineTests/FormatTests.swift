import CtlTestSupport
import Foundation
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

  /// What is in the style is not written again, so that nothing that follows it builds again.
  @Test func filesInTheStyleAreNotTouched() throws {
    let folder = try TemporaryFolder(["Messy.ctl": Self.messy, "Tidy.ctl": Self.tidy])
    func number(_ name: String) throws -> Int? {
      let path = folder.url.appendingPathComponent(name).path
      let found = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
      return found as? Int
    }
    let before = (try number("Messy.ctl"), try number("Tidy.ctl"))
    _ = try Tool.run("format", ".", in: folder.url)
    #expect(try number("Messy.ctl") != before.0 && number("Tidy.ctl") == before.1)
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

  @Test func brokenFilesAreFormattedAroundTheirMistakes() throws {
    let folder = try TemporaryFolder(["Broken.ctl": Self.messy + "let  a = ]\n"])
    let tool = try Tool.run("format", "Broken.ctl", in: folder.url)
    #expect(tool.status == 0)
    #expect(tool.errors.contains("`Broken.ctl` has a mistake"))
    #expect(try folder.read("Broken.ctl") == Self.tidy + "let  a = ]\n")
  }

  @Test func lineEndsAndByteOrderMarksStay() throws {
    let source = "\u{FEFF}" + Self.messy.replacingOccurrences(of: "\n", with: "\r\n")
    let output = try Tool.run("format", "-", input: source).output
    #expect(output == "\u{FEFF}" + Self.tidy.replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test func manyFilesAtOnce() throws {
    let names = (0..<200).map { "folder\($0 % 7)/File\($0).ctl" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Self.messy + "// \($0)\n") }))
    #expect(try Tool.run("format", ".", in: folder.url).status == 0)
    for name in names { #expect(try folder.read(name) == Self.tidy + "// \(name)\n") }
    #expect(folder.names.filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test func linksAndPermissionsStay() throws {
    let folder = try TemporaryFolder(["real/Messy.ctl": Self.messy])
    let files = FileManager.default
    let real = folder.url.appendingPathComponent("real/Messy.ctl")
    let link = folder.url.appendingPathComponent("Link.ctl")
    try files.createSymbolicLink(at: link, withDestinationURL: real)
    try files.setAttributes([.posixPermissions: 0o666], ofItemAtPath: real.path)
    #expect(try Tool.run("format", "Link.ctl", in: folder.url).status == 0)
    #expect(try folder.read("real/Messy.ctl") == Self.tidy)
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == real.path)
    let permissions = try files.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int
    #expect(permissions == 0o666)
  }

  @Test func filesInStyleKeepTheirDates() throws {
    let folder = try TemporaryFolder(["Tidy.ctl": Self.tidy])
    let path = folder.url.appendingPathComponent("Tidy.ctl").path
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try Tool.run("format", "Tidy.ctl", in: folder.url).status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    #expect(date == old)
  }
}
