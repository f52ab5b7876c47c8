import CtlDiagnostics
import CtlEditor
import Testing

@Suite struct CodeActionTests {
  func action(_ source: String, _ title: String) throws -> String {
    let fixture = Fixture(source)
    let actions = fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection)
    let action = try #require(
      actions.first { $0.title.text() == title }, "\(actions.map { $0.title.text() })")
    return try #require(fixture.applying(action.edits))
  }

  func titles(_ source: String) -> [String] {
    let fixture = Fixture(source)
    return fixture.snapshot.codeActions(in: fixture.file, range: fixture.selection).map {
      $0.title.text()
    }
  }

  @Test(arguments: [
    (
      "screen S { slider { valeu▮: 1 } }", "change it to `value`",
      "screen S { slider { value: 1 } }"
    ),
    (
      "screen S {\n  stepper {\n    minimumValue▮: 5\n    maximumValue: 1▯\n  }\n}",
      "allow `stepper/range-inverted` here",
      "screen S {\n  @allow(stepper/range-inverted, because: \"reason\")\n  stepper {\n    minimumValue: 5\n    maximumValue: 1\n  }\n}"
    ),
    (
      "screen S { sli▮der dimmer { value: 1 } }", "add an accessibility label",
      "screen S { slider dimmer { value: 1; accessibility { label: \"Dimmer\" } } }"
    ),
    (
      "screen S { sli▮der }", "add an accessibility label",
      "screen S { slider { accessibility { label: \"Slider\" } } }"
    ),
    (
      "screen S {\n  slider▮ {\n    value: 1\n    accessibility { hint: \"x\" }\n  }\n}",
      "add an accessibility label",
      "screen S {\n  slider {\n    value: 1\n    accessibility { hint: \"x\"; label: \"Slider\" }\n  }\n}"
    ),
    (
      "screen S {\n  stepper▮ {\n    value: 1\n    wraps: true\n    maximumValue: 3\n  }\n}",
      "convert to `slider`",
      "screen S {\n  slider {\n    value: 1\n    maximumValue: 3\n  }\n}"
    ),
    (
      "screen S { step▮per { value: 1; wraps: true; maximumValue: 3 } }", "convert to `slider`",
      "screen S { slider { value: 1; maximumValue: 3 } }"
    ),
    (
      "screen S {\n  ▮slider {\n    value: 1\n  }\n  label \"x\"▯\n}", "wrap in a stack",
      "screen S {\n  stack {\n    slider {\n      value: 1\n    }\n    label \"x\"\n  }\n}"
    ),
    (
      "screen S { var on2: Bool = true; sli▮der {} }", "wrap in `if`",
      "screen S { var on2: Bool = true; if on2 { slider {} } }"
    ),
    (
      "screen S {\n  var n: Int = 1\n  stack {\n    ▮label caption \"\\(n)\"\n    stepper { value <-> n; valueLabel: caption }▯\n  }\n}\n",
      "extract component `Caption`",
      "screen S {\n  var n: Int = 1\n  stack {\n    Caption { n <-> n }\n  }\n}\n\ncomponent Caption(n: binding Int) {\n  label caption \"\\(n)\"\n  stepper { value <-> n; valueLabel: caption }\n}\n"
    ),
    (
      "component C(t: String, n: binding Int, m: Int = 9) {\n  label c \"\\(t)\"\n  stepper {\n    value <-> n\n    maximumValue: m\n  }\n}\nscreen S {\n  var k: Int = 1\n  stack {\n    C▮ { t: \"A\"; n <-> k }\n  }\n}",
      "inline the component",
      "component C(t: String, n: binding Int, m: Int = 9) {\n  label c \"\\(t)\"\n  stepper {\n    value <-> n\n    maximumValue: m\n  }\n}\nscreen S {\n  var k: Int = 1\n  stack {\n    label c \"\\(\"A\")\"\n    stepper {\n      value <-> k\n      maximumValue: 9\n    }\n  }\n}"
    ),
    (
      "screen S {\n  slider▮ {\n    isEnabled: true\n    // The most.\n    maximumValue: 3\n    value: 1\n  }\n}",
      "sort the properties",
      "screen S {\n  slider {\n    value: 1\n    // The most.\n    maximumValue: 3\n    isEnabled: true\n  }\n}"
    ),
    (
      "import \"C.ctl\"▮\n// About A.\nimport \"A.ctl\"\nimport \"C.ctl\"\nlet a = 1",
      "organize imports",
      "// About A.\nimport \"A.ctl\"\nimport \"C.ctl\"\nlet a = 1"
    ),
  ])
  func changes(source: String, title: String, expected: String) throws {
    #expect(try action(source, title) == expected)
  }

  @Test(arguments: [
    // An action cannot be called from a component.
    (
      "screen S {\n  action go()\n  stack {\n    button▮ \"x\" { on touchUpInside -> go() }\n  }\n}",
      "extract component"
    ),
    // The outside knows the element.
    (
      "screen S {\n  stack {\n    label▮ c \"x\"\n    stepper { valueLabel: c }\n  }\n}",
      "extract component"
    ),
    // The component has state of its own.
    (
      "component C() {\n  var n: Int = 1\n  label \"\\(n)\"\n}\nscreen S { C▮ {} }",
      "inline the component"
    ),
    // A name of the body is taken.
    (
      "component C() {\n  label a \"x\"\n}\nscreen S {\n  label a \"y\"\n  C▮ {}\n}",
      "inline the component"
    ),
    ("screen S { segmentedControl { segment▮ \"x\" } }", "wrap in a stack"),
    ("screen S {\n  slider▮ {\n    value: 1\n    maximumValue: 3\n  }\n}", "sort the properties"),
    ("screen S { slider▮ { accessibility { label: \"x\" } } }", "add an accessibility label"),
    ("import \"A.ctl\"▮\nimport \"B.ctl\"", "organize imports"),
  ])
  func offersNothing(source: String, title: String) {
    #expect(!titles(source).contains { $0.hasPrefix(title) })
  }

  @Test func fixesTheWholeFile() throws {
    let source = "screen S { slider { valeu▮: 1 }\n  slider { valeu: 2 } }"
    #expect(
      try action(source, "fix all `control/unknown-property` in this file")
        == "screen S { slider { value: 1 }\n  slider { value: 2 } }")
  }

  /// Every action at every element of the samples leaves a file that parses.
  @Test(arguments: Samples.all)
  func actionsKeepTheSyntax(sample: Sample) {
    let tree = sample.snapshot.file(sample.file)!.program.tree
    for token in 0..<tree.tokenCount where tree.tokenKinds[token] == .identifier {
      guard token % Samples.stride == 0 else { continue }
      let start = tree.tokenRange(token).lowerBound
      for action in sample.snapshot.codeActions(in: sample.file, range: start..<start) {
        let own = action.edits.filter { $0.location.file == sample.file }
        guard let bytes = Edit.apply(own, to: sample.bytes) else {
          Issue.record("\(action.title.text()): the edits do not fit, at \(start)")
          continue
        }
        let before = sample.snapshot.file(sample.file)!.findings.filter { $0.severity == .error }
        let after = Sample(sample.name, bytes)
        let errors = after.snapshot.file(after.file)!.findings.filter { $0.severity == .error }
        let isConversion = action.kind == .rewrite && action.edits.count > 0
        if !isConversion {
          #expect(errors.count <= before.count, "\(action.title.text()) at \(start)")
        }
        #expect(
          after.snapshot.file(after.file)!.program.tree.findings.isEmpty,
          "\(action.title.text()) at \(start)")
      }
    }
  }
}
