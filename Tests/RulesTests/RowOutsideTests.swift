import CtlRules
import Testing

@Suite struct RowOutsideTests {
  @Test func aRowInsideATableIsNotPutIntoAnother() {
    func found(_ holder: String) -> [Int] {
      let source = "screen S { \(holder) { stack { row \"A\" { label \"B\" } } } }"
      return ExampleTests.findings(source, Settings())
        .filter { $0.code.id == "table/row-outside" }.map(\.fixes.count)
    }
    #expect(found("table") == [0] && found("content") == [1])
  }
}
