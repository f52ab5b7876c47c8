import CtlCatalogue
import CtlTerminal
import CtlTestSupport
import Testing

/// What assistive technology says: the naming rule of the language, values, traits.
@Suite struct AccessibilityTests {
  private func nodes(_ source: String) throws -> [RenderNode] {
    try Terminal.tree(Samples.program(source: source), 0, [], RenderOptions()).nodes
  }

  private func node(_ kind: KindName, _ source: String) throws -> RenderAccessibility {
    try #require(try nodes(source).first { $0.kind == kind }).accessibility
  }

  @Test(arguments: [
    // Its own label first, then its text, then the label that describes it, then the row.
    ("slider", "row \"Row\" { slider { accessibility { label: \"Own\" } } }", "Own"),
    ("button", "row \"Row\" { button \"Send\" }", "Send"),
    ("slider", "row \"Row\" { label named \"Named\"; slider { describedBy: named } }", "Named"),
    ("switch", "row \"Row\" { switch; button \"Send\" }", "Row"),
    ("slider", "row \"Row\" { slider }", "Row"),
    (
      "segmentedControl", "row \"Row\" { segmentedControl { segment \"A\"; segment \"B\" } }", "Row"
    ),
    ("textField", "row \"Row\" { textField \"Placeholder\" }", "Row"),
    ("stepper", "row \"Row\" { stepper; slider }", nil),
    ("button", "row \"Row\" { button { image: \"star\" } }", nil),
  ])
  func aName(kind: String, row: String, expected: String?) throws {
    let kind = try #require(KindName(name: kind))
    #expect(try node(kind, "screen S {\n table {\n\(row)\n}\n}").label == expected)
  }

  @Test(arguments: [
    ("slider", "slider { value: 5; maximumValue: 20 }", "25%"),
    ("stepper", "stepper { value: 2.5 }", "2.5"),
    ("switch", "switch { isOn: true }", "on"),
    ("switch", "switch { states: [\"Hide\", \"Show\"] }", "Hide"),
    ("progressView", "progressView { progress: 0.4 }", "40%"),
    ("pageControl", "pageControl { numberOfPages: 4; currentPage: 1 }", "page 2 of 4"),
    (
      "segmentedControl",
      "segmentedControl { segment \"A\"; segment \"B\"; selectedSegmentIndex: 1 }", "B, 2 of 2"
    ),
    ("tab", "tabBar { tab \"A\"; tab \"B\"; selectedIndex: 1 }", "1 of 2"),
    ("tab", "tabBar { tab \"A\" { badgeValue: \"3\" } }", "3, 1 of 1"),
    (
      "scrollView",
      "scrollView { isPagingEnabled: true; currentPage: 1; label \"A\"; label \"B\" }",
      "page 2 of 2"
    ),
    ("textField", "textField { text: \"Ada\"; placeholder: \"Name\" }", "Ada"),
    ("textField", "textField { placeholder: \"Name\" }", "Name"),
    ("picker", "picker { wheel { values: [\"S\", \"M\"] }; selectedRows: [1] }", "M"),
    ("datePicker", "datePicker { mode: .date; date: \"2026-05-04\" }", "May 4, 2026"),
    (
      "datePicker", "datePicker { mode: .time; date: \"19:05\" }", "7:05 PM"
    ),
  ])
  func aValue(kind: String, element: String, expected: String) throws {
    let kind = try #require(KindName(name: kind))
    #expect(try node(kind, "screen S {\n content {\n\(element)\n}\n}").value == expected)
  }

  @Test func traitsFollowTheState() throws {
    let source = """
      screen S {
        content {
          button "A" { isEnabled: false; isSelected: true; title(selected): "B" }
          stepper { accessibility { traits: [.adjustable]; hint: "More"; identifier: "more" } }
          segmentedControl { segment "A"; segment "B"; selectedSegmentIndex: 0 }
        }
      }
      """
    #expect(
      try node(.button, source).traits
        == ["userInteractionEnabled", "button", "notEnabled", "selected"])
    let stepper = try node(.stepper, source)
    #expect(stepper.traits == ["adjustable"])
    #expect(stepper.hint == "More" && stepper.identifier == "more")
    let segments = try nodes(source).filter { $0.kind == .segment }.map(\.accessibility)
    #expect(segments.map(\.label) == ["A", "B"])
    #expect(segments[0].traits.contains("selected") && !segments[1].traits.contains("selected"))
  }

  /// Names in a loop are those of their round.
  @Test func namesInALoop() throws {
    let source = """
      screen S {
        content {
          for name in ["Ada", "Grace"] {
            button { image: "star"; accessibility { label: "Rate \\(name)" } }
          }
        }
      }
      """
    let labels = try nodes(source).filter { $0.kind == .button }.map(\.accessibility.label)
    #expect(labels == ["Rate Ada", "Rate Grace"])
  }
}
