import CtlDiagnostics
import Testing

@Suite struct FindingOrderTests {
  @Test func findingsAreSortedByPlaceThenByCode() {
    let codes = ["a/b", "a/a", "b/a"].map { id in
      Code(
        id, .warning, title: Message("", ""), why: Message("", ""), bad: [], good: [])
    }
    var findings: [Finding] = []
    var state = 7
    for index in 0..<400 {
      state = (state * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
      let start = state / 8 % 40
      let location = Location(FileID(state % 2), start..<start + state / 64 % 3)
      // The message shows which of the equal ones came first.
      findings.append(
        Finding(codes[state / 4 % 3], at: location, Message("\(index)", "")()))
    }
    #expect(findings.inOrder == findings.sorted(by: Finding.inOrder))
    #expect(findings.inOrder.inOrder == findings.inOrder)
    #expect([Finding]().inOrder.isEmpty)
  }
}
