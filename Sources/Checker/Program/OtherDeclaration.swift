import CtlDiagnostics

/// What a file declares that another one, which uses its name, does not import.
public struct OtherDeclaration: Sendable, Equatable {
  public let name: String
  public let symbol: Symbol
  public let place: Location?
  /// The path of its file as an import spells it, or the name of its module.
  public let path: String
  public let isOfModule: Bool
  /// Whether its file imports the one that uses the name, directly or through others.
  public let isCycle: Bool

  public init(
    name: String, symbol: Symbol, place: Location?, path: String, isOfModule: Bool, isCycle: Bool
  ) {
    (self.name, self.symbol, self.place) = (name, symbol, place)
    (self.path, self.isOfModule, self.isCycle) = (path, isOfModule, isCycle)
  }

  /// What stands after `import`.
  public var written: String { isOfModule ? path : "\"\(path)\"" }
}

extension Checker {
  /// What is said of a name that nothing here has.
  func undeclared(_ token: Int) -> Finding {
    Finding(
      ControlCode.unresolvedReference, at: location(ofToken: token),
      notDeclared(text(ofToken: token)))
  }

  /// Reports a name that another file has, but that this one does not see; returns whether there is one.
  /// - Parameter finding: What is said of an unknown name here.
  mutating func reportUnseen(
    _ token: Int, _ kinds: [Symbol.Kind], _ finding: (Checker) -> Finding
  ) -> Bool {
    if reportHidden(token) { return true }
    guard mutedDepth == 0, !mayBeDeclared(name(ofToken: token)) else { return false }
    let name = text(ofToken: token)
    let isFirst = tables.unknownNames.insert(name).inserted
    let found = others.filter { $0.name == name && kinds.contains($0.symbol.kind) }
    guard let first = found.first else { return false }
    // One import makes all uses of the name right.
    guard isFirst else { return true }
    tables.otherFiles += found.map(\.symbol.file)
    let base = finding(self)
    let label =
      found.count > 1
      ? Message("{files} have it: import one of them", "{files}中有它：请导入其中一个")(
        ["files": .list(found.prefix(4).map { "`\($0.path)`" })])
      : missing(first)
    let related = found.prefix(4).compactMap { other in
      other.place.map { Finding.Related($0, Message("declared here", "声明于此")()) }
    }
    let fixes = found.filter { !$0.isCycle }.prefix(4).map { other in
      Fix(
        Message("import `{name}` from `{path}`", "从“{path}”导入“{name}”")(
          ["name": .text(name), "path": .text(other.path)]), .suggestion,
        [SyntaxOrigins(tree).addition(ofImports: [other.written])])
    }
    report(
      Finding(
        base.code, at: base.location, base.message, label: label, related: related, fixes: fixes))
    return true
  }

  /// Notes a name that may come from a file whose import failed: what has it there is used.
  mutating func noteOther(_ name: NameID) {
    let name = text(name)
    guard tables.unknownNames.insert(name).inserted else { return }
    tables.otherFiles += others.filter { $0.name == name }.map(\.symbol.file)
  }

  private func missing(_ other: OtherDeclaration) -> Phrase {
    let message =
      other.isCycle
      ? Message(
        "`{path}` has it, but imports this file: move it to a third file, which both import",
        "“{path}”中有它，但该文件导入了此文件：请移到两者都导入的第三个文件")
      : other.isOfModule
        ? Message("the module `{path}` has it: import it", "模块“{path}”中有它：请导入该模块")
        : Message("`{path}` has it: import that file", "“{path}”中有它：请导入该文件")
    return message(["path": .text(other.path)])
  }
}
