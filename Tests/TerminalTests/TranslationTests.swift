import CtlChecker
import CtlTerminal
import CtlText
import Testing

/// Screens in the language of a catalogue: the texts that generated code looks up, and no others.
@Suite struct TranslationTests {
  static let source = """
    record Question { id: Int; title: String = "near"; answer: String = "-" }
    let favorite = "Best: \\(Strength.strong)"
    let blends = ["Assam", "Blend, \\(Strength.mild)"]
    let questions = [Question(id: 1), Question(id: 2, title: "Assam")]
    enum Strength { mild "Mild"; strong "Strong" }
    component Note(title: String, tags: [String] = ["Start"]) {
      let heading = title
      row { label "N\\(heading)+\\(tags[0])=\\(title == "near" ? "yes" : "no")\\(title.count)" }
    }
    screen Tea "Tea" {
      var cups: Int in 1...9 = 1
      var strength: Strength = .strong
      var others: [Question] = [Question(id: 3, title: "Start")]
      var note: String = "Tea"
      let kinds = ["Assam", "Green"]
      let lines = [Strength.mild, Strength.strong].map("Tea, \\($0)")
      let cost = (1234.5).formatted(.currency("EUR"))
      var said: String = localized("Tea, \\(note)")
      let order = "\\(cups) cups of \\(strength)"
      let all = [Strength.mild, Strength.strong].map("\\($0)").joined(separator: "+")
      table {
        row "Strength" { segmentedControl { selection <-> strength } }
        for kind in kinds { row "\\(kind)" }
        for line in lines { row "L\\(line)" }
        row "\\(lines[1])!"
        row "\\(favorite)"
        for blend in blends { row "B\\(blend)" }
        row { label "\\(cups) cups of \\(strength)" }
        row { label "\\(note)" }
        for question in questions.sorted(by: 0 - $0.id) { row "Q\\(question.title)?" }
        for other in others { row "O\\(other.title)?" }
        for kind in kinds.sorted() { row "S\\(kind)" }
        row "F\\(questions[1].title)"
        row { label "\\(order)!" }
        row { label { text: "T\\(localized("\\(cups) cups of \\(strength)"))" } }
        row { label "U\\(said)" }
        row { label "\\(all)" }
        row { label "\\(cost) \\("\\((0.5).formatted(.percent))" == "50 %" ? "yes" : "no")" }
        row { label "Is \\("\\(strength)" == "Strong" ? "near" : "far")" }
        Note { title: "near" }
        Note { title: "\\(cups) cups of \\(strength)" }
        row { label "Go \\(cups > 1 ? "far" : "near")" }
        row { textField { attributedText: [styled("near", link: "https://a.b/Tea"), "-", "Start"] } }
        row { button { image: "play"; accessibility { label: "Start"; hint: localized("hint") } } }
      }
    }
    """

  static let catalogue = try? TextCatalogue(
    Array(
      """
      { "sourceLanguage": "en", "strings": {
        "Tea": { "localizations": { "de": { "stringUnit": { "value": "Tee" } } } },
        "Strength": { "localizations": { "de": { "stringUnit": { "value": "Stärke" } } } },
        "Mild": { "localizations": { "de": { "stringUnit": { "value": "Leicht" } } } },
        "Strong": { "localizations": { "de": { "stringUnit": { "value": "Stark" } } } },
        "Assam": { "localizations": { "de": { "stringUnit": { "value": "Assamtee" } } } },
        "Tea, %@": { "localizations": { "de": { "stringUnit": { "value": "Tee: %@" } } } },
        "Best: %@": { "localizations": { "de": { "stringUnit": { "value": "Am besten: %@" } } } },
        "Blend, %@": { "localizations": { "de": { "stringUnit": { "value": "Mischung: %@" } } } },
        "near": { "localizations": { "de": { "stringUnit": { "value": "nah" } } } },
        "Start": { "localizations": { "de": { "stringUnit": { "value": "Starten" } } } },
        "hint": { "localizations": { "en": { "stringUnit": { "value": "Starts it" } },
          "de": { "stringUnit": { "value": "Startet ihn" } } } },
        "%lld cups of %@": { "localizations": { "de": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld Tasse, %@" } },
          "other": { "stringUnit": { "value": "%lld Tassen, %@" } } } } } } } } }
      """.utf8))

  @Test func aParameterMayBeLeftOut() throws {
    var options = RenderOptions()
    options.setLanguage("de", Self.catalogue)
    let program = Samples.program(
      source: """
        let kind = "Tea"
        component Cup(note: String?) { label "\\(note ?? "None") \\(kind)" }
        screen Cups "Cups" { content { Cup {} } }
        """)
    let drawn = String(
      decoding: try Terminal.render(program, settings: [], options: options).text, as: UTF8.self)
    #expect(drawn.contains("None T"), "\(drawn)")
  }

  @Test("records that the cases of an enum have are texts of the app, like constants")
  func recordsOfCases() throws {
    var options = RenderOptions()
    options.setLanguage("de", Self.catalogue)
    let program = Samples.program(
      source: """
        record Perk { name: String }
        enum Plan {
          basic "Basic" { perk: Perk(name: "Assam"); more: [Perk(name: "near")] }
          family "Family" { perk: Perk(name: "Start"); more: [Perk(name: "Tea")] }
          let perk: Perk
          let more: [Perk]
        }
        screen Plans "Plans" {
          var plan: Plan = .basic
          var own: Perk = Perk(name: "Tea")
          table {
            row "a\\(plan.perk.name)"
            for perk in plan.more { row "b\\(perk.name)" }
            for plan in Plan.allCases { row "c\\(plan.perk.name)" }
            row "d\\(plan.more[0].name)"
            row "e\\(own.name)"
          }
        }
        """)
    let drawn = String(
      decoding: try Terminal.render(program, settings: [], options: options).text, as: UTF8.self)
    for text in ["aAssamtee", "bnah", "cAssamtee", "cStarten", "dnah", "eTea"] {
      #expect(drawn.contains(text), "\(text) in \(drawn)")
    }
  }

  @Test("what a screen is opened with is looked up once, where it is handed over")
  func openedWithText() throws {
    var options = RenderOptions()
    options.setLanguage("de", Self.catalogue)
    let program = Samples.program(
      source: """
        screen T "T" { tabBar { tab "One" { screen: U(title: localized("Assam")) } tab "Two" { content { label "2" } } } }
        screen U(title: String) "U" {
          var mine: String = title
          content { label "L\\(title)"; textField { text <-> mine; placeholder: "Name" } }
        }
        """)
    let drawn = String(
      decoding: try Terminal.render(program, settings: [], options: options).text, as: UTF8.self)
    #expect(drawn.contains("LAssamtee") && drawn.contains("( Assamtee"), "\(drawn)")
  }

  /// The translation of one text may be another text of the app.
  @Test func aTextIsLookedUpOnce() throws {
    var options = RenderOptions()
    options.setLanguage(
      "de",
      try TextCatalogue(
        Array(
          """
          { "sourceLanguage": "en", "strings": {
            "Day": { "localizations": { "de": { "stringUnit": { "value": "Tag" } } } },
            "Tag": { "localizations": { "de": { "stringUnit": { "value": "Etikett" } } } } } }
          """.utf8)))
    let program = Samples.program(
      source: #"""
        record Tip { title: String }
        enum Kind {
          a "A" { note: localized("Day") }
          b "B"
          let note: String = localized("Tag")
        }
        let word = localized("Day")
        let list = [localized("Day"), "Tag"]
        let tips = [Tip(title: localized("Day"))]
        component Card(title: String, other: String = localized("Day")) { row "a\(title)-\(other)" }
        screen S "S" {
          var isOn: Bool = true
          var kind: Kind = .a
          let mine = localized("Day")
          table {
            row "b\(localized("Day"))"
            row { label { text: isOn ? localized("Day") : "x" } }
            row "c\(mine)"
            row "d\(word)"
            for item in list { row "e\(item)" }
            row "f\(list[1])"
            row "g\(list.formatted(.list))"
            row "h\(tips[0].title)"
            row "i\(kind.note)"
            row "j\([localized("Day"), "x"].joined(separator: "-"))"
            row "k\(localized("Day").uppercased())"
            Card { title: mine }
            Card { title: "Tag"; other: word }
          }
        }
        """#)
    let drawn = String(
      decoding: try Terminal.render(program, settings: [], options: options).text, as: UTF8.self)
    for text in [
      "bTag", " Tag ", "cTag", "dTag", "eTag", "eEtikett", "fEtikett", "gTag und Etikett", "hTag",
      "iTag",
      "jTag-x", "kTAG", "aTag-Tag", "aEtikett-Tag",
    ] {
      #expect(drawn.contains(text), "\(text) in \(drawn)")
    }
  }

  private func picture(_ language: String?, _ settings: [String] = []) throws -> String {
    var options = RenderOptions()
    options.setLanguage(language, Self.catalogue)
    let rendering = try Terminal.render(
      Samples.program(source: Self.source), settings: settings, options: options)
    return String(decoding: rendering.text, as: UTF8.self)
  }

  @Test(arguments: [
    "Tee", "Stärke", "Leicht", "Stark", "Assamtee", "Green", "1 Tasse, Stark", " Tea ", "Go nah",
    "1 Tasse, Stark!", "Leicht+Stark", "QAssamtee?", "Qnah?", "OStart?", "SAssamtee", "FAssamtee",
    "1.234,50\u{A0}€ no", "Is nah", "nah-Starten",
    "LTee: Leicht", "LTee: Stark", "Tee: Stark!", "Am besten: Stark",
    "BAssamtee", "BMischung: Leicht",
    "T1 Tasse, Stark", "UTee: Tea", "Nnah+Starten=yes4", "N1 Tasse, Stark+Starten=no",
  ])
  func aTextIsDrawnTranslated(text: String) throws {
    #expect(try picture("de-AT").contains(text))
  }

  /// Also where it only passes through a constant; the texts beside it are looked up.
  @Test func whatPeopleTypeIsData() throws {
    var options = RenderOptions()
    options.setLanguage("de", Self.catalogue)
    let program = Samples.program(
      source: """
        record Cup { id: Int; name: String; strength: Strength = .mild; let kind = id == 1 ? "Tea" : "Other" }
        enum Strength { mild "Mild"; strong "Strong" }
        screen Words "Words" {
          var word: String = "Tea"
          var cups: [Cup] = [Cup(id: 1, name: "Tea")]
          let cup = "\\(cups[0].name)"
          let cupOrNone = cups.first?.name ?? "Mild"
          let strengths = cups.map("\\($0.strength)")
          var names: [String] = ["Tea"]
          let both = ["Tea", word]
          let one = word
          let found = names.filter($0.localizedStandardContains(word))
          let kind = word == "x" ? "Other" : "Tea"
          let first = names.first ?? "Mild"
          table {
            for text in both { row "a\\(text)" }
            for text in ["Tea", word] { row "b\\(text)" }
            row "c\\(one)"
            for text in found { row "d\\(text)" }
            row "e\\(kind)"
            row "f\\(first)"
            row "g\\(cup)"
            row "h\\(cupOrNone)"
            row "i\\(strengths.formatted(.list))"
            row "j\\(cups.map($0.kind).filter($0 != "x").formatted(.list))"
            row "k\\(cups.unique($0.kind).formatted(.list))"
            row "l\\(cups.max($0.kind) ?? "")"
          }
        }
        """)
    let drawn = String(
      decoding: try Terminal.render(program, settings: [], options: options).text, as: UTF8.self)
    let shown = drawn.matches(of: #/\b([a-l])(Tee|Tea|Leicht|Mild)\b/#).map { String($0.0) }
    #expect(
      shown == [
        "aTee", "aTea", "bTee", "bTea", "cTea", "dTea", "eTee", "fTea", "gTea", "hTea", "iLeicht",
        "jTee", "kTee", "lTee",
      ], "\(drawn)")
  }

  /// As an app in several languages writes it.
  @Test func aDateIsInTheLanguage() throws {
    var options = RenderOptions()
    options.setLanguage("de", Self.catalogue)
    let program = Samples.program(
      source: """
        screen Due "Due" {
          var due: Date = "2026-02-28T10:00"
          var isEnglish: Bool = "\\(due)" == "February 28, 2026 at 10:00 AM"
          let when = "\\(due)"
          let place = isEnglish ? "\\(due)" : "Never"
          content { label "Due \\(due)"; label "\\(isEnglish)"; label "When\\(when)"; label "Where\\(place)" }
        }
        """)
    let drawn = String(
      decoding: try Terminal.render(program, settings: [], options: options).text, as: UTF8.self)
    for word in ["Due ", "When", "Where"] {
      #expect(drawn.contains("\(word)28. Februar 2026 um 10:00"), "\(drawn)")
    }
    #expect(drawn.contains("true"), "elsewhere it is the same in every language: \(drawn)")
  }

  @Test func theNumberDecidesTheForm() throws {
    #expect(try picture("de", ["cups=3"]).contains("3 Tassen, Stark"))
    #expect(try picture(nil, ["cups=3"]).contains("3 cups of Strong"))
  }

  @Test func peopleHearTheTranslation() throws {
    func spoken(_ language: String?) throws -> [String?] {
      var options = RenderOptions()
      options.setLanguage(language, Self.catalogue)
      let tree = try Terminal.tree(Samples.program(source: Self.source), 0, [], options)
      let button = try #require(tree.nodes.first { $0.kind == .button })
      return [button.accessibility.label, button.accessibility.hint]
    }
    #expect(try spoken("de") == ["Starten", "Startet ihn"])
    #expect(try spoken(nil) == ["Start", "Starts it"])
  }
}
