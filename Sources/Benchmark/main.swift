// Times the stages of the compiler on sources of growing length, one core, best of several runs.
//
//     swift run -c release ctl-bench [LINES…]

import CtlChecker
import CtlDiagnostics
import CtlFormatter
import CtlGenerator
import CtlRules
import CtlSyntax
import CtlText

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
print("lines      bytes  stage        ms   M lines/s    MB/s")
for size in sizes.isEmpty ? [1_000, 10_000, 100_000, 1_000_000] : Array(sizes) {
  let bytes = SourceMaker.make(lines: size)
  let source = SourceText(path: "Bench.ctl", bytes: bytes)
  let lines = source.lineTable().starts.count - 1
  let runs = max(3, min(50, 2_000_000 / max(1, lines)))
  let tree = SyntaxTree.parse(source)
  let program = Program.check(tree)
  let findings = RuleEngine.run(program).findings
  report("lex", lines, bytes.count, best(runs) { _ = TokenList(bytes) })
  report("lex + parse", lines, bytes.count, best(runs) { _ = SyntaxTree.parse(source) })
  let messy = SyntaxTree.parse(SourceText(path: "Bench.ctl", bytes: SourceMaker.messy(bytes)))
  report("format", lines, bytes.count, best(runs) { _ = Formatter.format(messy) })
  report("check", lines, bytes.count, best(runs) { _ = Program.check(tree) })
  report("emit swift", lines, bytes.count, best(3) { _ = Generator.swift(program) })
  report("rules", lines, bytes.count, best(runs) { _ = RuleEngine.run(program) })
  print("           \(findings.count) findings; peak memory \(peakMemory()) MiB")
}

var system = LayoutSystem(constraints: 1_000)
report("solve 1,000", 1_000, 0, best(20) { system = LayoutSystem(constraints: 1_000) })
report(
  "resize", 1_000, 0,
  best(20) {
    system.resize(to: 375)
    system.resize(to: 320)
  })

func best(_ runs: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<runs {
    let time = clock.measure(body).components
    best = min(best, Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15)
  }
  return best
}

func report(_ stage: String, _ lines: Int, _ bytes: Int, _ milliseconds: Double) {
  func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
  func fixed(_ number: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let rounded = Int(number * scale + 0.5)
    let fraction = String(rounded % Int(scale))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(rounded / Int(scale)).\(zeros)\(fraction)"
  }
  let name = stage + String(repeating: " ", count: max(0, 12 - stage.count))
  print(
    pad("\(lines)", 8), pad("\(bytes)", 9), "", name, pad(fixed(milliseconds, 3), 8),
    pad(fixed(Double(lines) / milliseconds / 1000, 2), 9),
    pad(fixed(Double(bytes) / milliseconds / 1000, 1), 8))
}
