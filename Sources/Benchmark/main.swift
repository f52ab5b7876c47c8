// Times the compiler on sources of many shapes and growing lengths, on one core, best of several
// runs, in milliseconds: each stage alone, then everything that `ctl check` does with a file in
// memory.
//
//     swift run -c release ctl-bench [SHAPE…] [LINES…]
//     swift run -c release ctl-bench --print SHAPE LINES   writes such a source
//     swift run -c release ctl-bench readme FILE   measures the table of README and puts it there
//     swift run -c release ctl-bench growth [CONSTRUCT…] [N]   how time grows with each construct;
//                                                              fails when one grows too fast
//     swift run -c release ctl-bench write [ROWS]   one write of a running screen with many rows; fails
//                                                   when a form of row costs much more than a plain one

import CtlChecker
import CtlDiagnostics
import CtlFormatter
import CtlGenerator
import CtlRules
import CtlSyntax
import CtlText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
let sizes = arguments.compactMap { Int($0) }.filter { $0 > 0 }
let names = arguments.filter { Int($0) == nil }
var shapes = names.isEmpty ? Shape.all : Shape.all.filter { names.contains($0.name) }

let table = Table(columns: [
  ("shape", -12), ("lines", 8), ("findings", 9), ("lex", 8), ("parse", 8), ("check", 8),
  ("rules", 8), ("human", 8), ("json", 8), ("sarif", 8), ("format", 8), ("swift", 9),
  ("ctl check", 10),
  ("M lines/s", 9), ("MB/s", 7), ("peak MiB", 8),
])
if names.first == "growth" {
  let isGood = Growth.run(sizes.first ?? 5_000, named: Array(names.dropFirst()))
  exit(isGood ? 0 : 1)
} else if names.first == "write" {
  exit(WriteTimes.run(sizes.first ?? 1_000) ? 0 : 1)
} else if names.first == "readme" {
  let isGood = SpeedTable.write(to: names.last ?? "README.md")
  exit(isGood ? 0 : 1)
} else if names.contains("--print") {
  for shape in shapes { print(String(decoding: shape.make(sizes.first ?? 1000), as: UTF8.self)) }
  shapes = []
} else if shapes.isEmpty {
  print("shapes: " + Shape.all.map(\.name).joined(separator: ", "))
} else {
  table.printHeading()
}
for shape in shapes {
  for size in sizes.isEmpty ? shape.sizes : sizes { run(shape, size) }
}

func run(_ shape: Shape, _ size: Int) {
  let bytes = shape.make(size)
  let source = SourceText(path: "Bench.ctl", bytes: bytes)
  let lines = source.lineTable().starts.count - 1
  let sources = [FileID(0): source]
  // `ctl check` comes first, so that its peak includes nothing of the stages below.
  var findings: [Finding] = []
  let whole = best {
    findings = RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
    _ = HumanRenderer().render(findings, sources: sources)
  }
  let peak = peakMemory()
  let tree = SyntaxTree.parse(source)
  let program = Program.check(tree)
  let lex = best { _ = TokenList(bytes) }
  let stages = [
    lex,
    best { _ = SyntaxTree.parse(source) } - lex,
    best { _ = Program.check(tree) },
    best { _ = RuleEngine.run(program) },
    best { _ = HumanRenderer().render(findings, sources: sources) },
    best { _ = JSONReport().render(findings, sources: sources) },
    best { _ = SARIFReport(version: "0").render(findings, sources: sources) },
  ]
  let messy = SyntaxTree.parse(SourceText(path: "Bench.ctl", bytes: SourceMaker.messy(bytes)))
  let format = best { _ = Formatter.format(messy) }
  let swift = shape.isGenerated ? best { _ = Generator.swift(program) } : nil
  table.printRow(
    [shape.name, "\(lines)", "\(findings.count)"] + stages.map(fixed) + [
      fixed(format), swift.map(fixed) ?? "", fixed(whole), fixed(Double(lines) / whole / 1000),
      fixed(Double(bytes.count) / whole / 1000), "\(peak)",
    ])
  if let layout = LayoutTimes(program) {
    print(
      "\(layout.constraints) constraints: layout from nothing \(fixed(layout.whole)), "
        + "after one text \(fixed(layout.text)), one constant \(fixed(layout.constant))")
  }
}
