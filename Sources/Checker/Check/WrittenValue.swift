import CtlDiagnostics
import CtlSyntax
import CtlText

extension Program {
  /// The value that a person writes outside of a file, with the names that the file sees:
  /// `Account(id: 1, name: "New")`. Nil for what is no value of the type.
  public func value(written text: String, as type: Type) -> Value? {
    let source = SourceText(path: "", bytes: Array("let value = \(text)".utf8))
    // No file of a project has this number.
    let tree = SyntaxTree.parse(source, file: FileID(rawValue: .max))
    let members = Array(tree.children(of: 0))
    guard tree.findings.isEmpty, members.count == 1, let value = tree.expression(in: members[0])
    else { return nil }
    var checker = Checker(tree)
    checker.see(self)
    let result = checker.coerce(checker.expression(value, type), to: type, .initialValue)
    return checker.tables.findings.isEmpty ? checker.constant(result) : nil
  }
}

extension Checker {
  /// Sees what a file and its imports declare.
  fileprivate mutating func see(_ program: Program) {
    tables.imported = program.imported
    tables.imported[program.file] = program
    for export in program.visibleExports {
      let name = tables.names.intern(export.name)
      if fileScope[name] == nil { fileScope[name] = export.symbol }
    }
  }
}
