import CtlChecker
import CtlDiagnostics
import CtlSyntax
import Testing

@testable import CtlRules

/// In every example whose finding is at a property, that property alone moves to a style or an appearance:
/// the finding moves with it, unless another property of the element takes part.
@Suite struct LookExampleTests {
  /// What a look is to blame for, whatever the element says besides.
  private static let alone: Set<String> = [
    "activity-indicator/stays-when-stopped", "button/decoration-without-need",
    "button/text-and-icon", "control/tint-unseen", "progress-view/bar-track-customized",
    "segmented-control/text-and-image-segment", "slider/thumb-state",
  ]

  /// What the element keeps is still wrong without the other part.
  private static let withOther: Set<String> = [
    "button/decoration-outside-content", "page-control/indistinct-current",
    "progress-view/same-tracks", "segmented-control/mixed-content", "slider/same-tracks",
    "stepper/divider-images-incomplete", "stepper/swapped-images",
  ]

  @Test(arguments: ["style look: KIND", "appearance KIND"])
  func whatALookSetsIsToldThere(head: String) {
    var moved = 0
    for test in ExampleTests.bad {
      for item in Self.properties(test) {
        let (own, isTold) = item.findings(head, without: nil)
        guard let own else { continue }
        moved += 1
        if isTold {
          for other in item.others where !Self.alone.contains(test.code.id) {
            let left = item.findings(head, without: other).own
            #expect(left?.isEmpty != true, "\(test.code.id) \(item.member) \(item.text(other))")
          }
          continue
        }
        // Another property of the element has a part in it.
        let isShared = item.others.contains {
          item.findings(head, without: $0).own?.isEmpty == true
        }
        #expect(
          isShared || Self.withOther.contains(test.code.id),
          "\(head) \(test.code.id) \(item.member): \(own)")
      }
    }
    #expect(moved > 50)
  }

  private struct Property {
    let test: ExampleTests.Case
    let kind: String
    let range: Range<Int>
    let others: [Range<Int>]

    func text(_ range: Range<Int>) -> String {
      String(decoding: Array(test.example.source.utf8)[range], as: UTF8.self)
    }

    var member: String { text(range) }

    /// The findings of the code, nil where the property cannot be there, and whether the look has one.
    func findings(
      _ head: String, without other: Range<Int>?
    ) -> (own: [Finding]?, isTold: Bool) {
      let isStyle = head.hasPrefix("style")
      let changes =
        ([(range, isStyle ? "style: look" : "")] + (other.map { [($0, "")] } ?? []))
        .sorted { $0.0.lowerBound > $1.0.lowerBound }
      var main = Array(test.example.source.utf8)
      for (range, text) in changes { main.replaceSubrange(range, with: Array(text.utf8)) }
      let start = main.count
      let source =
        String(decoding: main, as: UTF8.self)
        + "\n\n\(head.replacing("KIND", with: kind)) { \(member) }\n"
      let settings = ExampleTests.settings(test.example, for: test.code)
      let found = ExampleTests.findings(source, settings, for: test.code)
      let isWrong = found.contains {
        $0.severity == .error && $0.code.family != test.code.family
      }
      let own = found.filter { $0.code == test.code }
      return (isWrong ? nil : own, own.contains { $0.location.range.lowerBound > start })
    }
  }

  private static func properties(_ test: ExampleTests.Case) -> [Property] {
    let program = Program.check(SyntaxTree.parse(test.example.source))
    let settings = ExampleTests.settings(test.example, for: test.code)
    let findings = ExampleTests.findings(test.example.source, settings, for: test.code)
    let bytes = Array(test.example.source.utf8)
    return program.elements.filter { $0.form == .kind && $0.style < 0 }.flatMap { element in
      program.properties[element.properties].compactMap { entry in
        guard entry.group == .own, entry.form == .property, program.isConstant(entry.expression)
        else { return nil }
        let range = program.location(of: entry.origin).range
        guard bytes[range].contains(0x3A),
          findings.contains(where: { range.contains($0.location.range) })
        else { return nil }
        let others = program.properties[element.properties].map {
          program.location(of: $0.origin).range
        }.filter { $0 != range && !$0.overlaps(range) }
        return Property(test: test, kind: element.kind.name, range: range, others: others)
      }
    }
  }
}
