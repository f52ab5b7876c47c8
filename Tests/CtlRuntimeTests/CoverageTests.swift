import CtlRuntime
import Foundation
import Testing

/// How many behaviors each kind has; `kind.B1` is the first.
private let behaviors: [(kind: ControlKind, count: Int)] = [
  (.activityIndicator, 6), (.contactAddButton, 4), (.datePicker, 9), (.detailDisclosureButton, 2),
  (.infoButton, 1), (.label, 4), (.networkActivityIndicator, 4), (.pageControl, 8), (.picker, 6),
  (.progressView, 4), (.refreshControl, 5), (.roundedRectangleButton, 1), (.segmentedControl, 7),
  (.slider, 7), (.stepper, 14), (.switch, 4), (.button, 6), (.textField, 9),
]

@Suite struct CoverageTests {
  @Test("every behavior is named by exactly one test, and no test names another")
  func everyBehaviorHasATest() throws {
    let ids = behaviors.flatMap { entry in
      (1...entry.count).map { "\(entry.kind.rawValue).B\($0)" }
    }
    #expect(ids.count == 101 && behaviors.map(\.kind) == ControlKind.controls)

    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Behaviors")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let named = source.matches(of: #/@Test\(\s*"(\w+\.B\d+) /#).map { String($0.1) }
    #expect(named.sorted() == ids.sorted())
  }

  @Test("every kind has a type of its own, and its name and facts agree with the catalogue")
  func kinds() {
    #expect(ControlKind.controls.count == 18 && ControlKind.companions.count == 2)
    for kind in ControlKind.allCases { #expect(kind.type.init().kind == kind) }
    #expect(
      Set(ControlKind.controls.filter { !$0.facts.isUIControl }) == [
        .activityIndicator, .label, .networkActivityIndicator, .picker, .progressView,
      ])
    #expect(
      Set(ControlKind.controls.filter { !$0.facts.isInteractive }) == [
        .activityIndicator, .label, .networkActivityIndicator, .progressView,
      ])
    for kind in ControlKind.controls {
      #expect(kind.facts.isUIControl == (kind.type.init() is any TouchControl))
      #expect(kind.facts.events.isEmpty == !kind.facts.isInteractive)
      #expect(kind.type.init().isUserInteractionEnabled == kind.facts.isInteractive)
    }
  }
}
