import CtlTestSupport
import Foundation
import Testing

/// Modules that a command names, and those of `ctl.json`.
@Suite struct ModuleTests {
  static let files = [
    "App/Main.ctl": "import Kit\nscreen Main { tintColor: ink; content { Card { kind: .b } } }\n",
    "Kit/Sources/Card.ctl":
      "public enum Kind { a; b }\npublic let ink: Color = #123456\n"
      + "/// A card.\npublic component Card(kind: Kind) { label \"\\(kind)\" }\n",
    "Kit/ctl.json": #"{ "swift": { "typePrefix": "Kit" } }"#,
  ]

  @Test func aCommandNamesModules() throws {
    let folder = try TemporaryFolder(Self.files)
    let unknown = try Tool.run("check", "App", in: folder.url)
    #expect(unknown.status == 1 && unknown.output.contains("module/unknown"))
    let known = try Tool.run("check", "App", "--module", "Kit=Kit/Sources", in: folder.url)
    #expect(known.status == 0, "\(known.output)")
    let program = try Tool.run(
      "dump", "program", "App/Main.ctl", "--module=Kit=Kit/Sources", in: folder.url)
    #expect(program.output.hasPrefix("import Kit\n"))
  }

  @Test(
    "what another module names in vain is not unused too",
    arguments: [
      ("let ink: Color = #123456", "tintColor: ink"),
      ("component Card() { label \"A\" }", "content { Card }"),
      (
        "screen Card \"Card\" { content { label \"A\" } }",
        "table { row \"A\" { on select -> push Card() } }"
      ),
      ("record Card { id: Int }", "var card: Card? = nil; content { label \"\\(card == nil)\" }"),
      ("enum Card { a; b }", "var card: Card? = nil; content { label \"\\(card == nil)\" }"),
      ("style card: label { textColor: #123456 }", "content { label \"A\" { style: card } }"),
    ])
  func namedInVain(declaration: String, use: String) throws {
    let folder = try TemporaryFolder([
      "Kit/Kit.ctl": declaration + "\n",
      "App/ctl.json": #"{ "modules": { "Kit": "../Kit" } }"#,
      "App/Main.ctl": "import Kit\nscreen Main \"Main\" { \(use) }\n",
    ])
    let tool = try Tool.run("check", ".", in: folder.url)
    #expect(tool.output.contains("module/not-public"), "\(tool.output)")
    #expect(tool.output.contains("1 error in 2 files"), "\(tool.output)")
    // Without the use it is unused.
    try folder.write(
      "App/Main.ctl", "import Kit\nscreen Main \"Main\" { content { label \"A\" } }\n")
    let unused = try Tool.run("check", ".", in: folder.url)
    #expect(
      unused.output.contains("warning[unused/") || declaration.hasPrefix("screen"),
      "\(unused.output)")
  }

  @Test("what a module has is proposed, by its name and for a path into its folder")
  func proposed() throws {
    let folder = try TemporaryFolder([
      "Kit/Kit.ctl": "public record Card { id: Int }\nrecord Own { id: Int }\n",
      "App/ctl.json": #"{ "modules": { "Kit": "../Kit" } }"#,
      "App/Main.ctl":
        "screen Main \"Main\" { var card: Card = Card(id: 1); content { label \"\\(card.id)\" } }\n",
      "App/Path.ctl": "import \"../Kit/Kit.ctl\"\n",
      "App/Own.ctl":
        "screen Own1 \"O\" { var own: Own? = nil; content { label \"\\(own == nil)\" } }\n",
    ])
    for path in ["App", "App/Main.ctl"] {
      let tool = try Tool.run("check", path, in: folder.url)
      #expect(tool.output.contains("the module `Kit` has it: import it"), "\(tool.output)")
      #expect(!tool.output.contains("declare the record `Card`"), "\(tool.output)")
    }
    let own = try Tool.run("check", "App/Own.ctl", in: folder.url)
    #expect(!own.output.contains("Kit"), "\(own.output)")
    let path = try Tool.run("check", "App/Path.ctl", in: folder.url)
    #expect(path.output.contains("fix: write `import Kit`"), "\(path.output)")
  }

  @Test(arguments: [
    ("Kit", "takes a name and a folder"), ("=Kit", "takes a name and a folder"),
    ("a-b=Kit", "takes a name and a folder"), ("Kit=Gone", "there is no folder `Gone`"),
  ])
  func wrongModules(value: String, message: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let tool = try Tool.run("check", "App", "--module", value, in: folder.url)
    #expect(tool.status == 2 && tool.errors.contains(message), "\(tool.errors)")
  }

  @Test func codeUsesTheTypesOfTheModule() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("App/ctl.json", #"{ "modules": { "Kit": "../Kit/Sources" } }"#)
    let tool = try Tool.run(
      "compile", "App/Main.ctl", "-o", "out", "--depfile", "main.d", in: folder.url)
    #expect(tool.status == 0, "\(tool.errors)")
    let code = try folder.read("out/MainScreens.swift")
    #expect(code.contains("import CtlRuntime\nimport Kit\n"))
    #expect(code.contains("KitCard("))
    #expect(!code.contains("enum KitKind") && !code.contains("CardConstants"))
    #expect(
      try folder.read("main.d")
        == "out/MainScreens.swift: App/Main.ctl Kit/Sources/Card.ctl App/ctl.json Kit/ctl.json\n")
    // An error in the module is one of the files that import it.
    try folder.write("Kit/Sources/Card.ctl", "public let ink: Color = 5\n")
    let broken = try Tool.run("compile", "App/Main.ctl", "-o", "other", in: folder.url)
    #expect(broken.status == 1 && broken.errors.contains("Kit/Sources/Card.ctl"))
  }

  @Test("code names the module of a type, so that files may have types of the same name")
  func codeNamesModules() throws {
    let folder = try TemporaryFolder([
      "Core/Core.ctl":
        "public enum Level { low }\npublic record Money { amount: Double = 0; level: Level = .low }\n",
      "Kit/Kit.ctl": """
      import Core
      public enum Level { x; y }
      public record Wallet { id: Int; money: Money }
      public let wallets: [Wallet] = [Wallet(id: 1, money: Money(amount: 5))]
      """,
      "App/Main.ctl": """
      import Kit
      screen Main {
        var all: [Wallet] = wallets
        var level: Level = .x
        content { label "\\(level) \\(all.count)" }
      }
      """,
      "App/Other.ctl": "import Core\nscreen Other { var money: Money = Money(amount: 1) }\n",
      "App/Third.ctl": "enum Money { big }\nscreen Third { var size: Money = .big }\n",
    ])
    let modules = ["--module", "Core=Core", "--module", "Kit=Kit"]
    func code(_ path: String) throws -> String {
      let tool = try Tool.run(["compile", path] + modules, in: folder.url)
      #expect(tool.status == 0, "\(tool.errors)")
      return tool.output
    }
    let main = try code("App/Main.ctl")
    #expect(main.contains("Kit.Wallet(id: 1, money: Core.Money(amount: 5"), "\(main)")
    #expect(main.contains("var level: Kit.Level"))
    #expect(try code("App/Other.ctl").contains("var money: Core.Money"))
    #expect(try code("App/Third.ctl").contains("var size: Money"))
  }

  @Test("the catalogue of an app has the texts of modules that it shows, with their translations")
  func textsOfModules() throws {
    func entry(_ key: String, _ german: String, _ state: String = "translated") -> String {
      #""\#(key)": { "localizations": { "de": { "stringUnit": { "state": "\#(state)", "#
        + #""value": "\#(german)" } } } }"#
    }
    func catalogue(_ entries: String...) -> String {
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "#
        + entries.joined(separator: ", ") + " } }"
    }
    let folder = try TemporaryFolder([
      "Core/Core.ctl": """
      public enum State { pending "Pending"; booked "Booked" }
      public record Payment { id: Int; state: State = .pending }
      /// Never shown here.
      public component Unused { label "Unused" }
      component Inner { label "Inner" }
      public component Fact(name: String) {
        label "\\(name)"
        Inner {}
      }
      public screen Help "Help" { content { label "Ask." } }
      public screen News "News" { content { label "Today" } }
      """,
      "Core/Localizable.xcstrings": catalogue(
        entry("Pending", "Offen"), entry("Inner", "Innen"), entry("Booked", "", "new"),
        entry("S", "Aus dem Modul"), entry("Elsewhere", "Anderswo")),
      "App/ctl.json": #"{ "modules": { "Core": "../Core" }, "locales": ["en", "de"] }"#,
      "App/App.ctl": """
      import Core
      screen S "S" {
        var payment: Payment = Payment(id: 1)
        table {
          row { Fact { name: "State" } }
          row "Now \\(payment.state)" { on select -> push Help() }
        }
      }
      screen Tabs "Tabs" { tabBar { tab "First" { image: "star"; screen: News() } } }
      """,
      "App/Localizable.xcstrings": catalogue(entry("S", "Aus der App")),
    ])
    let drawing = try Tool.run("render", "App", "--lang", "de", in: folder.url)
    #expect(
      ["Aus der App", "Innen", "Now Offen"].allSatisfy { drawing.output.contains($0) },
      "\(drawing.output)"
    )

    let tool = try Tool.run("compile", "App", "--emit", "strings", "-o", "App", in: folder.url)
    #expect(tool.status == 0, "\(tool.errors)")
    let root =
      try JSONSerialization.jsonObject(with: Data(folder.read("App/Localizable.xcstrings").utf8))
      as? [String: Any]
    let strings = try #require(root?["strings"] as? [String: [String: Any]])
    #expect(
      Set(strings.keys) == [
        "S", "State", "Now %@", "Pending", "Booked", "Inner", "Help", "Ask.", "Tabs", "First",
        "News",
        "Today",
      ])
    func german(_ key: String) -> String? {
      let languages = strings[key]?["localizations"] as? [String: [String: [String: String]]]
      return languages?["de"]?["stringUnit"]?["value"]
    }
    #expect(german("Pending") == "Offen" && german("Inner") == "Innen")
    #expect(german("S") == "Aus der App" && german("Booked") == nil && german("Help") == nil)

    // A module does not know who shows the labels of its public enums.
    let module = try Tool.run("compile", "Core", "--emit", "strings", in: folder.url)
    #expect(["Pending", "Unused"].allSatisfy { module.output.contains($0) })
  }

  @Test("a type that has the name of its module hides that")
  func moduleNamedAsAType() throws {
    let folder = try TemporaryFolder([
      "Core/Core.ctl": """
      public record Core { id: Int }
      public appearance stepper { tintColor: #112233 }
      """,
      "App/Main.ctl": "import Core\nscreen Main { var core: Core = Core(id: 1) }\n",
    ])
    let tool = try Tool.run(["compile", "App/Main.ctl", "--module", "Core=Core"], in: folder.url)
    #expect(tool.output.contains("var core: Core"), "\(tool.errors)")
    #expect(tool.output.contains("\n    CoreConstants.applyPublicAppearance("), "\(tool.output)")
  }

  @Test("a prefix of the command for a module is not known to those that import it")
  func prefixOfAModule() throws {
    let folder = try TemporaryFolder(Self.files)
    let told = try Tool.run(
      "compile", "Kit/Sources/Card.ctl", "--type-prefix", "My", in: folder.url)
    #expect(
      told.status == 0 && told.errors.contains(#""swift": { "typePrefix": "My" }"#),
      "\(told.errors)")
    let same = try Tool.run(
      "compile", "Kit/Sources/Card.ctl", "--type-prefix", "Kit", in: folder.url)
    #expect(!same.errors.contains("typePrefix"))
  }

  @Test func aStyleOfAModuleKeepsItsConstantsBesideAFileOfTheSameName() throws {
    let folder = try TemporaryFolder([
      "Kit/Kit.ctl": """
      public let faint = Color(light: #5F5F5F, dark: #B0B0B0)
      public style small: label { textColor: faint }
      """,
      "App/Kit.ctl": """
      import Kit

      let faint: Color = #123456

      screen Tea {
        content {
          label "Green" { style: small }
          label "Black" { textColor: faint }
        }
      }
      """,
    ])
    let tool = try Tool.run(
      "compile", "App/Kit.ctl", "--module", "Kit=Kit", in: folder.url)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(tool.output.contains("0x5F5F5F"), "\(tool.output)")
    #expect(tool.output.components(separatedBy: "KitConstants.faint").count == 2)
  }
}
