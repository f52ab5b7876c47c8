import CtlChecker
import CtlDiagnostics
import CtlRules

extension Workspace {
  /// A file with everything known about it.
  public struct CheckedFile: Sendable {
    public let id: FileID
    public let path: String
    public let program: Program
    /// In the order of the file; of the parser, the checker and the rules.
    public internal(set) var findings: [Finding]
    /// What other files are to blame for.
    let causes: [RuleResults.Cause]
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }
  }
}
