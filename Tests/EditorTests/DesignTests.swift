import CtlEditor
import CtlTestSupport
import CtlWorkspace
import Testing

/// What editors show in documents of Interface Builder.
@Suite struct DesignTests {
  private static let path = "Tests/Corpus/InterfaceBuilder/Names.storyboard"

  private func snapshot() throws -> (snapshot: EditorSnapshot, text: String) {
    let bytes = try ProjectFiles.bytes(Self.path)
    var workspace = Workspace(root: ".")
    workspace.open(Self.path, bytes)
    _ = workspace.check([Self.path])
    return (
      EditorSnapshot(workspace, paths: [Self.path], language: .english),
      String(decoding: bytes, as: UTF8.self)
    )
  }

  @Test func outlineHasScreensAndElements() throws {
    let (snapshot, _) = try snapshot()
    let file = try #require(snapshot.workspace.file(at: Self.path))
    let symbols = snapshot.documentSymbols(in: file)
    #expect(
      symbols.map(\.name) == ["LightsController", "TabBarController", "TableViewController"])
    #expect(symbols[0].detail == "Lights")
    #expect(symbols[0].children.contains { $0.name == "navigationBar" })
    for symbol in symbols {
      #expect(symbol.range.lowerBound <= symbol.selection.lowerBound)
      #expect(symbol.selection.upperBound <= symbol.range.upperBound)
    }
  }

  @Test func hoverExplainsTheElementAndTheGuideline() throws {
    let (snapshot, text) = try snapshot()
    let file = try #require(snapshot.workspace.file(at: Self.path))
    let place = try #require(text.range(of: "<switch"))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 2
    let hover = try #require(snapshot.hover(at: offset, in: file))
    #expect("\(hover.contents)".contains("switch"))
    #expect("\(hover.contents)".contains("missing-label"))
    #expect(snapshot.hover(at: 3, in: file) == nil)
    let actions = snapshot.codeActions(in: file, range: offset..<offset)
    #expect(actions.contains { $0.title.text().contains("Night Light") })
  }
}
