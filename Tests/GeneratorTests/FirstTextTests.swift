import CtlGenerator
import Foundation
import Testing

/// Variables that begin with a text in the language of the person, which a screen learns after it is made.
@Suite struct FirstTextTests {
  static let source = """
    screen Fare(amount: Double = 1234.5) "Fare" {
      var typed: String = amount.formatted(.number(fractionDigits: 2))
      var more: String = typed + "!"
      var plain: String = "Tea"
      let read = Double(typed, format: .number) ?? 0
      table {
        row "Amount" { textField field { text <-> typed; placeholder: "0" } }
        row "\\(more) \\(plain) \\(read)"
      }
    }
    """

  @Test("they begin again in the language, unless somebody has changed them")
  func beginAgain() throws {
    let program = try Loading.program(Self.source)
    let plain = Generator.swift(program, Options()).text
    #expect(!plain.contains("beginAgain"))
    #expect(plain.contains("Double(reading: typed, in: \"en\")"), "\(plain)")
    let code = Generator.swift(program, Options(isLocalized: true)).text
    #expect(code.contains("Double(reading: typed, in: strings)"), "\(code)")
    guard let compiler = SwiftCompiler() else { return }
    try SwiftCompiler.withFolder { folder in
      let main = """
        import CtlRuntime

        func german(_ change: (inout Fare) -> Void = { _ in }) -> Fare {
          var fare = Fare()
          change(&fare)
          fare.strings = LocalizedStrings([:], language: "de")
          return fare
        }
        print(Fare().typed, german().typed, german().more, german().plain, german().read)
        print(german { $0.amount = 2000.25 }.typed, german { $0.typed = "7" }.typed)
        var fare = german { $0.more = "x" }
        print(fare.more, fare.typed)
        fare.strings = LocalizedStrings([:], language: "en")
        print(fare.typed, fare.read)
        """
      for (name, text) in [("Fare.swift", code), ("main.swift", main)] {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      #expect(
        try compiler.buildAndRun(folder, ["Fare.swift", "main.swift"]) == """
          1,234.50 1.234,50 1.234,50! Tea 1234.5
          1,234.50 7
          x 1.234,50
          1,234.50 1234.5

          """)
    }
  }

  @Test(
    "a text that is looked up begins again too, and a sample has the texts and the present that it is given"
  )
  func lookedUp() throws {
    let program = try Loading.program(
      """
      screen Day(title: String = localized("Bye")) "Day" {
        var greeting: String = localized("Hello")
        var maybe: String? = localized("Hello")
        var start: Date = today
        var note: String = ""
        task load() -> Int
        on load(size) { note = localized("Loaded \\(size)") }
        sample "May" { now: "2026-05-04T12:00"; load: .finished(12) }
        content {
          label "\\(title) \\(greeting) \\(maybe ?? "") \\(note) \\(start.formatted(date: .short))"
          button "Change" {
            on touchUpInside { greeting = ""; maybe = nil; start = today; load() }
          }
        }
      }
      """)
    let code = Generator.swift(program, Options(isLocalized: true)).text
    guard let compiler = SwiftCompiler() else { return }
    try SwiftCompiler.withFolder { folder in
      let main = """
        import CtlRuntime

        let texts = LocalizedStrings(
          ["Hello": "Hallo", "Bye": "Ade", "Loaded %lld": "%lld geladen"], language: "de")
        var day = Day()
        day.strings = texts
        print(day.greeting, day.maybe ?? "-")
        var may = Day.sample(.may, strings: texts)
        print(may.greeting, may.note, may.start.text(date: .short, in: "de"))
        print(Day.sample(.may).note, Day.sample(.may).start == may.start)
        """
      for (name, text) in [("Day.swift", code), ("main.swift", main)] {
        try text.write(
          to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      #expect(
        try compiler.buildAndRun(folder, ["Day.swift", "main.swift"]) == """
          Hallo Hallo
          Hallo 12 geladen 04.05.26
          Loaded 12 true

          """)
    }
  }
}
