import CtlDiagnostics
import CtlFormatter
import CtlSyntax
import CtlText

extension FuzzLaw {
  /// The tree has every byte once.
  static let tree = FuzzLaw(name: "tree") { subject in
    subject.checked?.program.tree.verify().first.map { "\($0)" }
  }

  /// A file that cannot be read has an error, so that nothing of it is compiled.
  static let reported = FuzzLaw(name: "reported") { subject in
    for file in subject.snapshot.files
    where file.program.tree.nodes.contains(where: { $0.flags.contains(.hasError) }) {
      if file.findings.errorCount == 0 { return "a mistake in the tree is not reported" }
    }
    return nil
  }

  /// Findings and the edits of their fixes are inside their files, and fixes do not overlap.
  static let places = FuzzLaw(name: "places") { subject in
    for finding in subject.findings {
      for place in [finding.location] + finding.related.map(\.location)
        + finding.fixes.flatMap({ $0.edits.map(\.location) })
      {
        let count = subject.snapshot.workspace.source(place.file)?.bytes.count ?? 0
        if place.range.upperBound > count { return "\(finding.code.id) leaves its file" }
      }
      for fix in finding.fixes where subject.texts(fix.edits) == nil {
        return "\(finding.code.id): the edits of “\(fix.title.text())” overlap"
      }
    }
    return nil
  }

  /// Formatting twice gives the same as formatting once, and changes no token.
  static let format = FuzzLaw(name: "format") { subject in
    let tree = parse(subject.bytes)
    let output = Formatter.format(tree)
    let formatted = parse(output)
    if Formatter.format(formatted) != output { return "formatting twice differs" }
    if words(tree) != words(formatted) { return "formatting changes tokens" }
    return Edit.apply(Formatter.edits(tree), to: subject.bytes) == output
      ? nil : "the edits do not make the formatted text"
  }

  private static func parse(_ bytes: [UInt8]) -> SyntaxTree {
    SyntaxTree.parse(SourceText(path: "Main.ctl", bytes: bytes))
  }

  /// The tokens without white space and separators, which the style puts.
  private static func words(_ tree: SyntaxTree) -> [String] {
    (0..<tree.tokenCount).compactMap { token in
      switch tree.tokenKinds[token] {
      case .whitespace, .newline, .semicolon, .comma, .endOfFile: nil
      default: tree.text(ofToken: token)
      }
    }
  }
}
