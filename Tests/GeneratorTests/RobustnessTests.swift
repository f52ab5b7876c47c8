import CtlChecker
import CtlGenerator
import CtlSyntax
import CtlTestSupport
import CtlText
import Testing

/// Whatever the program, the generator ends with a file.
@Suite struct RobustnessTests {
  static let samples = ProjectFiles.list("Samples", ".ctl")

  private func generate(_ bytes: [UInt8]) -> GeneratedFile {
    Generator.swift(Program.check(SyntaxTree.parse(SourceText(path: "Test.ctl", bytes: bytes))))
  }

  @Test("damaged programs do not trap it", arguments: samples)
  func damage(path: String) throws {
    let bytes = try ProjectFiles.bytes(path)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<30 { _ = generate(Mutations.mutate(bytes, using: &random)) }
    for end in stride(from: 0, to: bytes.count, by: 97) { _ = generate(Array(bytes[..<end])) }
  }

  /// Each of fifteen components that pass an event on five times would send five times as many.
  @Test("events that multiply from component to component end", arguments: [1, 2])
  func events(times: Int) {
    let steps = Array(repeating: "f(x: x)", count: times).joined(separator: "; ")
    let file = generate(
      Array(
        """
        component A { event e(x: Int); button "Go" { on touchUpInside -> e(x: 1) } }
        component B { event f(x: Int); A { on e(x) { \(steps) } } }
        """.utf8))
    #expect(file.text.contains(".prefix(1000)") == (times > 1))
  }

  @Test("long chains of everything cost neither stack nor patience")
  func chains() {
    let count = 3_000
    let sum = Array(repeating: "n", count: count).joined(separator: " + ")
    let safe = Array(repeating: "d", count: count).joined(separator: " * ")
    let all = Array(repeating: "b", count: count).joined(separator: " && ")
    let other = Array(repeating: "o", count: count).joined(separator: " ?? ")
    let text = Array(repeating: "s", count: count).joined(separator: " + ")
    var lines = ["let c0: String = localized(\"key\")"]
    lines += (1...count).map { "let c\($0): String = \"\\(c\($0 - 1))!\"" }
    lines += ["component P0(v: binding Double) { slider { value <-> v } }"]
    lines += (1...count).map { "component P\($0)(v: binding Double) { P\($0 - 1) { v <-> v } }" }
    lines += [
      """
      screen Long {
        var n: Int = 1
        var d: Double = 1
        var b: Bool = true
        var o: Int? = nil
        var s: String = "s"
        content {
          label "\\(\(sum))" { isHidden: \(all); numberOfLines: \(other) ?? 1; text: \(text) }
          slider { value: \(safe) }
          P\(count) { v <-> d }
          label "\\(c\(count))"
      """
    ]
    lines += (0..<count).map { "\($0 == 0 ? "" : "} else ")if n == \($0) { label \"\($0)\"" }
    lines += ["}", "}", "}"]
    let file = generate(Array(lines.joined(separator: "\n").utf8))
    #expect(file.text.contains("struct Long: ScreenModel"))
    #expect(file.text.contains("n.adding(n)"))
  }

  @Test(
    "components that multiply inside of each other cost no more than is written",
    .timeLimit(.minutes(30)))
  func multiplying() {
    var lines = ["component M0() { task work(kind: .other); label \"0\" }"]
    for level in 1...12 {
      lines.append("component M\(level)() {")
      lines += Array(repeating: "  M\(level - 1) {}", count: 10) + ["}"]
    }
    lines.append("screen Many { content { M12 {} } }")
    let file = generate(Array(lines.joined(separator: "\n").utf8))
    #expect(file.text.contains("struct Many: ScreenModel") && file.text.utf8.count < 100_000)
  }

  @Test("a large file costs time in proportion to its size")
  func size() {
    let source = RandomTypedProgram.source(seed: 3, size: 4_000)
    let file = generate(Array(source.utf8))
    #expect(file.text.utf8.count > 100_000)
  }
}
