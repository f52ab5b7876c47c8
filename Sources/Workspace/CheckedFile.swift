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
    /// Those that a look of another file is to blame for.
    let ofLooks: [RuleResults.OfLook]
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }
  }
}
