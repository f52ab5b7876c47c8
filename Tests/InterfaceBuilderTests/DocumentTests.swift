import CtlChecker
import CtlDiagnostics
import CtlInterfaceBuilder
import CtlTerminal
import CtlTestSupport
import CtlText
import CtlWorkspace
import Testing

/// What is found in documents of Interface Builder: the fixtures name their findings in comments.
@Suite struct DocumentTests {
  static let fixtures = InterfaceBuilder.extensions.flatMap {
    ProjectFiles.list("Tests/Corpus/InterfaceBuilder", "." + $0)
  }

  static func check(_ bytes: [UInt8], _ path: String = "A.xib") -> Workspace.CheckedFile? {
    var workspace = Workspace(root: ".")
    workspace.open(path, bytes)
    return workspace.check([path])[0]
  }

  /// `3 accessibility/missing-label warning` for each finding.
  private func found(_ file: Workspace.CheckedFile) -> [String] {
    let lines = file.program.origins.source.lineTable()
    return file.findings.map { finding in
      let line = lines.position(at: finding.location.range.lowerBound).line + 1
      return "\(line) \(finding.code.id) \(finding.severity.rawValue)"
    }.sorted()
  }

  private func expected(_ text: String) -> [String] {
    var result: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for part in line.split(separator: "<!-- ").dropFirst() where part.contains("/") {
        let words = part.split(separator: " ")
        if words.count == 3, words[2] == "-->" {
          result.append("\(number + 1) \(words[0]) \(words[1])")
        }
      }
    }
    return result.sorted()
  }

  @Test func thereAreFixtures() { #expect(Self.fixtures.count >= 4) }

  @Test(arguments: fixtures) func fixtureHasItsFindings(path: String) throws {
    let file = try #require(Self.check(try ProjectFiles.bytes(path), path))
    #expect(found(file) == expected(try ProjectFiles.text(path)))
  }

  @Test(arguments: fixtures) func everyScreenIsDrawn(path: String) throws {
    let program = try #require(Self.check(try ProjectFiles.bytes(path), path)).program
    #expect(!program.screens.isEmpty)
    for screen in program.screens {
      let text = try Terminal.render(program, screen: program.text(screen.name)).text
      #expect(text.count > 100)
    }
  }

  /// Every fix removes its finding, and changes only lines near it.
  @Test(arguments: fixtures) func fixesRemoveTheirFindings(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    let file = try #require(Self.check(bytes, path))
    for finding in file.findings {
      for fix in finding.fixes {
        let changed = try #require(Edit.apply(fix.edits, to: bytes), "\(finding.code.id)")
        let after = try #require(Self.check(changed, path))
        #expect(
          after.findings.count { $0.code == finding.code }
            == file.findings.count { $0.code == finding.code } - 1, "\(finding.code.id)")
        #expect(!after.hasErrors, "\(finding.code.id)")
        let before = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
        let lines = String(decoding: changed, as: UTF8.self).split(separator: "\n")
        #expect(lines.count { !before.contains($0) } <= 4, "\(finding.code.id)")
      }
    }
  }

  /// A fix writes the line ends that its document has.
  @Test(arguments: fixtures) func fixesKeepTheLineEnds(path: String) throws {
    let text = try ProjectFiles.text(path).replacing("\r\n", with: "\n")
    func results(_ text: String) throws -> [String] {
      let bytes = Array(text.utf8)
      return try #require(Self.check(bytes, path)).findings.flatMap(\.fixes).map { fix in
        String(decoding: try #require(Edit.apply(fix.edits, to: bytes)), as: UTF8.self)
      }
    }
    let expected = try results(text).map { $0.replacing("\n", with: "\r\n") }
    #expect(try results(text.replacing("\n", with: "\r\n")) == expected)
  }

  @Test func aNameIsTakenFromBeside() throws {
    let path = "Tests/Corpus/InterfaceBuilder/Names.storyboard"
    let file = try #require(Self.check(try ProjectFiles.bytes(path), path))
    let edits = file.findings.flatMap(\.fixes).flatMap(\.edits).map(\.text).joined()
    for name in ["Night Light", "Brightness", "Close"] {
      #expect(edits.contains("label=\"\(name)\""), "\(name)")
    }
  }

  @Test func aNameKeepsItsBrackets() throws {
    let views = """
      <view id="v"><subviews><label text="Night Light (NL):" id="l">
      <rect key="frame" x="0" y="0" width="90" height="31"/></label><switch id="s">
      <rect key="frame" x="100" y="0" width="51" height="31"/></switch></subviews></view>
      """
    let file = try #require(Self.check(document(views)))
    let edits = file.findings.flatMap(\.fixes).flatMap(\.edits).map(\.text).joined()
    #expect(edits.contains("label=\"Night Light (NL)\""), "\(edits)")
  }

  /// The view of a bar button item is what people see of it.
  @Test func theViewOfABarButtonItemIsRead() throws {
    let views = """
      <toolbar id="t"><items><barButtonItem id="i">
      <switch key="customView" id="s"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      </barButtonItem></items></toolbar>
      """
    let program = try #require(Self.check(document(views))).program
    #expect(program.elements.contains { $0.form == .kind && $0.kind == .switch })
    #expect(!program.elements.contains { $0.form == .kind && $0.kind == .button })
  }

  /// The types of buttons that are kinds of their own are no types any more, and one of two is a style.
  @Test func aLightInfoButtonIsLight() throws {
    let views = """
      <button buttonType="infoLight" id="i"><rect key="frame" x="0" y="0" width="22" height="22"/></button>
      <button buttonType="infoDark" id="j"><rect key="frame" x="0" y="40" width="22" height="22"/></button>
      """
    let program = try #require(Self.check(document(views))).program
    let styles = program.properties.filter { $0.name == .style }
    #expect(styles.map { program.constant($0.expression) } == [.member("light")])
    #expect(program.design?.unsupported.contains { $0.name == "buttonType" } == false)
  }

  /// Every element of a document is read, known to say nothing, or counted.
  @Test func everySkippedConstructIsCounted() throws {
    let views = """
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <button id="b" alpha="0.5"><state key="normal" title="Go"><color key="titleColor"/></state>
      <buttonConfiguration key="configuration" style="filled" title="Go"/>
      <color key="shadowColor" white="0"/><variation key="heightClass=compact" hidden="YES"/></button>
      <textField id="t" placeholder="Name"><textInputTraits key="textInputTraits" returnKeyType="go"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="a" value="b"/>
      </userDefinedRuntimeAttributes></textField>
      <newThing key="what"/></view>
      """
    let program = try #require(Self.check(document(views))).program
    let counts = Dictionary(
      uniqueKeysWithValues: (program.design?.unsupportedCounts ?? []).map { ($0.name, $0.count) })
    for name in [
      "alpha", "buttonConfiguration", "shadowColor", "variation", "returnKeyType",
      "userDefinedRuntimeAttribute", "newThing",
    ] {
      #expect(counts[name] == 1, "\(name) in \(counts)")
    }
  }

  @Test(
    "a segue calls an action of its name, or is counted",
    arguments: [
      ("kind=\"show\"", ["more"], []),
      ("kind=\"show\" trigger=\"accessoryAction\"", [], ["segue.accessoryAction"]),
      ("kind=\"embed\"", [], ["segue.embed"]),
    ] as [(String, [String], [String])])
  func segues(attributes: String, actions: [String], counted: [String]) throws {
    let views = """
      <button id="b"><state key="normal" title="More"/><connections>
      <segue destination="d" id="s" identifier="more" \(attributes)/></connections></button>
      """
    let program = try #require(Self.check(document(views))).program
    #expect(program.actions.map { program.text($0.name) } == actions)
    let counts = program.design?.unsupportedCounts.map(\.name) ?? []
    #expect(counts.filter { $0.hasPrefix("segue") } == counted)
  }

  /// However a document says that a font is not a plain one, it is counted.
  @Test(arguments: [
    ("type=\"boldSystem\"", 1), ("type=\"italicSystem\"", 1),
    ("type=\"system\" weight=\"bold\"", 1),
    ("type=\"boldSystem\" weight=\"bold\"", 1), ("type=\"system\"", 0),
  ])
  func weightsAreCounted(font: String, count: Int) throws {
    let views = """
      <label text="A" id="l"><fontDescription key="fontDescription" \(font) pointSize="17"/></label>
      """
    let program = try #require(Self.check(document(views))).program
    let counts = program.design?.unsupportedCounts.filter { $0.name == "font.weight" } ?? []
    #expect(counts.map(\.count) == (count > 0 ? [count] : []))
  }

  /// An image is an attribute, or an element with its name.
  @Test(arguments: [
    "<imageView id=\"v\">@</imageView>",
    "<button id=\"v\"><state key=\"normal\">@</state></button>",
    "<button id=\"v\"><buttonConfiguration key=\"configuration\">@</buttonConfiguration></button>",
    "<toolbar id=\"v\"><items><barButtonItem id=\"w\">@</barButtonItem></items></toolbar>",
    "<segmentedControl id=\"v\"><segments><segment>@</segment></segments></segmentedControl>",
  ])
  func imagesAreRead(view: String) throws {
    let reference =
      "<imageReference key=\"image\" image=\"star\" catalog=\"system\" symbolScale=\"large\"/>"
    let views = "<view id=\"r\"><subviews>\(view)</subviews></view>"
    let child = try #require(Self.check(document(views.replacing("@", with: reference)))).program
    #expect(ScreenText.lines(of: 0, in: child).lines.joined().contains("image: \"star\""))
    #expect(child.design?.unsupportedCounts.map(\.name) == ["symbolScale"])
    let attribute = try #require(
      Self.check(document(views.replacing(">@", with: " image=\"star\">")))
    ).program
    #expect(ScreenText.lines(of: 0, in: attribute).lines.joined().contains("image: \"star\""))
    #expect(attribute.design?.unsupportedCounts.isEmpty == true)
  }

  /// The tint of a document is that of each of its screens.
  @Test func theTintOfADocumentIsRead() throws {
    let scene = """
      <scene><objects><viewController id="@"><view key="view" id="v@"><subviews>
      <button id="b@" buttonType="system"><state key="normal" title="Go"/></button></subviews></view>
      </viewController></objects></scene>
      """
    let scenes = ["c", "d"].map { scene.replacing("@", with: $0) }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes)</scenes>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></document>
      """
    let program = try #require(Self.check(Array(text.utf8), "A.storyboard")).program
    #expect(program.screens.count == 2)
    for index in program.screens.indices {
      let lines = ScreenText.lines(of: index, in: program).lines
      #expect(lines.contains("  tintColor: #FF0000"), "\(lines)")
    }
  }

  /// Whatever attribute nothing reads is counted, and what the tool writes by itself is not.
  @Test(
    arguments: [
      ("<label id=\"l\" enabled=\"NO\" text=\"A\"/>", ["enabled"]),
      ("<switch id=\"s\" title=\"A\"/>", ["title"]),
      ("<slider id=\"s\" image=\"a\"/>", ["image"]),
      ("<button id=\"b\" lineBreakMode=\"tailTruncation\"/>", ["lineBreakMode"]),
      ("<button id=\"b\" lineBreakMode=\"middleTruncation\"/>", []),
      ("<label id=\"l\" lineBreakMode=\"tailTruncation\"/>", []),
      ("<label id=\"l\" lineBreakMode=\"middleTruncation\"/>", ["lineBreakMode"]),
      (
        "<label id=\"l\"><size key=\"shadowOffset\" width=\"1\" height=\"1\"/></label>",
        ["shadowOffset"]
      ),
      ("<label id=\"l\"><size key=\"shadowOffset\" width=\"0.0\" height=\"0.0\"/></label>", []),
      ("<view id=\"v\"><size key=\"freeformSize\" width=\"1\" height=\"1\"/></view>", []),
      (
        "<button id=\"b\"><state key=\"normal\"><color key=\"titleShadowColor\" white=\"0\" alpha=\"1\"/></state></button>",
        ["titleShadowColor"]
      ),
      (
        "<button id=\"b\"><state key=\"normal\"><color key=\"titleShadowColor\" white=\"0.5\" alpha=\"1\"/></state></button>",
        []
      ),
      (
        "<navigationBar id=\"n\"><items><navigationItem id=\"i\" title=\"A\" prompt=\"B\"/></items></navigationBar>",
        ["navigationItem.title", "prompt"]
      ),
      (
        "<button id=\"b\"><connections><segue id=\"s\" kind=\"presentation\" destination=\"d\" animates=\"NO\" modalPresentationStyle=\"fullScreen\"/></connections></button>",
        ["animates", "modalPresentationStyle"]
      ),
      (
        "<button id=\"b\"><connections><segue id=\"s\" kind=\"presentation\" destination=\"d\" identifier=\"a\" modalPresentationStyle=\"pageSheet\"/></connections></button>",
        []
      ),
    ] as [(String, [String])])
  func attributesAreReadOrCounted(view: String, counted: [String]) throws {
    let views = "<view id=\"r\"><subviews>\(view)</subviews></view>"
    let program = try #require(Self.check(document(views))).program
    #expect(program.design?.unsupportedCounts.map(\.name) == counted)
  }

  @Test func attributesOfControllersAreCounted() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
      <navigationController id="n" navigationBarHidden="YES" sceneMemberID="viewController"/>
      </objects></scene><scene><objects><viewController id="c" title="A" customClass="First" \
      storyboardIdentifier="first" hidesBottomBarWhenPushed="YES" \
      modalPresentationStyle="overCurrentContext" automaticallyAdjustsScrollViewInsets="NO" \
      sceneMemberID="viewController"><view key="view" id="v"/>
      <navigationItem key="navigationItem" title="A" prompt="P" id="i"/></viewController>
      </objects></scene></scenes></document>
      """
    let program = try #require(Self.check(Array(text.utf8), "A.storyboard")).program
    #expect(
      program.design?.unsupportedCounts.map(\.name) == [
        "hidesBottomBarWhenPushed", "modalPresentationStyle", "navigationBarHidden",
        "navigationController", "prompt",
      ])
  }

  @Test func whatIsNotSaidIsCounted() throws {
    let path = "Tests/Corpus/InterfaceBuilder/Looks.xib"
    let program = try #require(Self.check(try ProjectFiles.bytes(path), path)).program
    let dump = program.dump()
    for line in ["imageView", "unsupported mapView: 1", "slider", "screen Looks"] {
      #expect(dump.contains(line), "\(dump)")
    }
    #expect(!dump.contains("unsupported imageView"))
  }

  // MARK: Refused files

  @Test(arguments: [
    ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "document/unsupported"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
      "document/unsupported"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>",
      "document/unsupported"
    ),
    ("<html/>", "document/unsupported"), ("", "document/malformed"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><document/>", "document/malformed"),
    ("<document><objects></document>", "document/malformed"),
  ])
  func othersAreRefusedInOneLine(text: String, code: String) throws {
    let file = try #require(Self.check(Array(text.utf8)))
    #expect(file.findings.map(\.code.id) == [code])
    #expect(file.program.screens.isEmpty)
    #expect(!file.findings[0].message.text().contains("\n"))
  }

  // MARK: Hostile documents

  private func document(_ views: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
      <objects>\(views)</objects></document>
      """.utf8)
  }

  /// Two sizes of a view contradict each other, also of one that scrolls. Two of its distances to what is
  /// inside do not: they say how long the contents are.
  @Test(arguments: [
    ("view", "width", true), ("view", "height", true), ("scrollView", "width", true),
    ("scrollView", "height", true), ("tableView", "height", true), ("textView", "height", true),
    ("view", "bottom", true), ("scrollView", "bottom", false), ("scrollView", "trailing", false),
  ])
  func sizesContradictEachOther(kind: String, attribute: String, isFound: Bool) throws {
    let other =
      ["width", "height"].contains(attribute)
      ? "" : " secondItem=\"i\" secondAttribute=\"\(attribute)\""
    let constraints = [100, 200].map {
      "<constraint firstAttribute=\"\(attribute)\"\(other) constant=\"\($0)\" id=\"c\($0)\"/>"
    }.joined()
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"100\"/>"
    let views = """
      <view id="v">\(frame)<subviews><\(kind) id="s">\(frame)<subviews><view id="i">\(frame)</view>\
      </subviews><constraints>\(constraints)</constraints></\(kind)></subviews></view>
      """
    let file = try #require(Self.check(document(views)))
    #expect(file.findings.contains { $0.code.id == "document/contradiction" } == isFound)
  }

  /// A row that has a place for its text gets one from code, also when it is empty in the document.
  @Test(arguments: [
    ("textLabel=\"l\"", "", true), ("textLabel=\"l\"", "Wi-Fi", true), ("", "Wi-Fi", true),
    ("", "", false), ("", "Label", false),
  ])
  func aRowIsNamedByItsText(attribute: String, text: String, isNamed: Bool) throws {
    let views = """
      <tableViewCell id="c" \(attribute)><rect key="frame" x="0" y="0" width="320" height="88"/>
      <tableViewCellContentView key="contentView" id="v"><subviews><label text="\(text)" id="l">
      <rect key="frame" x="0" y="0" width="90" height="20"/></label><switch id="s">
      <rect key="frame" x="200" y="50" width="51" height="31"/></switch></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    let file = try #require(Self.check(document(views)))
    let finding = try #require(file.findings.first { $0.code.id == "accessibility/missing-label" })
    #expect(finding.severity == (isNamed ? .advice : .warning))
  }

  @Test func deepAndWideDocumentsAreChecked() throws {
    let depth = 120
    let deep =
      String(
        repeating: "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>",
        count: depth)
      + "<switch id=\"a\"/>" + String(repeating: "</subviews></view>", count: depth)
    let file = try #require(Self.check(document(deep)))
    #expect(file.findings.map(\.code.id) == ["accessibility/missing-label"])
    let program = try #require(Self.check(document(deep))).program
    _ = try? Terminal.render(program)
    let item =
      "<label text=\"a\"/><switch id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></switch>"
    let wide =
      "<view><subviews>" + String(repeating: item, count: 2000) + "</subviews></view>"
    #expect(try #require(Self.check(document(wide))).findings.count == 2000)
  }

  @Test(arguments: ["1e300", "-1e300", "nan", "inf", "1e10", "-631152000.5"])
  func datesAreReadOrLeftOut(seconds: String) throws {
    let picker = """
      <datePicker id="a"><date key="date" timeIntervalSinceReferenceDate="\(seconds)"/></datePicker>
      """
    #expect(try !#require(Self.check(document(picker))).program.elements.isEmpty)
  }

  /// Random cuts, copies and bytes anywhere in the fixtures: sound XML is read, the rest refused.
  @Test(arguments: fixtures) func brokenBytesAreCheckedOrRefused(path: String) throws {
    let base = try ProjectFiles.bytes(path)
    let pieces = [
      "<", ">", "\"", "&", "&#x202E;", "&#0;", "<!DOCTYPE a>", "<![CDATA[", "-->", "</view>",
      "<view>", "<a:b/>", "\u{0}", "\u{FEFF}", " id=\"\"", "&lol;",
    ]
    var generator = SeededGenerator(seed: UInt64(base.count) + 1)
    for _ in 0..<60 {
      var bytes = base
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...200, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &generator)!.utf8, at: start)
        default: bytes[start] = UInt8.random(in: 0...255, using: &generator)
        }
        if bytes.isEmpty { bytes = [0x3C] }
      }
      let file = try #require(Self.check(bytes, path))
      let isRefused = file.findings.contains { $0.code.id == "document/malformed" }
      #expect(!isRefused || file.findings.count == 1)
      #expect(file.findings.allSatisfy { $0.location.range.upperBound <= bytes.count })
      for index in file.program.screens.indices {
        #expect(!ScreenText.lines(of: index, in: file.program).lines.isEmpty)
      }
    }
  }

  /// Random damage to the fixtures: it is checked or refused.
  @Test(arguments: fixtures) func damageIsCheckedOrRefused(path: String) throws {
    let base = try ProjectFiles.bytes(path)
    let values = [
      "-1", "1e308", "nan", "", "YES", "0", "99999999999999999999", "i00-00-004", "&lt;",
    ]
    var generator = SeededGenerator(seed: UInt64(base.count))
    for _ in 0..<30 {
      var bytes = base
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        // A value becomes another one, or a line goes.
        let quotes = bytes.indices.filter { bytes[$0] == 0x22 }
        let index = 2 * Int.random(in: 0..<quotes.count / 2, using: &generator)
        guard quotes.indices.contains(index + 1) else { continue }
        let value = values[Int.random(in: values.indices, using: &generator)]
        bytes.replaceSubrange(quotes[index] + 1..<quotes[index + 1], with: value.utf8)
      }
      let file = try #require(Self.check(bytes, path))
      for finding in file.findings {
        #expect(finding.location.range.upperBound <= bytes.count)
        for fix in finding.fixes { #expect(Edit.apply(fix.edits, to: bytes) != nil) }
      }
      _ = file.program.dump()
      for screen in file.program.screens {
        _ = try? Terminal.render(file.program, screen: file.program.text(screen.name))
      }
    }
  }
}
