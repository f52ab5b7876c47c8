import CtlRules
import CtlSyntax
import CtlTestSupport
import CtlWorkspace
import Testing

/// Whether each rule about a value sees it wherever it comes from: `Tests/Corpus/Phrasings.txt` has a place
/// for the value, and each way of saying it makes a bad screen and a sound one. A template is said in three
/// of the ways, one after the other, so that all pairs of ways and types occur.
@Suite struct PhrasingTests {
  struct Template: CustomTestStringConvertible, Sendable {
    var number: Int
    var code, place, type, bad: String
    var good: String?
    var element: String
    var settings = Settings()
    var testDescription: String { "\(code) \(number)" }
  }

  static let templates: [Template] = {
    var result: [Template] = []
    var settings = Settings()
    let text = (try? ProjectFiles.text("Tests/Corpus/Phrasings.txt")) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("settings: ") {
        settings = AcceptanceTests.settings(String(line.dropFirst(10)))
        continue
      }
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 6 else {
        Issue.record("\(line)")
        continue
      }
      result.append(
        Template(
          number: result.count, code: parts[0], place: parts[1], type: parts[2], bad: parts[3],
          good: parts[4] == "-" ? nil : parts[4], element: parts[5], settings: settings))
      settings = Settings()
    }
    return result
  }()

  /// A way to say a value: the files with it, or nil where a template cannot be said so.
  struct Way: Sendable {
    var name: String
    var files: @Sendable (_ template: Template, _ value: String, _ other: String) -> [String]?
  }

  static let ways: [Way] = [
    Way(name: "itself") { t, value, _ in [t.screen(t.with(value))] },
    Way(name: "constant") { t, value, _ in
      t.typed { ["let k: \(t.type) = \(value)\n" + t.screen(t.with("k"))] }
    },
    Way(name: "constant of a screen") { t, value, _ in
      t.typed { [t.screen(t.with("k"), "let k: \(t.type) = \(value)")] }
    },
    Way(name: "imported constant") { t, value, _ in
      t.typed {
        ["import \"Other.ctl\"\n" + t.screen(t.with("k")), "let k: \(t.type) = \(value)\n"]
      }
    },
    Way(name: "argument") { t, value, _ in
      t.typed { [t.component("v: \(t.type)", t.with("v")) + t.screen("C { v: \(value) }")] }
    },
    Way(name: "default of a parameter") { t, value, _ in
      t.typed { [t.component("v: \(t.type) = \(value)", t.with("v")) + t.screen("C { }")] }
    },
    Way(name: "argument of an imported component") { t, value, _ in
      t.typed {
        [
          "import \"Other.ctl\"\n" + t.screen("C { v: \(value) }"),
          t.component("v: \(t.type)", t.with("v")),
        ]
      }
    },
    Way(name: "argument of an argument") { t, value, _ in
      t.typed {
        [
          t.component("v: \(t.type)", t.with("v")) + "component D(w: \(t.type)) { C { v: w } }\n"
            + t.screen("D { w: \(value) }")
        ]
      }
    },
    Way(name: "side of a choice") { t, value, other in
      t.varying { [t.screen(t.with("flag ? \(other) : \(value)"), "var flag: Bool = true")] }
    },
    Way(name: "case of an enum") { t, value, other in
      t.varying {
        [
          "enum Mode { a \"Map\"; b \"List\" }\n"
            + t.screen(t.with("mode == .b ? \(value) : \(other)"), "var mode: Mode = .a")
        ]
      }
    },
    Way(name: "choice of a component") { t, value, other in
      t.good == nil
        ? nil
        : [t.component("b: Bool", t.with("b ? \(value) : \(other)")) + t.screen("C { b: true }")]
    },
    Way(name: "replacement of nothing") { t, value, _ in
      t.varying { t.typed { [t.screen(t.with("o ?? \(value)"), "var o: \(t.type)? = nil")] } }
    },
    Way(name: "item of a list") { t, value, other in
      t.repeated {
        t.typed {
          [
            "let ks: [\(t.type)] = [\(other), \(value)]\n"
              + t.screen("for k in ks { \(t.with("k")) }")
          ]
        }
      }
    },
    Way(name: "record of a list") { t, value, other in
      t.repeated {
        t.typed {
          [
            "record Item { name: String = \"a\"; v: \(t.type) }\n"
              + t.screen(
                "for r in rs.sorted(by: $0.name) { \(t.with("r.v")) }",
                "var rs: [Item] = [Item(v: \(other)), Item(v: \(value))]")
          ]
        }
      }
    },
    Way(name: "field of a record") { t, value, _ in
      t.typed {
        [
          "record Item { v: \(t.type) }\n" + t.component("r: Item", t.with("r.v"))
            + t.screen("C { r: Item(v: \(value)) }")
        ]
      }
    },
    Way(name: "value of a range") { t, value, other in
      t.repeated {
        t.good == nil
          ? nil : [t.screen("for k in 1...3 { \(t.with("k == 2 ? \(value) : \(other)")) }")]
      }
    },
    Way(name: "branch") { t, value, _ in
      [t.screen("if flag { \(t.with(value)) }", "var flag: Bool = false")]
    },
    Way(name: "slot") { t, value, _ in
      ["component W() { slot }\n" + t.screen("W { \(t.with(value)) }")]
    },
    Way(name: "default of a slot") { t, value, _ in
      [t.component("", "slot { \(t.with(value)) }") + t.screen("C { }")]
    },
    Way(name: "style") { t, value, _ in
      t.inStyle.map { kind, property, element in
        [
          "style theStyle: \(kind) { \(property.replacing("@", with: value)) }\n"
            + t.screen(element)
        ]
      }
    },
    Way(name: "first value") { t, value, _ in
      t.known(value) { [t.screen(t.with("v"), "var v: \(t.type) = \(value)")] }
    },
    Way(name: "sample") { t, value, other in
      t.known(value) {
        [
          t.screen(
            t.with("v"), "var v: \(t.type) = \(other); sample \"Other\" { v: \(value) }")
        ]
      }
    },
    Way(name: "parameter of a screen") { t, value, _ in
      t.known(value) {
        [
          t.screen(t.with("v"), parameters: "(v: \(t.type))")
            + "screen P { table { row \"Go\" { on select -> push S(v: \(value)) } } }\n"
        ]
      }
    },
    Way(name: "value of a step") { t, value, other in
      t.known(value) {
        [t.screen(t.with("v"), "var v: \(t.type) = \(other); on appear -> v = \(value)")]
      }
    },
    Way(name: "value of an event") { t, value, other in
      t.known(value) {
        t.beside("E { on pick(n) -> v = n }").map { use in
          [
            "component E() { event pick(n: \(t.type)); "
              + "button \"Choose\" { on touchUpInside -> pick(n: \(value)) } }\n"
              + t.screen(t.with("v") + "; " + use, "var v: \(t.type) = \(other)")
          ]
        }
      }
    },
    Way(name: "argument that an event carries") { t, value, other in
      t.known(value) {
        t.beside("E { k: \(value); on pick(n) -> v = n }").map { use in
          [
            "import \"Other.ctl\"\n"
              + t.screen(t.with("v") + "; " + use, "var v: \(t.type) = \(other)"),
            "component E(k: \(t.type)) { event pick(n: \(t.type)); "
              + "button \"Choose\" { on touchUpInside -> pick(n: k) } }\n",
          ]
        }
      }
    },
    Way(name: "value of a task") { t, value, other in
      t.known(value) {
        [
          t.screen(
            t.with("v"),
            "var v: \(t.type) = \(other); task load(kind: .other) -> \(t.type); on appear -> v = load(); "
              + "sample \"Done\" { load: .finished(\(value)) }")
        ]
      }
    },
    Way(name: "result of a screen") { t, value, other in
      t.known(value) {
        [
          t.screen(t.with("v"), "var v: \(t.type) = \(other); on appear -> v = sheet Choose()")
            + "screen Choose() -> \(t.type) { content { "
            + "button \"Use\" { on touchUpInside -> finish(\(value)) } } }\n"
        ]
      }
    },
    Way(name: "bound, and set by a step") { t, value, other in
      t.known(value) {
        t.bound.map { [t.screen($0, "var v: \(t.type) = \(other); on appear -> v = \(value)")] }
      }
    },
  ]

  /// A field that a record works out, of a constant or a variable.
  private static func worksOut(_ word: String) -> Way {
    Way(name: "field that the record of a `\(word)` works out") { t, value, _ in
      t.inRecord(value) {
        [
          "record Item { name: String = \"a\"; let v: \(t.type) = \(value) }\n"
            + t.screen(t.with("r.v"), "\(word) r: Item = Item()")
        ]
      }
    }
  }

  /// The same by the fields of records and enums, each of which says every value.
  static let fields: [Way] = [
    Way(name: "field of a variable") { t, value, _ in
      t.inRecord(value) {
        [
          "record Item { v: \(t.type) }\n"
            + t.screen(t.with("r.v"), "var r: Item = Item(v: \(value))")
        ]
      }
    },
    Way(name: "default field of a variable") { t, value, _ in
      t.inRecord(value) {
        [
          "record Item { v: \(t.type) = \(value) }\n"
            + t.screen(t.with("r.v"), "var r: Item = Item()")
        ]
      }
    },
    worksOut("let"), worksOut("var"),
    Way(name: "field of an enum") { t, value, other in
      t.ofCase(value) {
        [
          "enum Mode { a \"Map\" { v: \(other) }; b \"List\" { v: \(value) }; let v: \(t.type) }\n"
            + t.screen(t.with("mode.v"), "var mode: Mode = .a")
        ]
      }
    },
    Way(name: "default of a field of an enum") { t, value, other in
      t.ofCase(value) {
        [
          "enum Mode { a \"Map\" { v: \(other) }; b \"List\"; let v: \(t.type) = \(value) }\n"
            + t.component("m: Mode", t.with("m.v")) + t.screen("C { m: .b }")
        ]
      }
    },
    Way(name: "field of the enum of a record that the app gives") { t, value, other in
      t.ofCase(value) {
        t.repeated {
          [
            "enum Mode { a \"Map\" { v: \(other) }; b \"List\" { v: \(value) }; let v: \(t.type) }\n"
              + "record Item { mode: Mode }\n"
              + t.screen("for r in rs { \(t.with("r.mode.v")) }", "var rs: [Item] = []")
          ]
        }
      }
    },
  ]

  @Test(arguments: templates) func aRuleSeesTheFieldsOfRecords(template: Template) {
    for way in Self.fields { Self.expect(template, way) }
  }

  @Test(arguments: templates) func aRuleSeesAValueHoweverItIsSaid(template: Template) {
    var said = 0
    for step in 0..<Self.ways.count where said < 3 {
      let way = Self.ways[(template.number * 4 + step) % Self.ways.count]
      if Self.expect(template, way) { said += 1 }
    }
    #expect(said > 0)
  }

  /// Whether a template can be said so: the rule then sees the bad value, and only that.
  @discardableResult
  private static func expect(_ template: Template, _ way: Way) -> Bool {
    let other = template.good ?? template.bad
    guard let bad = way.files(template, template.bad, other) else { return false }
    let found = codes(bad, template)
    #expect(found.contains(template.code), "\(way.name): \(found) in\n\(bad.joined())")
    if let value = template.good, let sound = way.files(template, value, other) {
      let found = codes(sound, template)
      #expect(!found.contains(template.code), "\(way.name) in\n\(sound.joined())")
    }
    return true
  }

  private static func codes(_ files: [String], _ template: Template) -> [String] {
    var workspace = Workspace(root: "", settings: template.settings)
    // What is wrong whatever the argument is said in the component alone.
    let names = ["Phrase.ctl", "Other.ctl"].prefix(files.count)
    for (name, file) in zip(names, files) { workspace.open(name, Array(file.utf8)) }
    return workspace.check(Array(names)).flatMap { $0?.findings ?? [] }
      .filter { $0.severity == .error || $0.code.id == template.code }
      .map(\.code.id)
  }
}

extension PhrasingTests.Template {
  /// The element with a value, in its row.
  func with(_ value: String) -> String {
    row(
      element.replacing("«", with: "").replacing("»", with: "").replacing("@", with: value))
  }

  private func row(_ element: String) -> String {
    switch place {
    case "row": "row \"Due\" { \(element) }"
    case "row0": "row { \(element) }"
    default: element
    }
  }

  private var actions: String { element.contains("go()") ? "action go(); " : "" }

  func screen(_ body: String, _ members: String = "", parameters: String = "") -> String {
    let container =
      switch place {
      case "row", "row0": "table { \(body) }"
      case "table": "table { \(body) row \"Tea\" }"
      case "toolbar": "toolbar { \(body) }"
      case "status": "statusBar { \(body) }"
      case "white": "content { background: #FFFFFF; \(body) }"
      case "bare": body
      default: "content { \(body) }"
      }
    let other =
      element.contains("reveals: Other")
      ? "screen Other \"Settings\" { content { label \"Hi\" } }\n" : ""
    return "screen S\(parameters) { \(members); \(actions)\(container) }\n\(other)"
      .replacing("{ ; ", with: "{ ")
  }

  func component(_ parameters: String, _ body: String) -> String {
    // Only a screen opens screens: a component tells it.
    let event = body.contains("reveals: Other") ? "event opened; " : ""
    let body = body.replacing("reveals: Other", with: "on touchUpInside -> opened()")
    return "component C(\(parameters)) { \(event)\(actions)\(body) }\n"
  }

  /// Members such as `.time` have no type that a file can name.
  func typed(_ files: () -> [String]?) -> [String]? { type == "member" ? nil : files() }

  /// What shows that something happens changes with it, and is no mistake then.
  func varying(_ files: () -> [String]?) -> [String]? {
    let following = ["isAnimating", "isVisible", "isRefreshing", "isEnabled", "automaticUpdates"]
    return good == nil || following.contains { element.contains("«\($0):") } ? nil : files()
  }

  /// A table has one refresh control.
  func repeated(_ files: () -> [String]?) -> [String]? {
    ["table", "bare"].contains(place) ? nil : files()
  }

  /// A variable that is empty or 0 waits for its value, and what a label shows is what people wrote.
  func known(_ value: String, _ files: () -> [String]?) -> [String]? {
    let isText = type == "String" && (element.contains("\\(") || element.hasPrefix("label"))
    let isEmpty =
      ["", "\"\"", "0", "[]", "\" \""].contains(value) || value.contains("filter(")
    return isEmpty || isText ? nil : varying { typed(files) }
  }

  /// A default is a constant; a truth value in a variable is meant to change, and a text in it is data.
  func inRecord(_ value: String, _ files: () -> [String]?) -> [String]? {
    type == "Bool" || code == "accessibility/not-localized" ? nil : known(value, files)
  }

  /// A case of an enum says what is known before the app runs.
  func ofCase(_ value: String, _ files: () -> [String]?) -> [String]? {
    // A value inside of another text is a name.
    value.contains("filter(") || element.contains(" \\(@)") ? nil : varying { typed(files) }
  }

  /// Another element in the same container.
  func beside(_ element: String) -> String? {
    ["table", "bare", "status"].contains(place) ? nil : row(element)
  }

  /// The element with a variable that people change, where its control has a range.
  var bound: String? {
    guard let start = element.firstIndex(of: "«"), let end = element.firstIndex(of: "»"),
      good != nil
    else { return nil }
    let name = element[element.index(after: start)..<end].prefix { $0 != ":" }
    let inRange: Set = [
      "countDownDuration", "currentPage", "date", "selectedSegmentIndex", "value",
    ]
    guard inRange.contains(String(name)), code.contains("out-of-range") || code.contains("too-long")
    else { return nil }
    return row(
      String(element[..<start]) + "\(name) <-> v" + element[element.index(after: end)...])
  }

  /// The kind and the property of a style, and the element that uses it.
  var inStyle: (kind: String, property: String, element: String)? {
    guard let start = element.firstIndex(of: "«"), let end = element.firstIndex(of: "»"),
      element.prefix(upTo: start).filter({ $0 == "{" }).count == 1,
      let kind = element.split(separator: " ").first
    else { return nil }
    let property = element[element.index(after: start)..<end]
    let styled: Set = [
      "minuteInterval", "presentation", "familiar", "stepValue", "border", "borderStyle", "font",
      "textColor", "maxLength", "isUserInteractionEnabled", "hidesWhenStopped",
      "clearButtonMode", "color", "views", "purpose", "choices",
    ]
    guard styled.contains(String(property.prefix { $0 != ":" })) else { return nil }
    return (
      String(kind), String(property),
      row(element.prefix(upTo: start) + "style: theStyle" + element[element.index(after: end)...])
    )
  }
}

extension StringProtocol {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var result: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      result.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return result + [String(rest)]
  }
}
