import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// No control takes a variable out of its range.
@Suite struct RangeTests {
  @Test(arguments: [
    (
      "var day: Date in \"2026-03-01\"...\"2026-04-10\" = \"2026-03-20\"",
      "datePicker a { mode: .date; date <-> day }", "\\(day.month)", "spin a 0 11", "4"
    ),
    (
      "var time: Duration in 10min...2h = 1h",
      "datePicker a { mode: .countDownTimer; countDownDuration <-> time }",
      "\\(time.formatted(.time))", "spin a 0 5", "2:00:00"
    ),
    // A step sees at once what the steps before it have done to a range.
    (
      "var cap: Int in 0...9 = 3; var low: Int in 0...cap = 2; var log: Int = 9",
      "button a \"Go\" { on touchUpInside { cap = 1; log = low } }", "\\(log)", "tap a", "1"
    ),
    (
      "var items: [Int] = [1, 2]; var last: Int in 0...items.count = 2; var log: Int = 9",
      "button a \"Go\" { on touchUpInside { items.removeAll(); log = last } }", "\\(log)", "tap a",
      "0"
    ),
  ])
  func aControlSets(variable: String, element: String, text: String, steps: String, result: String)
    throws
  {
    let source = "screen S {\n\(variable)\ncontent { \(element); label said \"\(text)\" } }"
    let program = Program.check(SyntaxTree.parse(source))
    var preview = try Preview(program)
    for step in steps.split(separator: "\n") { #expect(preview.run(String(step)) == nil) }
    let texts = preview.live.tree.nodes.compactMap(\.text)
    #expect(texts.contains(result), "\(texts)")
  }
}
