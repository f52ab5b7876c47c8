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

/// The table of README under "Speed", measured in one run: `ctl-bench readme README.md` writes it.
enum SpeedTable {
  /// Measures, and replaces the table of a file; whether it has one and can be written.
  static func write(to path: String) -> Bool {
    guard let file = fopen(path, "r+") else { return false }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    let table = markdown()
    guard let text = put(table, into: String(decoding: bytes, as: UTF8.self)) else { return false }
    rewind(file)
    let result = Array(text.utf8)
    return fwrite(result, 1, result.count, file) == result.count
      && ftruncate(fileno(file), result.count) == 0
  }

  private static func markdown() -> String {
    let lines = 100_000
    let bytes = Shape.named("screens").make(lines)
    let source = SourceText(path: "Bench.ctl", bytes: bytes)
    let tree = SyntaxTree.parse(source)
    let program = Program.check(tree)
    let tokens = best { _ = TokenList(bytes) }
    let rows = [
      ("bytes to tokens", tokens),
      ("tokens to a tree", best { _ = SyntaxTree.parse(source) } - tokens),
      ("a tree to a typed program", best { _ = Program.check(tree) }),
      ("all rules", best { _ = RuleEngine.run(program) }),
      ("all of this, without findings", best { _ = check(source) }),
      ("formatting", best { _ = Formatter.format(tree) }),
      ("Swift", best { _ = Generator.swift(program) }),
    ]
    let heading = "| \(grouped(lines)) lines | ms | million lines a second |\n| --- | --- | --- |\n"
    return heading
      + rows.map { what, time in
        "| \(what) | \(figure(time)) | \(figure(Double(lines) / time / 1000)) |\n"
      }.joined() + findings(lines) + layout()
  }

  private static func check(_ source: SourceText) -> [Finding] {
    RuleEngine.run(Program.check(SyntaxTree.parse(source))).findings
  }

  /// What findings cost, and what it costs to write them.
  private static func findings(_ lines: Int) -> String {
    let source = SourceText(path: "Bench.ctl", bytes: Shape.named("findings").make(lines))
    let program = Program.check(SyntaxTree.parse(source))
    let sources = [FileID(0): source]
    let findings = check(source)
    let rows = [
      ("all rules", best { _ = RuleEngine.run(program) }),
      ("written for people", best { _ = HumanRenderer().render(findings, sources: sources) }),
      ("written as JSON", best { _ = JSONReport().render(findings, sources: sources) }),
      (
        "written as SARIF",
        best { _ = SARIFReport(version: "0").render(findings, sources: sources) }
      ),
    ]
    return rows.map { what, time in
      "| \(grouped(findings.count)) findings, \(what) | \(figure(time)) | |\n"
    }.joined()
  }

  private static func layout() -> String {
    let bytes = Shape.named("constraints").make(1_000)
    let source = SourceText(path: "Bench.ctl", bytes: bytes)
    guard let times = LayoutTimes(Program.check(SyntaxTree.parse(source))) else { return "" }
    let what = "the layout of a screen with \(grouped(times.constraints)) constraints"
    return "| \(what) | \(figure(times.whole)) | |\n"
      + "| the same after a change of a text | \(figure(times.text)) | |\n"
  }

  /// Two digits that count.
  private static func figure(_ number: Double) -> String {
    guard number < 10 else { return "\(Int(number.rounded()))" }
    return "\((number * 10).rounded() / 10)"
  }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }

  /// Puts the table in the place of the first one under "Speed"; nil when there is none.
  private static func put(_ table: String, into text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let heading = lines.firstIndex(of: "## Speed"),
      let first = lines[heading...].firstIndex(where: { $0.hasPrefix("|") })
    else { return nil }
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(first..<end, with: table.split(separator: "\n").map(String.init))
    return lines.joined(separator: "\n")
  }
}
