import CtlTestSupport
import Foundation
import Testing

/// What `ctl import` writes.
@Suite struct DocumentImportTests {
  /// A screen looks as the document does.
  @Test(arguments: ["Cell.xib", "Names.storyboard", "Fields.xib", "Sizes.xib", "Segues.storyboard"])
  func importedScreensAreDrawnAlike(name: String) throws {
    let folder = try TemporaryFolder()
    let document = "Tests/Corpus/InterfaceBuilder/\(name)"
    let tool = try Tool.run("import", document, "-o", folder.url.path)
    #expect(tool.status == 0, "\(tool.errors)")
    for file in folder.names where file.hasSuffix(".ctl") {
      let screen = String(file.dropLast(4))
      let path = folder.url.appendingPathComponent(file).path
      let drawings = try [document, path].map {
        try Tool.run("render", $0, "--screen", screen).output
      }
      #expect(drawings[0].count > 100 && drawings[0] == drawings[1], "\(drawings)")
    }
  }

  /// What a document says and the language does not is counted, and values that nobody chose are not.
  @Test func aCellSaysWhatItLeavesOut() throws {
    let folder = try TemporaryFolder()
    let tool = try Tool.run(
      "import", "Tests/Corpus/InterfaceBuilder/Cell.xib", "-o", folder.url.path)
    #expect(tool.errors.contains("11 constructs are only in comments"), "\(tool.errors)")
    let cell = try folder.read("Cell.ctl")
    for text in [
      "//   outlet: 2", "traits: [.updatesFrequently]", "//   contentHorizontalAlignment: 1",
      "//   customClass: 1", "//   reuseIdentifier: 1", "//   selectionStyle: 1",
      "//   textColor: 1", "//   titleColor: 1", "//   verticalHuggingPriority: 1",
      "  table {\n    row {", "label teaNameLong \"Oolong\"", "font: system(34)",
      "label nameLabel \"Two minutes,\\nthen pour.\"", "style: .white",
      "// Not said here: that this is required\n            button.width == 900 @ 740",
      "`editingDidEnd`, which a `slider` never sends, calls `ended`", "action pour()",
    ] {
      #expect(cell.contains(text), "\(text) in \(cell)")
    }
    for text in ["lineBreakMode", "horizontalHugging", "indentation", "action ended", "@allow"] {
      #expect(!cell.contains(text), "\(text) in \(cell)")
    }
    let names = try Tool.run(
      "import", "Tests/Corpus/InterfaceBuilder/Names.storyboard", "-o", folder.url.path)
    #expect(names.status == 0)
    let screens = try folder.names.filter { $0.hasSuffix(".ctl") }.map { try folder.read($0) }
    #expect(screens.contains { $0.contains("//   space: 1") })
    #expect(!screens.contains { $0.contains("FlexibleSpace") })
  }

  /// A mask says which edges a frame follows; nobody chose left or right.
  @Test func masksBecomeEdges() throws {
    func lines(_ mask: String) throws -> [String] {
      let document = DocumentCommandTests.xib("volume").replacingOccurrences(
        of: "height=\"31\"/>",
        with: "height=\"31\"/><autoresizingMask key=\"autoresizingMask\" \(mask)/>")
      let folder = try TemporaryFolder(["A.xib": document])
      _ = try Tool.run("import", "A.xib", "-o", "Out", in: folder.url)
      return try folder.read("Out/A.ctl").split(separator: "\n")
        .filter { $0.contains("==") || $0.contains("autoresizing") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let top = "volume.top == superview.top @ 500"
    let width = "volume.width == 100 @ 500"
    let height = "volume.height == 31 @ 500"
    #expect(
      try lines("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"")
        == ["volume.leading == superview.leading @ 500", width, top, height])
    #expect(
      try lines("widthSizable=\"YES\" flexibleMinY=\"YES\"") == [
        "volume.leading == superview.leading @ 500",
        "volume.trailing == superview.trailing - 220 @ 500",
        "volume.bottom == superview.bottom - 69 @ 500", height,
      ])
    #expect(
      try lines("flexibleMinX=\"YES\" heightSizable=\"YES\"") == [
        "volume.trailing == superview.trailing - 220 @ 500", width, top,
        "volume.bottom == superview.bottom - 69 @ 500",
      ])
    // In the middle only a frame that is there.
    #expect(
      try lines("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"") == [
        "//   autoresizingMask: 1", "volume.leading == superview.leading @ 500", width, top, height,
      ])
  }

  /// The title of a bar is that of the screen; another one of the controller is only for code.
  @Test func otherTitlesOfControllersAreCounted() throws {
    let names = try ProjectFiles.text("Tests/Corpus/InterfaceBuilder/Names.storyboard")
    func says(_ title: String, _ text: String) throws -> Bool {
      let controller = "id=\"a00-00-001\""
      let folder = try TemporaryFolder([
        "A.storyboard": names.replacingOccurrences(
          of: controller, with: "\(controller) title=\"\(title)\"")
      ])
      _ = try Tool.run("import", "A.storyboard", "-o", "Out", in: folder.url)
      return try folder.read("Out/LightsController.ctl").contains(text)
    }
    #expect(try says("Lamps", "//   viewController.title: 1"))
    #expect(try !says("Lights", "viewController.title"))
  }

  @Test func longNamesInCodeAreKept() throws {
    let long = "brightnessOfTheLightAboveTheTableInTheKitchenOfTheHouseSlider"
    let names = try ProjectFiles.text("Tests/Corpus/InterfaceBuilder/Names.storyboard")
    let folder = try TemporaryFolder([
      "A.storyboard": names.replacingOccurrences(of: "brightnessSlider", with: long)
    ])
    _ = try Tool.run("import", "A.storyboard", "-o", "Out", in: folder.url)
    #expect(try folder.read("Out/LightsController.ctl").contains("slider \(long) {"))
  }

  /// What the document says about an element goes before what it sets by a key path.
  @Test func theLabelOfAnElementIsSaidOnce() throws {
    let image = #"<state key="normal" image="info"/>"#
    let label = #"<accessibility key="accessibilityConfiguration" label="About"/>"#
    let document = try ProjectFiles.text("Tests/Corpus/InterfaceBuilder/Attributes.xib")
    let folder = try TemporaryFolder([
      "A.xib": document, "B.xib": document.replacingOccurrences(of: image, with: image + label),
    ])
    let tools = try ["A", "B"].map {
      try Tool.run("import", "\($0).xib", "-o", "Out", in: folder.url)
    }
    #expect(try folder.read("Out/A.ctl").contains("label: \"Info\""))
    let screen = try folder.read("Out/B.ctl")
    #expect(screen.contains("label: \"About\"") && !screen.contains("Info"), "\(screen)")
    #expect(tools[0].errors.contains("constructs are only in comments"))
    #expect(tools[0].errors.replacing("A.", with: "B.") == tools[1].errors)
  }

  /// Code shows an item that stands beside its controller.
  @Test func itemsBesideControllersStandInTheBar() throws {
    let item = """
      <navigationItem title="More" id="i0"><barButtonItem key="rightBarButtonItem" title="Play All" id="i1">
      <connections><action selector="playAll:" destination="a00-00-002" id="i2"/></connections>
      </barButtonItem></navigationItem></objects>
      """
    let names = try ProjectFiles.text("Tests/Corpus/InterfaceBuilder/Names.storyboard")
    let end = try #require(names.range(of: "</objects>", options: .backwards))
    let folder = try TemporaryFolder([
      "A.storyboard": names.replacingCharacters(in: end, with: item)
    ])
    _ = try Tool.run("import", "A.storyboard", "-o", "Out", in: folder.url)
    let files = try folder.read("Out/TableViewController.ctl")
    #expect(files.contains("button \"Play All\""), "\(files)")
  }

  @Test(arguments: ["Names.storyboard", "Fields.xib", "Sizes.xib", "Looks.xib", "Cell.xib"])
  func importedScreensCompileAndAreFormatted(name: String) throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appendingPathComponent("Screens").path
    let tool = try Tool.run("import", "Tests/Corpus/InterfaceBuilder/\(name)", "-o", output)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(tool.errors.contains("only in comments"))
    #expect(!folder.names.filter { $0.hasSuffix(".ctl") }.isEmpty)
    let check = try Tool.run("check", "Screens", in: folder.url)
    #expect(check.status == 0, "\(check.output)")
    let format = try Tool.run("format", "--check", "Screens", in: folder.url)
    #expect(format.status == 0, "\(format.output)")
    let compile = try Tool.run("compile", "Screens", "-o", "Out", in: folder.url)
    #expect(compile.status == 0, "\(compile.output)\(compile.errors)")
  }

  @Test func whatTheLanguageDoesNotSayStandsInAComment() throws {
    let folder = try TemporaryFolder([:])
    let output = folder.url.path + "/Screens"
    let tool = try Tool.run("import", "Tests/Corpus/InterfaceBuilder/Fields.xib", "-o", output)
    #expect(tool.status == 0, "\(tool.errors)")
    let screens = try folder.names.filter { $0.hasSuffix(".ctl") }.map { try folder.read($0) }
    #expect(screens.joined().contains("// Not said here: `textContentType`"))
    #expect(screens.joined().contains("isSecureTextEntry: true"))
  }

  @Test func seguesBecomeOpenings() throws {
    let folder = try TemporaryFolder([:])
    let tool = try Tool.run(
      "import", "Tests/Corpus/InterfaceBuilder/Segues.storyboard", "-o", folder.url.path)
    #expect(tool.status == 0, "\(tool.errors)")
    let list = try folder.read("TeaList.ctl")
    for text in [
      "import \"Details.ctl\"", "import \"Help.ctl\"", "screen TeaList \"Teas\" {",
      "on select -> push Details()", "on touchUpInside -> sheet Help()",
      "accessory: .disclosureIndicator", "footer: \"Two minutes.\"",
    ] {
      #expect(list.contains(text), "\(text) in \(list)")
    }
    #expect(!list.contains("action"))
    // The way back: the two files import each other.
    let details = try folder.read("Details.ctl")
    for text in [
      "import \"TeaList.ctl\"", "on touchUpInside -> push TeaList()",
      "searchBar \"Search Teas\"", "imageView {", "image: \"leaf\"", "decorative: true",
      "scrollView {", "axis: .horizontal", "isPagingEnabled: true", "label \"Warm the pot.\"",
    ] {
      #expect(details.contains(text), "\(text) in \(details)")
    }
    let tabs = try folder.read("Tabs.ctl")
    for text in [
      "tabBar {", "tab \"Teas\" {", "image: \"cup\"", "badgeValue: \"2\"",
      "screen: TeaList()", "tab \"Favorites\"", "screen: Details()",
      "//   variation: 1", "//   segue: 1", "//   largeTitleDisplayMode: 1",
    ] {
      #expect(tabs.contains(text), "\(text) in \(tabs)")
    }
    #expect(try Tool.run("check", folder.url.path).status == 0)
    #expect(try Tool.run("compile", folder.url.path, "-o", folder.url.path + "/swift").status == 0)
  }

  @Test func translationsBecomeACatalogue() throws {
    let document = DocumentCommandTests.xib("volume").replacingOccurrences(
      of: "<slider",
      with: """
        <label text="Volume" id="l-1"><rect key="frame" x="16" y="40" width="280" height="21"/></label>
        <label text="Save 50% \\ now" id="l-2">
        <rect key="frame" x="16" y="70" width="280" height="21"/></label>
        <button id="b-1"><rect key="frame" x="16" y="100" width="280" height="30"/>
        <state key="normal" title="Done"/></button>
        <slider
        """)
    let catalogue = """
      {"sourceLanguage":"en","version":"1.0","strings":{"l-1.text":{"localizations":{
      "fr":{"stringUnit":{"state":"translated","value":"Volume sonore"}}}}}}
      """
    let folder = try TemporaryFolder([
      "App/Base.lproj/Player.xib": document,
      "App/de.lproj/Player.strings": """
      /* Class = "UILabel"; text = "Volume"; */
      "l-1.text" = "Lautstärke";
      "l-2.text" = "Jetzt 50 % \\"sparen\\"";
      "b-1.normalTitle" = "Fertig";
      "gone.text" = "Weg";
      """,
      "App/mul.lproj/Player.xcstrings": catalogue,
    ])
    let tool = try Tool.run("import", "App/Base.lproj/Player.xib", "-o", "Out", in: folder.url)
    #expect(tool.status == 0)
    #expect(tool.errors.contains("4 translations found, 1 left out"), "\(tool.errors)")
    let strings = try folder.read("Out/Localizable.xcstrings")
    for text in ["\"Volume\" :", "Lautstärke", "Volume sonore", "\"de\" :", "Fertig"] {
      #expect(strings.contains(text), "\(text) in \(strings)")
    }
    #expect(!strings.contains("Weg"))
    // A picture in the language has its texts, and another import keeps what is there.
    let drawn = try Tool.run("render", "Out/Player.ctl", "--lang", "de", in: folder.url)
    #expect(
      drawn.output.contains("Lautstärke") && drawn.output.contains("Fertig"), "\(drawn.output)")
    #expect(drawn.output.contains("Jetzt 50 % \"sparen\""), "\(drawn.output)")
    let again = try Tool.run("import", "App/Base.lproj/Player.xib", "-o", "Out", in: folder.url)
    #expect(again.status == 0)
    #expect(try folder.read("Out/Localizable.xcstrings") == strings)
    #expect(try Tool.run("check", "Out", in: folder.url).status == 0)
  }

  /// Names of outlets, classes, actions and labels are texts of others.
  @Test func hostileNamesAreImported() throws {
    let hostile = [
      "class", "if", "självklart", "../../etc/passwd", "a b", "&quot;);drop(", "0", "_",
      "&#x202E;abc",
      "\\(evil)", "true", "superview", "button", "label", "x&#10;}",
      String(repeating: "n", count: 3000),
    ]
    var outlets = ""
    var views = ""
    for (index, name) in hostile.enumerated() {
      outlets += "<outlet property=\"\(name)\" destination=\"h-\(index)\" id=\"o-\(index)\"/>"
      views += """
        <button id="h-\(index)" customClass="\(name)" userLabel="\(name)">
          <state key="normal" title="\(name)" image="\(name)"/>
          <connections><action selector="\(name):" destination="-1" eventType="touchUpInside" id="e-\(index)"/></connections>
        </button>
        """
    }
    let document = DocumentCommandTests.xib("volume")
      .replacingOccurrences(of: "<connections>", with: "<connections>" + outlets)
      .replacingOccurrences(of: "<subviews>", with: "<subviews>" + views)
      .replacingOccurrences(of: "customClass=\"Owner\"", with: "customClass=\"../../Owner&#10;\"")
    let folder = try TemporaryFolder(["In/A.xib": document])
    let tool = try Tool.run("import", "In/A.xib", "-o", "Out", in: folder.url)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(folder.names.filter { $0.hasSuffix(".ctl") } == ["Out/A.ctl"], "\(folder.names)")
    let check = try Tool.run("check", "Out", in: folder.url)
    #expect(check.status == 0, "\(check.output)")
    #expect(try Tool.run("compile", "Out", "-o", "Swift", in: folder.url).status == 0)
    let format = try Tool.run("format", "--check", "Out", in: folder.url)
    #expect(format.status == 0)
  }

  @Test func otherFilesAreNotImported() throws {
    #expect(try Tool.run("import", "Samples/SignIn.ctl", "-o", "x").status == 2)
    #expect(try Tool.run("compile", DocumentCommandTests.names, "-o", "x").status == 2)
  }
}
