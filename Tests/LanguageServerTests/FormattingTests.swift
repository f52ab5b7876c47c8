import CtlLanguageServer
import CtlTestSupport
import Foundation
import Testing

/// Formatting and fixes: the text of a client after the edits.
@Suite struct FormattingTests {
  static let messy = "screen A \"🦊 é\" {\n      stepper{ value <-> x }\n\n\n  var x: Int=1\n}\n"

  /// Applies edits as an editor does: all refer to the text before.
  static func apply(_ edits: Any?, to text: String, _ encoding: PositionEncoding) -> String {
    var bytes = Array(text.utf8)
    let indexed = EditTests.Model(units: Array(text.utf16), encoding: encoding)
    func offset(_ position: Any?) -> Int {
      let position = position as! Client.Object
      let index = indexed.index(position["line"] as! Int, position["character"] as! Int)
      return String(decoding: indexed.units[..<index], as: UTF16.self).utf8.count
    }
    let list = (edits as? [Client.Object] ?? []).enumerated().map { index, edit in
      let range = edit["range"] as! Client.Object
      return (
        start: offset(range["start"]), end: offset(range["end"]), index: index,
        text: edit["newText"] as! String
      )
    }
    for edit in list.sorted(by: { ($0.start, $0.index) > ($1.start, $1.index) }) {
      bytes.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: PositionEncoding.allCases, [false, true])
  func theWholeDocument(_ encoding: PositionEncoding, hasCarriageReturns: Bool) throws {
    let text =
      hasCarriageReturns ? Self.messy.replacingOccurrences(of: "\n", with: "\r\n") : Self.messy
    var client = Client()
    client.initialize(["general": ["positionEncodings": [encoding.rawValue]]])
    client.open("/a.ctl", text)
    let options: Client.Object = ["options": ["tabSize": 8, "insertSpaces": false]]
    let edits = client.ask("formatting", "/a.ctl", options)
    let result = Self.apply(edits, to: text, encoding)
    let tool = try Tool.run("format", "-", input: text)
    #expect(result == tool.output)
    #expect(result != text)
    client.open("/a.ctl", result)
    #expect((client.ask("formatting", "/a.ctl", options) as? [Any])?.isEmpty == true)
  }

  @Test func aPartAndSeveralParts() {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", Self.messy)
    let one = client.ask("rangeFormatting", "/a.ctl", ["range": range(1, 0, 1, 9)])
    let first = Self.apply(one, to: Self.messy, .utf16)
    #expect(first.contains("  stepper { value <-> x }\n") && first.contains("Int=1"))
    let both = client.ask(
      "rangesFormatting", "/a.ctl", ["ranges": [range(1, 0, 1, 9), range(4, 0, 4, 3)]])
    let second = Self.apply(both, to: Self.messy, .utf16)
    #expect(second.contains("  stepper { value <-> x }\n") && second.contains("Int = 1"))
  }

  @Test func whileTyping() {
    var client = Client()
    client.initialize()
    let text = "screen A {\n  row {\n     label \"x\"}\n}\n"
    client.open("/a.ctl", text)
    var more = position(2, 15)
    more["ch"] = "}"
    let edits = client.ask("onTypeFormatting", "/a.ctl", more)
    #expect(Self.apply(edits, to: text, .utf16) == "screen A {\n  row {\n    label \"x\"\n  }\n}\n")
    for character in ["", "x", "🦊"] {
      more["ch"] = character
      #expect((client.ask("onTypeFormatting", "/a.ctl", more) as? [Any])?.isEmpty == true)
    }
  }

  /// The editor may have indented the new line already; the cursor stands after that.
  @Test(arguments: [
    ("screen A {\n  content {\n    \n  }\n}\n", 2, 4, "screen A {\n  content {\n    \n  }\n}\n"),
    ("screen A {\n  content {\n  \n  }\n}\n", 2, 2, "screen A {\n  content {\n    \n  }\n}\n"),
    (
      "screen A {\n  content {\n    label \"x\"\n  }\n}\n", 2, 4,
      "screen A {\n  content {\n    label \"x\"\n  }\n}\n"
    ),
    (
      "screen A {\n  content {\n\t\tlabel \"x\"\n  }\n}\n", 2, 2,
      "screen A {\n  content {\n    label \"x\"\n  }\n}\n"
    ),
  ])
  func atEnter(text: String, line: Int, character: Int, expected: String) {
    var client = Client()
    client.initialize()
    client.open("/a.ctl", text)
    var more = position(line, character)
    more["ch"] = "\n"
    let edits = client.ask("onTypeFormatting", "/a.ctl", more)
    #expect(Self.apply(edits, to: text, .utf16) == expected)
  }

  @Test func onlyTheLinesOfTheRangeChange() throws {
    let text = "screen A {\n    row {\n     label   \"x\"\n        }\n}\n"
    var client = Client()
    client.initialize()
    client.open("/a.ctl", text)
    let edits = client.ask("rangeFormatting", "/a.ctl", ["range": range(2, 0, 2, 14)])
    for edit in edits as? [Client.Object] ?? [] {
      let place = edit["range"] as? Client.Object
      let start = place?["start"] as? Client.Object
      let end = place?["end"] as? Client.Object
      #expect(start?["line"] as? Int == 2 && end?["line"] as? Int == 2)
    }
    #expect((edits as? [Any])?.isEmpty == false)
    // The end of a line is the beginning of the next one, of which nothing is meant.
    let whole = client.ask("rangeFormatting", "/a.ctl", ["range": range(2, 0, 3, 0)])
    #expect(Self.apply(whole, to: text, .utf16) == Self.apply(edits, to: text, .utf16))
  }

  // MARK: Fixes

  static let misspelled = "screen A {\n  slidr\n  steper\n}\n"
  static var literals: Client.Object {
    [
      "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": [:]]]],
      "workspace": ["workspaceEdit": ["documentChanges": true], "applyEdit": true],
    ]
  }

  static func actions(
    _ client: inout Client, _ line: Int, only: [String]? = nil
  ) -> [Client.Object] {
    var context: Client.Object = ["diagnostics": []]
    if let only { context["only"] = only }
    return client.ask(
      "codeAction", "/a.ctl", ["range": range(line, 2, line, 4), "context": context])
      as? [Client.Object] ?? []
  }

  static func edits(_ action: Client.Object) -> Any? {
    let edit = action["edit"] as? Client.Object
    if let changes = edit?["documentChanges"] as? [Client.Object] { return changes.first?["edits"] }
    return (edit?["changes"] as? Client.Object)?["file:///a.ctl"]
  }

  @Test func fixesOfTheFindingsHereAreOffered() throws {
    var client = Client()
    client.initialize(Self.literals)
    client.open("/a.ctl", Self.misspelled, version: 5)
    let actions = Self.actions(&client, 1, only: ["quickfix"])
    let action = try #require(actions.first)
    #expect(action["kind"] as? String == "quickfix")
    let diagnostics = action["diagnostics"] as? [Client.Object]
    #expect(diagnostics?.count == 1)
    #expect(client.published("/a.ctl")?.contains { encode($0) == encode(diagnostics![0]) } == true)
    let changes = (action["edit"] as? Client.Object)?["documentChanges"] as? [Client.Object]
    #expect((changes?.first?["textDocument"] as? Client.Object)?["version"] as? Int == 5)
    let fixed = Self.apply(Self.edits(action), to: Self.misspelled, .utf16)
    #expect(fixed == "screen A {\n  slider\n  steper\n}\n")
    #expect(Self.actions(&client, 0).isEmpty)
    #expect(Self.actions(&client, 1, only: ["source.organizeImports"]).isEmpty)
  }

  @Test func allSafeFixesAreThoseOfTheCommandLine() throws {
    let folder = try TemporaryFolder(["a.ctl": Self.unsafe])
    _ = try Tool.run("check", "--fix", "a.ctl", in: folder.url)
    var client = Client()
    client.initialize(Self.literals)
    client.open("/a.ctl", Self.unsafe)
    let actions = Self.actions(&client, 1, only: ["source"])
    #expect(actions.count == 1 && actions.first?["kind"] as? String == "source.fixAll.ctl")
    let fixed = Self.apply(actions.first.flatMap { Self.edits($0) }, to: Self.unsafe, .utf16)
    #expect(fixed == (try folder.read("a.ctl")))
    #expect(fixed != Self.unsafe)
    client.open("/a.ctl", fixed)
    #expect(Self.actions(&client, 1, only: ["source.fixAll"]).isEmpty)
  }

  static let unsafe = """
    screen A {
      slidr
      var x = 3;;
      label "x", "y"
      stepper { value <-> x, tintColr: #FF0000 }
    }

    """

  @Test func clientsThatKnowCommandsOnlyGetCommands() throws {
    var client = Client()
    client.initialize(["workspace": ["applyEdit": true]])
    client.open("/a.ctl", Self.misspelled)
    let action = try #require(Self.actions(&client, 1).first)
    #expect(action["command"] as? String == "ctl.applyEdit" && action["edit"] == nil)
    client.request(
      "workspace/executeCommand",
      ["command": "ctl.applyEdit", "arguments": action["arguments"] ?? []])
    let edit = client.sent("workspace/applyEdit").first?["edit"] as? Client.Object
    let edits = (edit?["changes"] as? Client.Object)?["file:///a.ctl"]
    #expect(Self.apply(edits, to: Self.misspelled, .utf16).contains("  slider\n"))
  }

  @Test func documentsThatAreNotThereAreAnsweredWithNull() {
    var client = Client()
    client.initialize()
    #expect(client.ask("formatting", "/none.ctl") is NSNull)
    // Settings are not a source.
    client.open("/ctl.json", "{}")
    #expect(client.ask("formatting", "/ctl.json") is NSNull)
  }
}
