import CtlCatalogue
import CtlRules
import CtlTestSupport

/// Where an input begins: a kind of program that mutations then damage.
public struct FuzzSource: Sendable {
  public let name: String
  let make: @Sendable (_ random: inout SeededGenerator) -> FuzzInput

  public static let all: [FuzzSource] = [grammar, typed, project, gallery, example, file]

  /// Every construct, without meaning.
  static let grammar = FuzzSource(name: "grammar") { random in
    let program = RandomProgram(
      seed: random.next(), declarations: Int.random(in: 1...4, using: &random))
    let style = RandomProgram.Style.allCases.randomElement(using: &random) ?? .plain
    return FuzzInput(program.text(style, seed: random.next()))
  }

  /// With meaning.
  static let typed = FuzzSource(name: "typed") { random in
    FuzzInput(
      RandomTypedProgram.source(
        seed: random.next(), size: Int.random(in: 2...12, using: &random), hasShortLoops: true))
  }

  static let project = FuzzSource(name: "project") { random in
    FuzzInput(
      RandomTypedProgram.project(seed: random.next(), size: 6, hasShortLoops: true).map {
        FuzzInput.File($0.path, Array($0.text.utf8))
      })
  }

  /// Elements of the examples of all rules on one screen.
  static let gallery = FuzzSource(name: "gallery") { random in
    FuzzInput([
      FuzzInput.File("Main.ctl", FuzzPool.members.screen(8, using: &random))
    ])
  }

  static let example = FuzzSource(name: "example") { random in
    FuzzInput(FuzzPool.examples.randomElement(using: &random) ?? "")
  }

  static let file = FuzzSource(name: "file") { random in
    FuzzInput(FuzzPool.files.randomElement(using: &random) ?? "")
  }
}

/// What inputs are made of, besides random programs.
public enum FuzzPool {
  /// The examples in the documentation of every code.
  static let examples: [String] = Codes.all.flatMap { ($0.bad + $0.good).map(\.source) }

  static let files: [String] =
    (ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus/Fuzz", ".txt"))
    .compactMap { try? ProjectFiles.text($0) }.filter { $0.utf8.count < 4_000 }

  static let members = MemberEdits(examples)

  /// Words of the language, and values at the edges of what numbers and texts can be.
  public static let words: [String] = {
    var words = Kind.all.map(\.name.name)
    words += Set(Kind.all.flatMap { $0.properties.map(\.name.name) }).sorted()
    words += Set(Kind.all.flatMap { $0.events.events.map(\.name) }).sorted()
    words += LayoutKind.all.map(\.name)
    words += LayoutKind.anchors
    return words + edges
  }()

  private static let edges: [String] = [
    "9223372036854775807", "-9223372036854775807 - 1", "1e308", "-1e308", "0.0000001", "-0.0",
    "1h30min", "9000000000000ms", "44pt", "1e300pt", "#FFF", "\"2026-01-31\"", "nil", "true",
    "superview", "self", "_", "`in`", "`_`", "\"\\u{202E}\"", "\"\\u{FFFE}\"", "\"\\(1)\"", "[]",
    "[[1]]", "1...2", "2..<1", "@allow(label/too-long, because: \"x\")", "binding", "layout", "pin",
    "align", "accessibility", "localized(\"a\")", "? 1 : 2", "?? 3", "else if true", "@ 1000",
  ]
}
