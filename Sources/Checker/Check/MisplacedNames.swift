import CtlDiagnostics
import CtlSyntax

/// What is declared in a wrong place is not known where it is used. The use is right: only the place
/// of the declaration is wrong.
enum MisplacedNames {
  static func removed(from findings: [Finding], _ tree: SyntaxTree) -> [Finding] {
    let names = findings.compactMap { finding in
      finding.code.id == SyntaxCode.misplacedDeclaration.id ? name(finding, tree) : nil
    }
    if names.isEmpty { return findings }
    return findings.filter { finding in
      !isUnknownName(finding) || !names.contains(tree.source.string(finding.location.range))
    }
  }

  /// The name that follows the word of a declaration.
  private static func name(_ finding: Finding, _ tree: SyntaxTree) -> String? {
    let first = tree.token(at: finding.location.range.lowerBound)
    for token in tree.tokenKinds.indices.dropFirst(first + 1).prefix(8)
    where !tree.tokenKinds[token].isTrivia {
      return tree.tokenKinds[token] == .identifier
        ? tree.source.string(tree.tokenRange(token)) : nil
    }
    return nil
  }

  private static func isUnknownName(_ finding: Finding) -> Bool {
    [ControlCode.unresolvedReference.id, LanguageCode.unknownType.id, ControlCode.unknownKind.id]
      .contains(finding.code.id)
  }
}
