import CtlChecker
import CtlDiagnostics

extension Workspace {
  /// A file with everything known about it.
  public struct CheckedFile: Sendable {
    public let id: FileID
    public let path: String
    public let program: Program
    /// In the order of the file; of the parser, the checker and the rules.
    public let findings: [Finding]
    public var hasErrors: Bool { findings.contains { $0.severity == .error } }
  }
}
