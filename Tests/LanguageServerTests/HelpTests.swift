import Foundation
import Testing

@testable import CtlLanguageServer

/// What clients get that say they can: fields in edits, pages of codes, help in `ctl.json`.
@Suite struct HelpTests {
  static var actions: Client.Object { ["codeAction": ["codeActionLiteralSupport": [:]]] }

  /// The edits of the action of a title, as JSON.
  func edits(_ title: String, _ source: String, snippets: Bool) throws -> String {
    var fixture = Fixture(
      source,
      [
        "textDocument": Self.actions,
        "workspace": [
          "workspaceEdit": ["documentChanges": true, "snippetEditSupport": snippets]
        ],
      ])
    let place: Client.Object = ["line": fixture.line, "character": fixture.column]
    let actions = fixture.result(
      "textDocument/codeAction",
      ["range": ["start": place, "end": place], "context": ["diagnostics": []]])
    let found = try #require(
      (actions as? [Client.Object])?.first { $0["title"] as? String == title },
      "\(String(describing: actions))")
    let changes = (found["edit"] as? Client.Object)?["documentChanges"] as? [Client.Object]
    return string(changes?.first?["edits"])
  }

  @Test func aWordIsChosenInPlace() throws {
    let source = "screen S {\n  sli▮der { value: 1 }\n}\n"
    let title = "allow `accessibility/missing-label` here"
    let snippet = try edits(title, source, snippets: true)
    #expect(
      snippet.contains("because: \\\"${1:reason}\\\"") && snippet.contains("\"kind\":\"snippet\""))
    #expect(!snippet.contains("newText"))
    let plain = try edits(title, source, snippets: false)
    #expect(plain.contains("because: \\\"reason\\\"") && !plain.contains("snippet"))
  }

  @Test func anExtractedNameIsChosenOnce() throws {
    let source = "screen S {\n  content {\n    label▮ \"a\"\n    label \"b\"\n  }\n}\n"
    let text = try edits("extract component `LabelGroup`", source, snippets: true)
    #expect(text.components(separatedBy: "${1:LabelGroup}").count == 3, "\(text)")
  }

  @Test func codesHavePages() throws {
    let support: Client.Object = ["publishDiagnostics": ["codeDescriptionSupport": true]]
    let fixture = Fixture("screen S { slider { valeu: 1 } }\n", ["textDocument": support])
    let published = try #require(
      fixture.client.received.last { $0["method"] as? String == "textDocument/publishDiagnostics" })
    let list = (published["params"] as? Client.Object)?["diagnostics"] as? [Client.Object] ?? []
    let first = try #require(list.first { $0["code"] as? String == "control/unknown-property" })
    let address = (first["codeDescription"] as? Client.Object)?["href"] as? String
    #expect(address == "file:///pages/en/control-unknown-property.md")
    let page = fixture.client.pages.text("en/control-unknown-property.md")
    #expect(
      page?.contains("**control/unknown-property**") == true && page?.contains("```ctl") == true)
    let plain = Fixture("screen S { slider { valeu: 1 } }\n")
    #expect(plain.client.pages.text("en/control-unknown-property.md") == nil)
  }

  @Test func settingsAreCompletedAndExplained() throws {
    var fixture = Fixture("", settings: ["/p/ctl.json": "{ \"guidelines\": \"ios8\" }"])
    let uri: Client.Object = ["uri": "file:///p/ctl.json"]
    func ask(_ method: String, _ column: Int) -> Client.Object {
      fixture.client.request(
        method, ["textDocument": uri, "position": ["line": 0, "character": column]])
    }
    let hover = string(ask("textDocument/hover", 5)["result"])
    #expect(hover.contains("edition of the guidelines"))
    let list = ask("textDocument/completion", 18)["result"] as? Client.Object
    let items = list?["items"] as? [Client.Object] ?? []
    #expect(items.compactMap { $0["label"] as? String } == ["\"ios8\"", "\"ios7\""].sorted())
    let resolved = fixture.client.request("completionItem/resolve", items[0])
    #expect(string(resolved["result"]).contains("edition of the guidelines"))
    fixture.client.open("/p/ctl.json", "{  }")
    let keys = ask("textDocument/completion", 2)["result"] as? Client.Object
    #expect((keys?["items"] as? [Client.Object])?.count == 8)
  }
}
