import CtlGenerator
import CtlRuntime
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// The texts that are found, and what a catalogue says of them.
@Suite struct StringTests {
  static let source = """
    let shared: String = "Shared"
    let sizes: [String] = ["Small", "Large"]
    /// Kinds of paper.
    enum Paper {
      /// Shiny.
      glossy "Glossy"
      matte "Matte"
    }
    enum Unseen { a "Never shown" }
    component Field(title: String = "Default", hidden: String = "Not shown") {
      label name "\\(title): 100%" { isHidden: hidden == "Not compared" }
    }
    screen Main "Main" {
      var unseen: Unseen = .a
      var paper: Paper = .glossy
      /// How many sheets.
      ///
      /// More.
      var sheets: Int in 1...9 = 1
      var note: String = "Not a text of the app"
      var size: String = "Small"
      var rate: Double = 0.5
      action go(text: String)
      table {
        section "\\(sheets) sheets" {
          row "Paper" { segmentedControl { selection <-> paper } }
          row {
            /// Says where it goes.
            textField {
              text <-> note
              placeholder: sheets == 1 ? "One" : "Many"
              timeZone: nil
              accessibility { label: shared; hint: localized("hint.key"); identifier: "not.shown" }
            }
          }
          for item in sizes { row { label "\\(item)" } }
          row "Size" { picker { wheel { values: sizes; selection <-> size } } }
        }
      }
      content {
        Field {}
        Field { title: "Given"; hidden: "Also not shown" }
        label "\\(rate) of \\(sheets) sheets: \\(note)"
        label "\\(note)"
        label "\\(rate) \\(rate)"
        label "100%"
        label "100% of \\(rate), \\(sheets) sheets"
        button "Go" { on touchUpInside -> go(text: "Not spoken") }
      }
    }
    """

  static func texts() throws -> [LocalizableText] {
    // Rules and unknown properties are not what this is about.
    try Generator.strings([
      Loading.program(source.replacingOccurrences(of: "          timeZone: nil\n", with: ""))
    ]
    )
  }

  @Test("every text that people read or hear is found, and no other")
  func keys() throws {
    let keys = try Set(Self.texts().map(\.key))
    #expect(
      keys == [
        "Main", "%lld sheets", "Paper", "One", "Many", "Shared", "hint.key", "Small", "Large",
        "Size", "Default", "Given", "%@: 100%%", "%@ of %lld sheets: %@", "100%", "Go", "Glossy",
        "Matte", "100%% of %@, %lld sheets",
      ])
  }

  @Test("a translator learns where a text stands and what its values are")
  func comments() throws {
    func comment(_ key: String) throws -> [String] {
      let text = try #require(Self.texts().first { $0.key == key })
      return text.places + text.notes
    }
    #expect(
      try comment("%lld sheets") == [
        "Title of the section in `Main`", "%lld is `sheets`, Int: How many sheets.",
      ])
    #expect(
      try comment("One") == ["Placeholder of the text field in `Main`", "Says where it goes."])
    #expect(try comment("hint.key")[0] == "Accessibility hint of the text field in `Main`")
    #expect(try comment("Glossy") == ["Label of `glossy` in `Paper`", "Shiny."])
    #expect(try comment("Given") == ["Argument `title` of `Field` in `Main`"])
    #expect(try comment("Default") == ["Default of `title` in `Field`"])
    #expect(
      try comment("%@ of %lld sheets: %@") == [
        "Text of the label in `Main`", "%1$@ is `rate`, Double",
        "%2$lld is `sheets`, Int: How many sheets.", "%3$@ is `note`, String",
      ])
  }

  @Test("counted things have plural forms, values have places")
  func forms() throws {
    var catalogue = StringsFile()
    catalogue.update(with: try Self.texts())
    let root = try JSONReader.parse(catalogue.bytes)
    func source(_ key: String) throws -> JSONNode {
      try #require(root["strings"]?[key]?["localizations"]?["en"])
    }
    let plural = try source("%lld sheets")["variations"]?["plural"]
    #expect(plural?.members?.map(\.key.text) == ["one", "other"])
    #expect(plural?["one"]?["stringUnit"]?["state"]?.string == "new")
    let several = try source("%@ of %lld sheets: %@")
    #expect(several["stringUnit"]?["value"]?.string == "%1$@ of %#@sheets@: %3$@")
    #expect(several["substitutions"]?["sheets"]?["argNum"]?.int == 2)
    #expect(several["substitutions"]?["sheets"]?["formatSpecifier"]?.string == "lld")
    // A percent sign that no value stands behind stays one.
    let percent = try source("100%% of %@, %lld sheets")
    #expect(percent["stringUnit"]?["value"]?.string == "100%% of %1$@, %#@sheets@")
    #expect(root["strings"]?["Go"]?["localizations"] == nil)

    catalogue = StringsFile()
    catalogue.sourceLanguage = "zh-Hans"
    catalogue.update(with: try Self.texts())
    let chinese = try JSONReader.parse(catalogue.bytes)
    #expect(chinese["strings"]?["%lld sheets"]?["localizations"] == nil)
  }

  @Test("the catalogue of the samples is as it was last looked at")
  func golden() throws {
    let programs = try Loading.programs(ProjectFiles.list("Samples", ".ctl"))
    var catalogue = StringsFile()
    catalogue.update(with: Generator.strings(programs))
    let text = String(decoding: catalogue.bytes, as: UTF8.self)
    let golden = ProjectFiles.url("Tests/GeneratorTests/Goldens/Localizable.xcstrings.golden")
    if ProjectFiles.isUpdating { try text.write(to: golden, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: golden, encoding: .utf8) == text)
  }

  @Test("what code looks up is in the catalogue, and what is in it is looked up")
  func agreement() throws {
    for program in try Loading.programs(ProjectFiles.list("Samples", ".ctl")) {
      let code = Generator.swift(program, Options(isLocalized: true)).text
      let texts = Generator.strings([program])
      for text in texts where text.placeholders.isEmpty && text.isText {
        let literal = "\"\(text.key)\""
        let isElsewhere = !program.imports.isEmpty || code.contains(literal)
        #expect(code.contains("strings(\(literal))") || isElsewhere, "\(text.key)")
      }
      for match in code.matches(of: #/strings\("([^"\\]*)"\)/#) {
        #expect(texts.contains { $0.key == match.1 }, "\(match.1)")
      }
    }
  }

  @Test("a constant that is put together is looked up part by part")
  func composedConstants() throws {
    let program = try Loading.program(
      """
      enum Mood { good "Good"; bad "Bad" }
      screen S {
        var n: Int = 3
        var moods: [Mood] = [.good]
        let count = "Count: \\(n)"
        let title = n > 2 ? "Many \\(count)" : "Few"
        let plain = n > 2 ? "Two" : "One"
        let all = moods.map("\\($0)").joined(separator: ", ")
        content {
          label "\\(title)"
          label "\\(plain)"
          label "\\(all)"
          label "\\(moods.map("\\($0)").formatted(.list))"
          button "\\(count == "Count: 3" ? "Yes" : "No")"
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      #"public var count: String { "Count: \(n)" }"#,
      #"private var shownCount: String { strings("Count: \(n)") }"#,
      #"{ n > 2 ? strings("Many \(shownCount)") : strings("Few") }"#, "Label(shownTitle)",
      "Label(strings[plain])", "Label(shownAll)",
      #"moods.map({ "\(strings[$0.label])" }).joined(separator: ", ")"#,
      #"Label(strings(moods.map({ "\(strings[$0.label])" }), .list))"#,
      #"count == "Count: 3" ? strings("Yes")"#,
    ] { #expect(code.contains(line), "\(line)\n\(code)") }
    let keys = Set(Generator.strings([program]).map(\.key))
    #expect(keys.isSuperset(of: ["Count: %lld", "Many %@", "Few", "Good", "Bad", "Two", "Yes"]))
  }

  @Test("the texts of constant records are texts of the app, those of variables are data")
  func textsOfRecords() throws {
    let program = try Loading.program(
      """
      record Question { id: Int; title: String = "Why?"; hint: String?; tags: [String] = [] }
      let questions = [Question(id: 1), Question(id: 2, title: "How?", hint: "Twice", tags: ["new"])]
      let last: Question? = Question(id: 4, title: "When?")
      let keyed = [Question(id: 5, title: localized("where"))]
      screen S {
        let kinds = ["Tea", "Milk"]
        var own: [Question] = [Question(id: 3, title: "Mine")]
        table {
          for question in questions.sorted(by: 0 - $0.id) { row "\\(question.title)" }
          for question in own { row "\\(question.title)" }
          for kind in kinds.sorted() { row "\\(kind)" }
          row "\\(questions[1].title)" { subtitle: questions[1].hint ?? "Once" }
          row "\\(last?.title ?? "None")"
          for tag in questions[1].tags { row "\\(tag)" }
          row "\\(keyed[0].title)"
        }
      }
      """)
    let keys = Set(Generator.strings([program]).map(\.key))
    #expect(
      keys == [
        "Why?", "How?", "Tea", "Milk", "Twice", "Once", "When?", "None", "new", "where",
      ])
    let code = Generator.swift(program, Options(isLocalized: true)).text
    #expect(code.contains("strings[question.title]") && code.contains("strings[kind]"), "\(code)")
    #expect(
      code.contains("ControlTree(.row, question2.title)") || code.contains(", question.title)"))
    #expect(code.contains(".keyed(in: strings)[0].title)"), "it is looked up once: \(code)")
  }

  @Test("other modules may show public constants and fields that are worked out")
  func publicTexts() throws {
    let program = try Loading.program(
      """
      public record Alarm {
        minutes: Int = 0
        let text = minutes == 0 ? "At Start" : "\\(minutes) before"
      }
      record Own { n: Int = 0; let text = n == 0 ? "Unseen" : "" }
      public let hello = "Hello"
      let hidden = "Hidden"
      """)
    let texts = Generator.strings([program])
    #expect(Set(texts.map(\.key)) == ["At Start", "%lld before", "Hello"])
    #expect(texts.contains { $0.places == ["Constant `hello`"] }, "\(texts)")
    #expect(texts.contains { $0.places == ["Field `text` of `Alarm`"] }, "\(texts)")
  }

  @Test(
    "a text inside `localized` is looked up where it stands, also where it is handed on as data")
  func localizedData() throws {
    let program = try Loading.program(
      """
      record Tip { title: String }
      let tips = [Tip(title: localized("Sleep Well"))]
      component Card(tip: Tip) { label "\\(tip.title)" }
      screen Tips "Tips" {
        var name: String = "Ada"
        var note: String = localized("Hello \\(name)")
        action log(text: String)
        table {
          for tip in tips { row { Card { tip: tip } } }
          row "\\(note)" {
            on select {
              note = localized("Sent to \\(name)")
              log(text: localized("Logged"))
            }
          }
        }
      }
      """)
    let texts = Generator.strings([program])
    #expect(
      Set(texts.map(\.key)) == ["Tips", "Sleep Well", "Hello %@", "Sent to %@", "Logged"])
    #expect(
      texts.contains { $0.key == "Sleep Well" && $0.places == ["Text in `tips`"] }, "\(texts)")
    #expect(texts.contains { $0.key == "Logged" && $0.places == ["Text in `Tips`"] })
    for isLocalized in [false, true] {
      let code = Generator.swift(program, Options(isLocalized: isLocalized)).text
      for line in [
        #"[Tip(title: strings["Sleep Well"])]"#, #"note = strings("Sent to \(name)")"#,
        #"actions.log(&self, text: strings["Logged"])"#,
        #"private var firstNote: String { strings("Hello \(name)") }"#,
      ] { #expect(code.contains(line), "\(line)\n\(code)") }
    }
  }

  @Test("what only passes through a constant is data, and the texts beside it are looked up")
  func dataInConstants() throws {
    let program = try Loading.program(Self.passing)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      #"private var shownBoth: [String] { [strings("Find"), word] }"#,
      #"strings("a \(shownBoth.element(at: index) ?? "")")"#,
      #"[strings("Find"), word].element(at: index) ?? """#, #"strings("c \(one)")"#,
      #"strings("d \(text)")"#, #"strings("e \(strings[kind])")"#,
      #"strings("g \(last)")"#,
      #"private var shownNext: String { cups.first?.name ?? strings("None") }"#,
      #"private var shownWhen: String { "\(strings(due))" }"#,
      #"rooms.map { strings[$0] }, .list)"#,
    ] { #expect(code.contains(line), "\(line)\n\(code)") }
  }

  static let passing = """
    enum Board { none "Room Only"; half "Half Board" }
    record Cup { id: Int; name: String; board: Board = .half }
    screen Words "Words" {
      var cups: [Cup] = [Cup(id: 1, name: "Find")]
      var due: Date = "2026-05-04T16:00"
      let last = "\\(cups[0].name)"
      let next = cups.first?.name ?? "None"
      let when = "\\(due)"
      let rooms = cups.map("\\($0.board)")
      var word: String = "Find"
      var names: [String] = ["Find"]
      let both = ["Find", word]
      let one = word
      let found = names.filter($0.localizedStandardContains(word))
      let kind = word == "x" ? "Find" : "Other"
      let first = names.first ?? "None"
      table {
        for text in both { row "a \\(text)" }
        for text in ["Find", word] { row "b \\(text)" }
        row "c \\(one)"
        for text in found { row "d \\(text)" }
        row "e \\(kind)"
        row "f \\(first)"
        row "g \\(last)"
        row "h \\(next)"
        row "\\(when)"
        row "i \\(rooms.formatted(.list))"
      }
    }
    """

  @Test("what is formatted is in the language of the person, wherever it stands")
  func formattedValues() throws {
    let program = try Loading.program(
      """
      let standard = (1234.5).formatted()
      component Fact(text: String = (0.5).formatted(.percent)) { label "\\(text)" }
      screen S {
        var n: Double = 3
        var title: String = n.formatted(.currency("EUR"))
        let sum = (n * 2).formatted(.currency("EUR"))
        var at: Date = "2026-05-04T16:00"
        var found: Bool = false
        sample "Other" { title: (7.5).formatted() }
        content {
          label "\\(sum) \\(standard)"
          button "Go" {
            on touchUpInside {
              title = "\\(at.formatted(date: .long)) \\(at)"
              found = at.formatted(date: .month).contains("Mai")
            }
          }
          Fact {}
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      #"public var sum: String { strings(n * 2, .currency("EUR")) }"#,
      #"title = "\(strings(at, date: .long)) \(at.plainText)""#,
      #"found = strings(at, date: .month).contains(text: "Mai")"#,
      "static func standard(in strings: LocalizedStrings) -> String",
      #"text: strings(0.5, .percent)"#,
    ] { #expect(code.contains(line), "\(line)\n\(code)") }
    #expect(!code.contains(#"in: "en""#), "\(code)")
    if let compiler = SwiftCompiler() {
      try SwiftCompiler.withFolder { folder in
        try code.write(
          to: folder.appendingPathComponent("S.swift"), atomically: true, encoding: .utf8)
        #expect(try compiler.typecheck(folder, ["S.swift"]) == "")
      }
    }
  }

  /// The items of a list and the constants of a file that hold texts put together.
  @Test func partsOfWhatIsComposed() throws {
    let program = try Loading.program(
      """
      enum Size { small "Small"; large "Large" }
      let favorite = "Best: \\(Size.large)"
      let both: [String] = ["One", "Two \\(Size.small)"]
      screen Order "Order" {
        let joined = [Size.small, Size.large].map("x \\($0)")
        content {
          label "\\(joined[0])"
          for line in joined { label "\\(line)" }
          label "\\(favorite)"
          for one in both { label "\\(one)" }
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    for line in [
      #"Label(shownJoined.element(at: 0) ?? "")"#, #"Label(shownJoined.element(at: index) ?? "")"#,
      #"Label(strings("Best: \(strings[SizeChoice.large.label])"))"#,
      #"strings("Two \(strings[SizeChoice.small.label])")"#,
    ] { #expect(code.contains(line), "\(line)\n\(code)") }
    let keys = Generator.strings([program]).map(\.key)
    #expect(keys.contains("Large") && keys.contains("Small"), "\(keys)")
    if let compiler = SwiftCompiler() {
      try SwiftCompiler.withFolder { folder in
        try code.write(
          to: folder.appendingPathComponent("S.swift"), atomically: true, encoding: .utf8)
        #expect(try compiler.typecheck(folder, ["S.swift"]) == "")
      }
    }
  }

  @Test(
    "catalogues of random programs can be read, and count the values", arguments: UInt64(1)...40)
  func random(seed: UInt64) throws {
    let source = RandomTypedProgram.source(seed: seed, size: 60)
    let texts = Generator.strings([try Loading.program(source)])
    var catalogue = StringsFile()
    catalogue.update(with: texts)
    let bytes = catalogue.bytes
    var again = try StringsFile(reading: bytes)
    again.update(with: texts)
    #expect(again.bytes == bytes, "writing it again changes nothing")
    let decoded = try JSONDecoder().decode(StringCatalogue.self, from: Data(bytes))
    let strings = decoded.strings(in: "en")
    for text in texts where text.placeholders.isEmpty { #expect(strings[text.key] == text.key) }
  }

  @Test("the forms that are asked for are the forms that are used")
  func categories() {
    for language in [
      "en", "de", "zh-Hans", "ja", "fr", "ru", "pl", "cs", "lt", "lv", "ro", "sl", "he", "ar", "ga",
      "cy", "hr", "xx",
    ] {
      let used = Set((0...200).map { PluralCategory($0, in: language) }).union([.other])
      let source = Generator.pluralCategories(of: language)
      #expect(Set(source) == Set(used.map(\.rawValue)), "\(language)")
    }
  }
}
