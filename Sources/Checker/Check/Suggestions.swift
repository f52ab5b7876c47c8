import CtlDiagnostics
import CtlSyntax
import CtlText

extension Checker {
  /// How many candidates are compared in one file before suggestions end: enough for thousands of
  /// unknown names in a small file, and in a large one no more than its length is worth.
  static func suggestionBudget(_ tree: SyntaxTree) -> Int { 100_000 + 32 * tree.tokenCount }

  mutating func nearestName<S: Collection<String>>(_ name: String, _ candidates: S) -> String? {
    suggestionsLeft -= candidates.count
    return suggestionsLeft < 0 ? nil : CtlText.nearestName(to: name, among: candidates)
  }

  /// A fix that replaces a token by another name.
  func replacement(_ token: Int, _ name: String) -> Fix {
    Fix(
      Message("change it to `{name}`", "改为“{name}”")(["name": .text(name)]), .suggestion,
      [Edit(location(ofToken: token), name)])
  }

  /// "did you mean …", as a label and a fix, when a candidate is really near.
  mutating func suggestion<S: Collection<String>>(
    _ token: Int, _ name: String, _ candidates: S
  ) -> Suggestion {
    suggestion(token, nearestName(name, candidates))
  }

  /// The same among all visible names.
  mutating func suggestion(_ token: Int, amongVisible name: String) -> Suggestion {
    suggestionsLeft -= activeLoops.count + scope.count + fileScope.count
    guard suggestionsLeft >= 0 else { return (nil, []) }
    var search = NameSearch(for: name)
    for loop in activeLoops.entries {
      tables.names.withBytes(of: loop.name) { search.consider($0) }
    }
    for scope in [scope, fileScope] {
      for name in scope.keys where name != declaring {
        tables.names.withBytes(of: name) { search.consider($0) }
      }
    }
    return suggestion(token, search.nearest)
  }

  private func suggestion(_ token: Int, _ near: String?) -> Suggestion {
    guard let near else { return (nil, []) }
    return (
      Message("did you mean `{name}`?", "是否想写“{name}”？")(["name": .text(near)]),
      [replacement(token, near)]
    )
  }

  typealias Suggestion = (label: Phrase?, fixes: [Fix])

  /// The names of one kind of symbol in a scope; none after suggestions have ended.
  mutating func names(of kind: Symbol.Kind, in scope: NameMap) -> [String] {
    suggestionsLeft -= scope.count
    guard suggestionsLeft >= 0 else { return [] }
    return scope.keys(of: kind).map { text($0) }
  }

  /// Writes another text in the place of a node.
  func rewrite(_ node: Int, _ text: String) -> Fix {
    Fix(
      Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
      [Edit(location(node), text)])
  }
}
