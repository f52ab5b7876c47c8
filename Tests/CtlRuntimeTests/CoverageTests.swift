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
}
