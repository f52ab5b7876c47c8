import CtlCatalogue
import CtlDiagnostics
import CtlRules
import CtlTestSupport
import CtlWorkspace
import Testing

/// What `ctl explain` shows of codes about documents is what happens.
@Suite struct DocumentExampleTests {
  static let codes = Codes.all.filter { $0.family == "document" }

  /// Views become a whole document; a file stays as it is.
  private func document(_ example: String) -> [UInt8] {
    if example.hasPrefix("<document") || example.hasPrefix("<archive") {
      return Array(example.utf8)
    }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="root"><subviews>
      \(example)
      </subviews></view></objects></document>
      """.utf8)
  }

  private func findings(_ example: String) throws -> [Finding] {
    try #require(DocumentTests.check(document(example))).findings
  }

  @Test(arguments: codes) func examplesShowTheirCode(code: Code) throws {
    let examples = code.documents
    #expect(!examples.bad.isEmpty, "\(code.id)")
    for example in examples.bad {
      let found = try findings(example).filter { $0.code == code }
      #expect(found.count == 1, "\(code.id): \(example)")
      #expect(found.allSatisfy { $0.fixes.isEmpty == (code.fix == nil) }, "\(code.id)")
    }
    for example in examples.good {
      #expect(try findings(example).allSatisfy { $0.code != code }, "\(code.id): \(example)")
    }
  }
}
