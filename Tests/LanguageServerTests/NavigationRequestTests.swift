import Foundation
import Testing

@testable import CtlLanguageServer

/// Where things are, and their relations.
@Suite struct NavigationRequestTests {
  static let project = """
    import "Theme.ctl"
    enum Size { small, large }
    component Counter(count: binding Int) { stepper { value <-> count; tintColor: accent } }
    screen Main {
      var copies: Int = 1
      var size: Size = .large
      action print(copies: Int)
      Counter counter { count <-> copies }
      button "🦊" { on touchUpInside -> print(copies: copies) }
    }
    //- Theme.ctl
    let accent: Color = #FF9500
    """

  func fixture(
    _ text: String, _ capabilities: Client.Object = [:], project: String = project
  ) -> Fixture {
    Fixture(project.replacing(text, with: "▮" + text, maxReplacements: 1), capabilities)
  }

  @Test(arguments: [
    ("definition", "accent }", "Theme.ctl 0:4-0:10"),
    ("definition", "copies) }", "Main.ctl 4:6-4:12"),
    ("declaration", "accent }", "Theme.ctl 0:4-0:10"),
    ("definition", "Theme.ctl\"", "Theme.ctl 0:0-0:0"),
    ("typeDefinition", "size: Size", "Main.ctl 1:5-1:9"),
    ("implementation", "Counter(", "Main.ctl 7:2-7:9"),
    ("references", "accent }", "Main.ctl 2:78-2:84, Theme.ctl 0:4-0:10"),
  ])
  func placesAreFound(method: String, text: String, expected: String) {
    var fixture = fixture(text)
    let found = fixture.objects("textDocument/\(method)")
    #expect(found.map { picture($0) }.joined(separator: ", ") == expected)
    var linked = self.fixture(text, capability("textDocument.\(method).linkSupport", true))
    let links = linked.objects("textDocument/\(method)")
    #expect(links.map { picture($0) }.joined(separator: ", ") == expected)
    if method != "references" {
      #expect(links.allSatisfy { $0["targetRange"] != nil && $0["originSelectionRange"] != nil })
    }
  }

  @Test func referencesMayLeaveTheDeclarationOut() {
    var fixture = fixture("accent }")
    let found = fixture.objects(
      "textDocument/references", ["context": ["includeDeclaration": false]])
    #expect(found.map { picture($0) } == ["Main.ctl 2:78-2:84"])
  }

  /// Columns after an emoji, in both encodings.
  @Test func columnsAreInTheUnitsOfTheClient() {
    for (encoding, expected) in [("utf-16", "8:36-8:41"), ("utf-8", "8:38-8:43")] {
      var fixture = fixture(
        "print(copies: I", capability("general.positionEncodings", [encoding]))
      let found = fixture.objects("textDocument/references")
      #expect(found.map { picture($0) } == ["Main.ctl 6:9-6:14", "Main.ctl \(expected)"])
    }
  }

  @Test func highlightsTellReadsFromWrites() {
    var fixture = fixture("copies: Int = 1")
    let found = fixture.objects("textDocument/documentHighlight")
    #expect(
      found.map { "\(picture($0["range"])) \($0["kind"]!)" } == [
        "4:6-4:12 3", "7:30-7:36 3", "8:50-8:56 2",
      ])
  }

  // MARK: Renaming

  @Test func renamesAreAnnounced() {
    var fixture = fixture("accent }")
    let prepared = fixture.result("textDocument/prepareRename") as? Client.Object
    #expect(prepared?["placeholder"] as? String == "accent")
    #expect(picture(prepared?["range"]) == "2:78-2:84")
    var other = self.fixture("button")
    #expect(other.ask("textDocument/prepareRename") == "null")
  }

  @Test func renamesReachOtherFiles() throws {
    var fixture = fixture("accent }")
    let edit = try #require(
      fixture.result("textDocument/rename", ["newName": "brand"]) as? Client.Object)
    let changes = try #require(edit["changes"] as? [String: [Client.Object]])
    #expect(changes.keys.sorted() == ["file:///p/Main.ctl", "file:///p/Theme.ctl"])
    #expect(changes.values.joined().allSatisfy { $0["newText"] as? String == "brand" })
    var versioned = self.fixture(
      "accent }", capability("workspace.workspaceEdit.documentChanges", true))
    let documents = try #require(
      (versioned.result("textDocument/rename", ["newName": "brand"]) as? Client.Object)?[
        "documentChanges"] as? [Client.Object])
    #expect(
      documents.map { string($0["textDocument"]) }.sorted() == [
        #"{"uri":"file:///p/Main.ctl","version":1}"#, #"{"uri":"file:///p/Theme.ctl","version":1}"#,
      ])
  }

  @Test(arguments: ["", "1a", "a b", "copies"])
  func badNamesAreRefused(name: String) {
    var fixture = fixture("size: Size")
    let error = fixture.result("textDocument/rename", ["newName": name]) as? Client.Object
    #expect(error?["code"] as? Int == -32803)
    #expect((error?["message"] as? String)?.isEmpty == false)
  }

  @Test func importsFollowFilesAndFolders() {
    var fixture = Fixture("import \"a/One.ctl\"\n//- a/One.ctl\nlet b = 1")
    func edit(_ from: String, _ to: String) -> String {
      string(
        fixture.client.request(
          "workspace/willRenameFiles",
          ["files": [["oldUri": "file:///p/\(from)", "newUri": "file:///p/\(to)"]]])["result"])
    }
    #expect(edit("a/One.ctl", "c/Two.ctl").contains(#""newText":"c/Two.ctl""#))
    #expect(edit("a", "c").contains(#""newText":"c/One.ctl""#))
    #expect(edit("x", "y") == "null")
  }

  @Test func linkedNamesChangeTogether() {
    var fixture = fixture("copies: Int = 1")
    let ranges = (fixture.result("textDocument/linkedEditingRange") as? Client.Object)?["ranges"]
    #expect((ranges as? [Any])?.map { picture($0) } == ["4:6-4:12", "7:30-7:36", "8:50-8:56"])
    var shared = self.fixture("accent }")
    #expect(shared.ask("textDocument/linkedEditingRange") == "null")
  }

  // MARK: Hierarchies

  @Test func componentsAreCalled() throws {
    var fixture = fixture("Counter(")
    let item = try #require(fixture.objects("textDocument/prepareCallHierarchy").first)
    #expect(item["name"] as? String == "Counter" && picture(item["selectionRange"]) == "2:10-2:17")
    let incoming = fixture.objects("callHierarchy/incomingCalls", ["item": item])
    #expect(incoming.map { ($0["from"] as? Client.Object)?["name"] as? String } == ["Main"])
    #expect((incoming[0]["fromRanges"] as? [Any])?.map { picture($0) } == ["7:2-7:9"])
    let caller = try #require(incoming[0]["from"] as? Client.Object)
    let outgoing = fixture.objects("callHierarchy/outgoingCalls", ["item": caller])
    #expect(outgoing.map { ($0["to"] as? Client.Object)?["name"] as? String } == ["Counter"])
    var nowhere = self.fixture("import")
    #expect(nowhere.ask("textDocument/prepareCallHierarchy") == "null")
  }

  @Test func componentsHaveTypes() throws {
    var fixture = fixture(
      "Base()", project: "component Base() { label \"x\" }\ncomponent Special() { Base {} }")
    let item = try #require(fixture.objects("textDocument/prepareTypeHierarchy").first)
    let special = try #require(fixture.objects("typeHierarchy/subtypes", ["item": item]).first)
    #expect(special["name"] as? String == "Special")
    let base = fixture.objects("typeHierarchy/supertypes", ["item": special])
    #expect(base.map { $0["name"] as? String } == ["Base"])
    #expect(fixture.objects("typeHierarchy/supertypes", ["item": item]).isEmpty)
  }
}
