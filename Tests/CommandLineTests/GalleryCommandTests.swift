import CtlTestSupport
import Foundation
import Testing

/// The site that `ctl gallery` writes, and what it draws again.
@Suite struct GalleryCommandTests {
  static let files = [
    "Theme.ctl": "let ink: Color = #333333\n",
    "Tea.ctl":
      "import \"Theme.ctl\"\nscreen Tea \"Tea\" {\n  content { label \"Leaf\" { textColor: ink } }\n}\n",
    "Cup.ctl": "screen Cup \"Cup\" {\n  content { label \"Small\" }\n}\n",
  ]

  private func gallery(_ folder: TemporaryFolder, _ more: String...) throws -> Tool {
    try Tool.run(["gallery", ".", "-o", "site"] + more, in: folder.url)
  }

  private func names(_ folder: TemporaryFolder, _ path: String) -> [String] {
    let url = folder.url.appendingPathComponent(path)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  @Test func onlyWhatChangedIsDrawnAgain() throws {
    let folder = try TemporaryFolder(Self.files)
    func drawn() throws -> String {
      let tool = try gallery(folder)
      #expect(tool.status == 0)
      return tool.errors
    }
    #expect(try drawn() == "ctl: 2 screens in `site`, 2 drawn\n")
    #expect(try folder.read("site/index.html").contains("Tea"))
    #expect(names(folder, "site/screens").count == 2 && names(folder, "site/pictures").count == 2)
    #expect(try drawn() == "ctl: 2 screens in `site`, 0 drawn\n")
    // A change of what it imports, of its text, of the texts of all, and a picture that is gone.
    try folder.write("Theme.ctl", "let ink: Color = #444444\n")
    #expect(try drawn() == "ctl: 2 screens in `site`, 1 drawn\n")
    try folder.write(
      "Cup.ctl", Self.files["Cup.ctl"]!.replacingOccurrences(of: "Small", with: "Big"))
    #expect(try drawn() == "ctl: 2 screens in `site`, 1 drawn\n")
    try folder.write(
      "Localizable.xcstrings",
      #"{"sourceLanguage": "en", "strings": {"Leaf": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Blatt"}}}}}, "version": "1.0"}"#
    )
    #expect(try drawn() == "ctl: 2 screens in `site`, 2 drawn\n")
    let picture = try #require(names(folder, "site/pictures").first)
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("site/pictures/\(picture)"))
    #expect(try drawn() == "ctl: 2 screens in `site`, 1 drawn\n")
    // What belongs to a screen that is gone goes.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Cup.ctl"))
    #expect(try drawn() == "ctl: 1 screen in `site`, 0 drawn\n")
    #expect(names(folder, "site/screens").count == 1 && names(folder, "site/pictures").count == 1)
    #expect(try !folder.read("site/index.html").contains("Cup"))
  }

  @Test func aScreenWithErrorsIsSaidAndNotDrawn() throws {
    let folder = try TemporaryFolder(["Bad.ctl": "screen Bad {\n  content { lable \"A\" }\n}\n"])
    let tool = try gallery(folder)
    #expect(tool.status == 1 && tool.errors.contains("1 screen in `site`, 0 drawn"))
    #expect(tool.errors.contains("there are errors"))
  }

  @Test func aComparisonNamesWhatLooksDifferent() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.commit()
    let same = try gallery(folder, "--against", "HEAD", "--summary", "-")
    #expect(same.status == 0 && same.output == "No screen looks different (2 compared).\n")
    // A color that a screen imports, a screen that goes, one that comes.
    try folder.write("Theme.ctl", "let ink: Color = #FF0000\n")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Cup.ctl"))
    try folder.write("Pot.ctl", "screen Pot \"Pot\" {\n  content { label \"Blue\" }\n}\n")
    let tool = try gallery(folder, "--against", "HEAD", "--summary", "-")
    #expect(tool.status == 1)
    #expect(tool.output.contains("**1 changed**, 1 new, 1 gone, 0 the same"), "\(tool.output)")
    for row in ["| Tea | Tea.ctl | ", "| Pot | Pot.ctl | new |", "| Cup | Cup.ctl | gone |"] {
      #expect(tool.output.contains(row), "\(tool.output)")
    }
    let changes = names(folder, "site/changes")
    #expect(changes.count == 1)
    let pictures = names(folder, "site/changes/\(changes.first ?? "")")
    #expect(pictures.contains { $0.hasSuffix("-before.svg") })
    #expect(pictures.contains { $0.hasSuffix("-marks.svg") })
    // Without a comparison they are not needed any more.
    #expect(try gallery(folder).status == 0 && names(folder, "site/changes").isEmpty)
  }

  @Test(arguments: [
    (["gallery", "."], "needs `-o DIR`"),
    (["gallery", ".", "-o", "site", "--summary", "-"], "`--summary` needs `--against`"),
  ])
  func mistakes(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let tool = try Tool.run(arguments, in: folder.url)
    #expect(tool.status == 2 && tool.errors.contains(message) && names(folder, "site").isEmpty)
  }
}
