import CtlTestSupport
import Testing

/// Everything after the checker reads typed programs, whatever they were made from.
@Suite struct IndependenceTests {
  @Test(arguments: ["Rules", "Layout", "Terminal", "Generator", "Preview", "Reference"])
  func readsNoSyntaxTree(folder: String) throws {
    let files = ProjectFiles.list("Sources/\(folder)", ".swift")
    #expect(!files.isEmpty)
    for path in files {
      let text = try ProjectFiles.text(path)
      #expect(!text.contains("import CtlSyntax"), "\(path)")
    }
  }
}
