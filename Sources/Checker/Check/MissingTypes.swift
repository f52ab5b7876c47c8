import CtlDiagnostics
import CtlSyntax

/// A type that is not declared anywhere is one mistake, however often its name is used.
enum MissingTypes {
  /// Without the findings that follow from the first one of each name: other uses of the type, and calls that would
  /// make a value of it. A name that may be another one is told wherever it is to be changed.
  static func toldOnce(_ findings: [Finding], _ tree: SyntaxTree) -> [Finding] {
    func name(_ finding: Finding) -> String { tree.source.string(finding.location.range) }
    var first: [String: Location] = [:]
    for finding in findings
    where finding.code.id == LanguageCode.unknownType.id && finding.label == nil {
      let name = name(finding)
      guard let place = first[name] else {
        first[name] = finding.location
        continue
      }
      if finding.location.range.lowerBound < place.range.lowerBound {
        first[name] = finding.location
      }
    }
    if first.isEmpty { return findings }
    return findings.filter { finding in
      switch finding.code.id {
      case LanguageCode.unknownType.id where finding.label == nil:
        first[name(finding)] == finding.location
      case LanguageCode.unknownFunction.id: first[name(finding)] == nil
      default: true
      }
    }
  }
}
