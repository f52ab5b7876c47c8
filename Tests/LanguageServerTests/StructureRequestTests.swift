import Foundation
import Testing

@testable import CtlLanguageServer

/// The shape of a document: outlines, tokens, folds, colours, hints, lenses.
@Suite struct StructureRequestTests {
  static let source = """
    import "Theme.ctl"
    // One
    // two
    enum Size { small, large }
    screen Main "Title" {
      let size = 44pt
      var copies: Int in 1...20 = 1
      table {
        row {
          stepper copiesStepper { value <-> copies }
        }
      }
    }
    //- Theme.ctl
    let accent: Color = #FF9500
    """

  // MARK: Symbols

  func outline(_ symbols: [Client.Object]) -> String {
    symbols.map { symbol in
      let children = outline(symbol["children"] as? [Client.Object] ?? [])
      return "\(symbol["name"]!):\(symbol["kind"]!)\(children.isEmpty ? "" : "(\(children))")"
    }.joined(separator: " ")
  }

  @Test func symbolsAreNestedOrFlat() {
    var flat = Fixture(Self.source)
    let list = flat.objects("textDocument/documentSymbol")
    #expect(
      list.map { "\($0["containerName"] ?? "").\($0["name"]!):\($0["kind"]!)" } == [
        ".Size:10", "Size.small:14", "Size.large:14", ".Main:5", "Main.size:14", "Main.copies:13",
        "Main.table:8", "table.row:8", "row.copiesStepper:8",
      ])
    #expect(list.allSatisfy { $0["location"] != nil })
    var nested = Fixture(
      Self.source,
      [
        "textDocument": [
          "documentSymbol": [
            "hierarchicalDocumentSymbolSupport": true, "symbolKind": ["valueSet": Array(1...26)],
          ]
        ]
      ])
    let symbols = nested.objects("textDocument/documentSymbol")
    #expect(
      outline(symbols)
        == "Size:10(small:22 large:22) Main:5(size:14 copies:13 table:19(row:19(copiesStepper:19)))"
    )
    #expect(picture(symbols[1]["range"]) == "4:0-12:1")
    #expect(picture(symbols[1]["selectionRange"]) == "4:7-4:11")
  }

  @Test func theWorkspaceIsSearched() throws {
    var fixture = Fixture(Self.source, settings: ["/p/deep/Third.ctl": "let accentTwo = 1"])
    let found = fixture.objects("workspace/symbol", ["query": "acc"])
    #expect(found.map { $0["name"] as? String } == ["accent", "accentTwo"])
    #expect(picture(found[1]["location"] as? Client.Object ?? [:]) == "Third.ctl 0:4-0:13")
    #expect(fixture.objects("workspace/symbol", ["query": "zzz"]).isEmpty)
    #expect(fixture.objects("workspace/symbol", ["query": ""]).count == 9)
    var lazy = Fixture(
      Self.source, capability("workspace.symbol.resolveSupport.properties", ["location.range"]))
    let symbol = try #require(lazy.objects("workspace/symbol", ["query": "accent"]).first)
    #expect(string(symbol["location"]) == #"{"uri":"file:///p/Theme.ctl"}"#)
    let resolved = lazy.client.request("workspaceSymbol/resolve", symbol)["result"]
    #expect(
      picture((resolved as? Client.Object)?["location"] as? Client.Object ?? [:])
        == "Theme.ctl 0:4-0:10")
  }

  // MARK: Tokens

  func data(_ result: Any?) -> [Int] { (result as? Client.Object)?["data"] as? [Int] ?? [] }

  @Test func tokensAreRelative() throws {
    var fixture = Fixture("let 🦊 = 1\n/* a\n😀 */ enum E { a }")
    let result = fixture.result("textDocument/semanticTokens/full")
    // Five numbers each; the emoji is two units wide.
    let numbers = data(result)
    #expect(numbers.count % 5 == 0)
    let rows = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<$0 + 3]) }
    #expect(rows.first == [0, 0, 3])
    #expect(rows.contains([1, 0, 4]) && rows.contains([1, 0, 5]) && rows.contains([0, 6, 4]))
  }

  /// Differences lead from each answer to the next one.
  @Test func differencesAddUp() throws {
    var fixture = Fixture(Self.source)
    var result = fixture.result("textDocument/semanticTokens/full") as? Client.Object
    var numbers = data(result)
    var id = try #require(result?["resultId"] as? String)
    for version in 2..<12 {
      let line = version % 5 + 4
      fixture.client.change(
        "/p/Main.ctl", version: version,
        ["range": range(line, 0, line, 0), "text": version % 3 == 0 ? "\n" : "  // é\n"])
      result =
        fixture.result("textDocument/semanticTokens/full/delta", ["previousResultId": id])
        as? Client.Object
      for edit in try #require(result?["edits"] as? [Client.Object]) {
        let start = try #require(edit["start"] as? Int)
        let end = start + (try #require(edit["deleteCount"] as? Int))
        numbers.replaceSubrange(start..<end, with: edit["data"] as? [Int] ?? [])
      }
      id = try #require(result?["resultId"] as? String)
      let fresh = fixture.result("textDocument/semanticTokens/full") as? Client.Object
      #expect(numbers == data(fresh))
      id = try #require(fresh?["resultId"] as? String)
    }
    // An id of another opening means nothing.
    fixture.client.close("/p/Main.ctl")
    fixture.client.open("/p/Main.ctl", "let a = 1")
    let other = fixture.result(
      "textDocument/semanticTokens/full/delta", ["previousResultId": id])
    #expect(data(other).count == 20)
  }

  @Test func tokensOfARangeAreSome() {
    var fixture = Fixture(Self.source)
    let all = data(fixture.result("textDocument/semanticTokens/full"))
    let some = data(
      fixture.result("textDocument/semanticTokens/range", ["range": range(5, 0, 6, 0)]))
    #expect(some.count < all.count && some.count > 0 && some[0] == 5)
  }

  // MARK: Ranges

  @Test func foldsLeaveTheLastLine() {
    var lines = Fixture(Self.source, capability("textDocument.foldingRange.lineFoldingOnly", true))
    let folds = lines.objects("textDocument/foldingRange").map {
      "\($0["startLine"]!)-\($0["endLine"]!) \($0["kind"] ?? "")"
    }
    #expect(folds == ["1-2 comment", "4-11 ", "7-10 ", "8-9 "])
    var places = Fixture(Self.source)
    let first = places.objects("textDocument/foldingRange")[1]
    #expect(
      string(first) == #"{"endCharacter":0,"endLine":12,"startCharacter":21,"startLine":4}"#)
    var few = Fixture(Self.source, capability("textDocument.foldingRange.rangeLimit", 2))
    #expect(few.objects("textDocument/foldingRange").count == 2)
  }

  @Test func foldsLeaveTheEndOfARegion() {
    var lines = Fixture(
      "// region Sizes\nlet a = 1\nlet b = 2\n// endregion\n",
      capability("textDocument.foldingRange.lineFoldingOnly", true))
    #expect(
      lines.ask("textDocument/foldingRange") == #"[{"endLine":2,"kind":"region","startLine":0}]"#)
  }

  @Test func selectionsGrow() {
    var fixture = Fixture(Self.source)
    let places = [["line": 9, "character": 36], ["line": 99, "character": 0]]
    let all = fixture.objects("textDocument/selectionRange", ["positions": places])
    #expect(all.count == 2)
    var node: Client.Object? = all[0]
    var ranges: [String] = []
    while let next = node {
      ranges.append(picture(next["range"]))
      node = next["parent"] as? Client.Object
    }
    #expect(ranges.first == "9:36-9:39" && ranges.count > 4)
    #expect(ranges.last == "0:0-12:1")
  }

  @Test func importsAreLinks() {
    var fixture = Fixture(
      Self.source, capability("textDocument.documentLink.tooltipSupport", true))
    #expect(
      fixture.ask("textDocument/documentLink")
        == #"[{"range":{"end":{"character":17,"line":0},"start":{"character":8,"line":0}},"target":"file:///p/Theme.ctl","tooltip":"/p/Theme.ctl"}]"#
    )
  }

  // MARK: Colours

  @Test func coloursAreShownAndChosen() throws {
    var fixture = Fixture("let a: Color = ▮#FF000080")
    #expect(
      fixture.ask("textDocument/documentColor")
        == #"[{"color":{"alpha":0.5019607843137255,"blue":0,"green":0,"red":1},"range":{"end":{"character":24,"line":0},"start":{"character":15,"line":0}}}]"#
    )
    let color: Client.Object = ["red": 1, "green": 0, "blue": 0, "alpha": 1]
    let found = fixture.objects(
      "textDocument/colorPresentation", ["color": color, "range": range(0, 15, 0, 24)])
    #expect(found.map { $0["label"] as? String } == ["#FF0000", ".red"])
    #expect(
      string(found[1]["textEdit"]).contains(#""newText":".red""#))
    let error = fixture.result("textDocument/colorPresentation", ["color": ["red": "x"]])
    #expect((error as? Client.Object)?["code"] as? Int == -32602)
    #expect(fixture.client.ask("documentColor", "/none.ctl") is [Any])
  }

  // MARK: Hints and lenses

  @Test func hintsAreInTheRange() throws {
    var fixture = Fixture(Self.source)
    let all = fixture.objects("textDocument/inlayHint", ["range": range(0, 0, 99, 0)])
    #expect(all.map { $0["label"] as? String } == [": Length", "in 1...20"])
    #expect(all[0]["kind"] as? Int == 1 && all[1]["kind"] == nil)
    #expect(string(all[0]["textEdits"]).contains(#""newText":": Length""#))
    #expect(all[0]["tooltip"] is String && all[0]["data"] == nil)
    #expect(fixture.objects("textDocument/inlayHint", ["range": range(6, 0, 8, 0)]).isEmpty)
    var lazy = Fixture(
      Self.source, capability("textDocument.inlayHint.resolveSupport.properties", ["tooltip"]))
    let hint = try #require(
      lazy.objects("textDocument/inlayHint", ["range": range(0, 0, 99, 0)]).first)
    #expect(hint["tooltip"] == nil)
    let resolved = lazy.client.request("inlayHint/resolve", hint)["result"] as? Client.Object
    #expect(resolved?["tooltip"] as? String == "the type that the value has")
    #expect(resolved?["label"] as? String == ": Length")
  }

  @Test func lensesAreCountedWhenSeen() throws {
    var fixture = Fixture(
      "//- Main.ctl\nenum ▮Size { a }\nscreen S { var s: Size = .a }\n//- Two.ctl\nimport \"Main.ctl\"\nscreen T { var s: Size = .a }"
    )
    let lenses = fixture.objects("textDocument/codeLens")
    #expect(lenses.count == 3)
    #expect(lenses[0]["command"] == nil)
    let resolved = fixture.client.request("codeLens/resolve", lenses[0])["result"] as? Client.Object
    let command = try #require(resolved?["command"] as? Client.Object)
    #expect(
      command["title"] as? String == "2 uses" && command["command"] as? String == "ctl.references")
    let places = fixture.client.request(
      "workspace/executeCommand",
      ["command": "ctl.references", "arguments": command["arguments"]!])["result"]
    #expect(
      (places as? [Client.Object])?.map { picture($0) } == [
        "Main.ctl 1:18-1:22", "Two.ctl 1:18-1:22",
      ])
    let preview = try #require(lenses[1]["command"] as? Client.Object)
    #expect(
      preview["title"] as? String == "preview" && preview["command"] as? String == "ctl.render")
    // One that has its command already stays as it is.
    let same = fixture.client.request("codeLens/resolve", lenses[1])["result"] as? Client.Object
    #expect((same?["command"] as? Client.Object)?["command"] as? String == "ctl.render")
    // Also one that no data belongs to.
    var plain = lenses[1]
    plain["data"] = nil
    let kept = fixture.client.request("codeLens/resolve", plain)["result"] as? Client.Object
    #expect((kept?["command"] as? Client.Object)?["command"] as? String == "ctl.render")
  }
}
