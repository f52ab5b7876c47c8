import CtlCatalogue
import CtlTestSupport
import Foundation
import Testing

@testable import CtlGenerator

@Suite struct NameTests {
  @Test(
    "names are spelled as Swift spells them",
    arguments: [
      ("myValue", "myValue", "MyValue"), ("my_value", "myValue", "MyValue"),
      ("MyValue", "myValue", "MyValue"), ("URL", "url", "URL"),
      ("URLValue", "urlValue", "URLValue"),
      ("MAX_COUNT", "maxCount", "MaxCount"), ("_", "value", "Value"), ("__x", "x", "X"),
      ("名字", "名字", "名字"), ("été", "été", "Été"), ("a_1", "a1", "A1"), ("x", "x", "X"),
      ("a\u{2118}", "a\u{2118}", "A\u{2118}"), ("a\u{180E}b", "au180eb", "Au180eb"),
    ])
  func spelling(written: String, lower: String, upper: String) {
    #expect(Identifier.lowerCamel(written) == lower)
    #expect(Identifier.upperCamel(written) == upper)
  }

  @Test("words of Swift are quoted")
  func keywords() {
    #expect(Identifier.quoted("default") == "`default`" && Identifier.quoted("get") == "get")
    #expect(Identifier.memberName("default") == "default")
    #expect(Identifier.memberName("init") == "`init`")
    #expect(Identifier.label("in") == "in" && Identifier.label("inout") == "`inout`")
  }

  @Test("names that keep their spelling are served first")
  func collisions() {
    var pool = NamePool(["taken"])
    let names = pool.unique([("my_a", "myA"), ("myA", "myA"), ("taken", "taken"), ("My_a", "myA")])
    #expect(names == ["myA2", "myA", "taken2", "myA3"])
    #expect(pool.free("myA") { $0 == "myA4" } == "myA5")
  }

  @Test("every public type of the runtime is kept from being hidden")
  func reserved() throws {
    var types: Set<String> = []
    for path in ProjectFiles.list("Sources/CtlRuntime", ".swift") {
      var text = try ProjectFiles.text(path)
      // A file that is for some systems only is indented as a whole.
      if text.hasPrefix("#if") { text.replace("\n  ", with: "\n") }
      for match in text.matches(
        of: #/(?m)^public (?:indirect )?(?:struct|enum|protocol|typealias|final class|class) (\w+)/#
      ) {
        types.insert(String(match.1))
      }
    }
    #expect(types.count > 60)
    #expect(types.subtracting(ReservedNames.runtime) == [])
    #expect(ReservedNames.runtime.subtracting(types) == ["CtlRuntime"])
  }

  @Test("every control has a name that no other library has")
  func namespace() throws {
    let text = try ProjectFiles.text("Sources/CtlRuntime/Ctl.swift")
    for kind in KindName.allCases {
      guard let type = KindSpelling.type(of: kind) else { continue }
      #expect(text.contains("public typealias \(type) = CtlRuntime.\(type)\n"), "\(type)")
    }
    guard let compiler = SwiftCompiler() else { return }
    try SwiftCompiler.withFolder { folder in
      try Self.besideSwiftUI.write(
        to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
      #expect(try compiler.typecheck(folder, ["A.swift"]) == "")
    }
  }

  /// A file that knows other types of the same names.
  private static let besideSwiftUI = """
    import enum CtlRuntime.Ctl

    public struct Button {}
    public struct Color {}
    public let buttons = (Button(), Ctl.Button("Go"))
    public let colors: (Color, Ctl.Color) = (Color(), .black)
    """

  @Test("the runtime has every property of every control, but for what it derives")
  func properties() {
    var missing: [String] = []
    for kind in Kind.all where KindSpelling.type(of: kind.name) != nil {
      for property in kind.properties where property.access == .settable {
        if KindSpelling.property(property.name, of: kind.name) == nil {
          missing.append("\(kind.name.name).\(property.name.name)")
        }
      }
    }
    #expect(
      missing.sorted() == [
        "contactAddButton.reveals", "datePicker.wheels", "networkActivityIndicator.duration",
        "picker.selection", "picker.wheels",
      ])
  }
}

@Suite struct LiteralTests {
  @Test(
    "texts become literals in which nothing is code and nothing is hidden",
    arguments: [
      ("plain", #""plain""#), (#"a "b""#, #""a \"b\"""#), (#"\(x)"#, #""\\(x)""#),
      ("a\nb\r\t\0", #""a\nb\r\t\0""#), ("\u{202E}x\u{2069}", #""\u{202E}x\u{2069}""#),
      ("\u{200B}\u{FEFF}\u{2028}", #""\u{200B}\u{FEFF}\u{2028}""#), ("\u{7F}", #""\u{7F}""#),
      ("\u{A0}", #""\u{A0}""#), ("汉字 é 👋", #""汉字 é 👋""#), ("\u{E000}", #""\u{E000}""#),
      (##"#"##, ##""#""##),
    ])
  func strings(text: String, literal: String) {
    #expect(Literal.string(text) == literal)
  }

  @Test("numbers have the shortest text that reads as the same number")
  func numbers() {
    #expect(Literal.int(1_234_567) == "1_234_567" && Literal.int(-999_999) == "-999999")
    #expect(Literal.int(.min) == "-9_223_372_036_854_775_808")
    #expect(Literal.double(3, bare: true) == "3" && Literal.double(3, bare: false) == "3.0")
    #expect(Literal.double(-0.0, bare: true) == "-0.0" && Literal.double(0.1, bare: true) == "0.1")
    #expect(Literal.double(1e300, bare: true) == "1e+300")
    #expect(Literal.double(.leastNonzeroMagnitude, bare: true) == "Double(bitPattern: 1)")
    #expect(Literal.duration(1_500, typed: true) == ".milliseconds(1500)")
    #expect(Literal.duration(60_000, typed: false) == "Duration.seconds(60)")
  }

  @Test("comments keep their lines and lose what nobody sees")
  func comments() {
    #expect(Literal.comment("a\u{7}b\u{202E}  \nc\t*/") == "ab\nc */")
  }
}
