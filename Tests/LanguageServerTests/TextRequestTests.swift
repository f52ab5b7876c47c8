import Foundation
import Testing

@testable import CtlLanguageServer

/// What people read: hovers, completion, signatures.
@Suite struct TextRequestTests {
  static var markdown: Client.Object {
    capability("textDocument.hover.contentFormat", ["markdown", "plaintext"])
  }

  @Test func hoverSpeaksTheFormatOfTheClient() {
    let source = "screen A { stepper { step▮Value: 2 } }"
    var rich = Fixture(source, Self.markdown)
    let hover = rich.result("textDocument/hover") as? Client.Object
    let contents = hover?["contents"] as? Client.Object
    #expect(contents?["kind"] as? String == "markdown")
    #expect((contents?["value"] as? String)?.hasPrefix("```ctl\nstepper.stepValue") == true)
    #expect(picture(hover?["range"]) == "0:21-0:30")
    for capabilities in [
      [:], capability("textDocument.hover.contentFormat", ["plaintext", "markdown"]),
      capability("textDocument.hover.contentFormat", ["asciidoc"]),
    ] {
      var plain = Fixture(source, capabilities)
      #expect(
        plain.ask("textDocument/hover").contains(#""kind":"plaintext","value":"stepper.step"#))
    }
    var nothing = Fixture("screen A { ▮ }", Self.markdown)
    #expect(nothing.ask("textDocument/hover") == "null")
  }

  @Test func hoverFollowsUnsavedTextAndLanguage() {
    var fixture = Fixture("screen A { sli▮der {} }", Self.markdown)
    fixture.client.notify(
      "workspace/didChangeConfiguration", ["settings": ["ctl": ["language": "zh-Hans"]]])
    #expect(fixture.ask("textDocument/hover").contains("滑块"))
    fixture.client.change("/p/Main.ctl", version: 2, ["text": "screen A { switch {} }"])
    #expect(fixture.ask("textDocument/hover").contains("开关"))
  }

  // MARK: Completion

  static let bound = "screen A { var copies: Int = 1\n  stepper { val▮ } }"

  func items(_ source: String, _ capabilities: Client.Object = [:]) -> [Client.Object] {
    var fixture = Fixture(source, capabilities)
    let list = fixture.result("textDocument/completion") as? Client.Object
    #expect(list?["isIncomplete"] as? Bool == false)
    return list?["items"] as? [Client.Object] ?? []
  }

  @Test func snippetsGoToClientsThatKnowThem() throws {
    let plain = try #require(items(Self.bound).first { $0["label"] as? String == "value <->" })
    #expect(plain["insertTextFormat"] == nil)
    #expect(
      string(plain["textEdit"])
        == #"{"newText":"value <-> ","range":{"end":{"character":15,"line":1},"start":{"character":12,"line":1}}}"#
    )
    let rich = try #require(
      items(Self.bound, capability("textDocument.completion.completionItem.snippetSupport", true))
        .first { $0["label"] as? String == "value <->" })
    #expect(rich["insertTextFormat"] as? Int == 2)
    #expect(
      (rich["textEdit"] as? Client.Object)?["newText"] as? String == "value <-> ${1:variable}")
  }

  @Test func proposalsAreInOrder() {
    let items = items(Self.bound)
    let keys = items.compactMap { $0["sortText"] as? String }
    #expect(keys.count == items.count && keys == keys.sorted() && Set(keys).count == keys.count)
    #expect((items.first?["label"] as? String)?.hasPrefix("value") == true)
    // The range contains the cursor, on one line.
    for item in items {
      #expect(picture((item["textEdit"] as? Client.Object)?["range"]) == "1:12-1:15")
    }
  }

  @Test func insertingAndReplacingAreToldApart() throws {
    let source = "screen A { var copies: Int = 1\n  stepper { value <-> co▮pi } }"
    let path = "textDocument.completion.completionItem.insertReplaceSupport"
    let edit = items(source, capability(path, true)).first?["textEdit"] as? Client.Object
    #expect(picture(edit?["insert"]) == "1:22-1:24")
    #expect(picture(edit?["replace"]) == "1:22-1:26")
  }

  @Test func aSharedRangeStandsOnce() throws {
    var fixture = Fixture(
      Self.bound, capability("textDocument.completion.completionList.itemDefaults", ["editRange"]))
    let list = try #require(fixture.result("textDocument/completion") as? Client.Object)
    #expect(picture((list["itemDefaults"] as? Client.Object)?["editRange"]) == "1:12-1:15")
    let items = try #require(list["items"] as? [Client.Object])
    #expect(items.allSatisfy { $0["textEdit"] == nil })
    let binding = items.first { $0["label"] as? String == "value <->" }
    #expect(binding?["textEditText"] as? String == "value <-> ")
  }

  @Test func kindsAreThoseThatTheClientKnows() {
    let source = "enum E { a, b }\nscreen S { var e: E = .▮ }"
    #expect(items(source).first?["kind"] as? Int == 12)
    let known = capability("textDocument.completion.completionItemKind.valueSet", Array(1...25))
    #expect(items(source, known).first?["kind"] as? Int == 20)
  }

  @Test func detailsStandBesideTheLabelWherePossible() {
    #expect(items(Self.bound).contains { $0["detail"] as? String == "Double" })
    let path = "textDocument.completion.completionItem.labelDetailsSupport"
    let item = items(Self.bound, capability(path, true)).first {
      $0["label"] as? String == "value <->"
    }
    #expect(item?["detail"] == nil)
    #expect((item?["labelDetails"] as? Client.Object)?["description"] as? String == "Double")
  }

  @Test func documentationIsResolved() throws {
    var fixture = Fixture(Self.bound)
    let list = try #require(fixture.result("textDocument/completion") as? Client.Object)
    let item = try #require((list["items"] as? [Client.Object])?.first)
    #expect(item["documentation"] == nil)
    let answer = fixture.client.request("completionItem/resolve", item)
    let resolved = try #require(answer["result"] as? Client.Object)
    // A client that names no format gets a plain string.
    #expect(resolved["documentation"] is String)
    #expect(resolved["label"] as? String == item["label"] as? String)
    #expect(string(resolved["data"]) == string(item["data"]))
    // More typing does not remove it.
    fixture.client.change(
      "/p/Main.ctl", version: 2, ["range": range(1, 15, 1, 15), "text": "u"])
    let later = fixture.client.request("completionItem/resolve", item)["result"] as? Client.Object
    #expect(later?["documentation"] != nil)
    var unknown = item
    unknown["data"] = ["uri": "file:///p/Main.ctl", "id": "nonsense"]
    let other = fixture.client.request("completionItem/resolve", unknown)["result"]
    #expect((other as? Client.Object)?["documentation"] == nil && other is Client.Object)
  }

  /// An unfinished line, in a file that is not sound.
  @Test(arguments: [
    ("screen A {\n  slider {\n    minimum▮", "minimumValue"),
    ("screen A {\n  var n: Int = 1\n  stepper { value <-> ▮\n}\n", "n"),
    ("screen A { button \"x\" { on ▮", "touchUpInside"),
    ("screen A {\n  @allow(▮)\n  slider {}\n}", "slider/range-inverted"),
    ("import \"▮\"\n//- Other.ctl\nlet a = 1", "Other.ctl"),
    ("import \"▮", "Theme.ctl"),
  ])
  func unfinishedLinesAreCompleted(source: String, label: String) {
    var fixture = Fixture(source, settings: ["/p/Theme.ctl": "let b = 1"])
    let list = fixture.result("textDocument/completion") as? Client.Object
    let labels = (list?["items"] as? [Client.Object])?.compactMap { $0["label"] as? String } ?? []
    #expect(labels.contains(label), "\(labels.prefix(20))")
  }

  // MARK: Signatures

  static let call =
    "screen A { action go(🦊: Int, b: Int = 2)\n  button \"x\" { on touchUpInside -> go(a: 1, ▮) } }"

  @Test func signaturesMarkTheParameter() throws {
    let information = "textDocument.signatureHelp.signatureInformation"
    let source = Self.call.replacing("🦊", with: "a")
    var plain = Fixture(source)
    let help = try #require(plain.result("textDocument/signatureHelp") as? Client.Object)
    let signature = (help["signatures"] as? [Client.Object])?.first
    #expect(signature?["label"] as? String == "go(a: Int, b: Int = 2)")
    #expect(help["activeParameter"] as? Int == 1 && help["activeSignature"] as? Int == 0)
    #expect(signature?["activeParameter"] == nil)
    #expect(string(signature?["parameters"]) == #"[{"label":"a: Int"},{"label":"b: Int = 2"}]"#)
    var rich = Fixture(
      source, capability("\(information).parameterInformation.labelOffsetSupport", true))
    #expect(
      rich.ask("textDocument/signatureHelp").contains(
        #""parameters":[{"label":[3,9]},{"label":[11,21]}]"#))
    var nothing = Fixture("screen A { ▮ }")
    #expect(nothing.ask("textDocument/signatureHelp") == "null")
  }
}
