import CtlDiagnostics
import CtlText

extension Checker {
  /// How many candidates are compared in one file before suggestions end: a file with a hundred
  /// thousand unknown names gets its findings, not a hundred thousand searches.
  static let suggestionBudget = 2_000_000

  mutating func nearestName<S: Collection<String>>(_ name: String, _ candidates: S) -> String? {
    suggestionsLeft -= candidates.count
    return suggestionsLeft < 0 ? nil : CtlText.nearestName(to: name, among: candidates)
  }

  /// A fix that puts another name in the place of a token.
  func replacement(_ token: Int, _ name: String) -> Fix {
    Fix(
      Message("change it to `{name}`", "改为“{name}”")(["name": .text(name)]), .suggestion,
      [Edit(location(ofToken: token), name)])
  }

  /// "did you mean …", as a label and a fix, when a candidate is really near.
  mutating func suggestion<S: Collection<String>>(
    _ token: Int, _ name: String, _ candidates: S
  ) -> (label: Phrase?, fixes: [Fix]) {
    guard let near = nearestName(name, candidates) else { return (nil, []) }
    return (
      Message("did you mean `{name}`?", "是否想写“{name}”？")(["name": .text(near)]),
      [replacement(token, near)]
    )
  }

  /// Every name that can be used here.
  func visibleNames() -> [String] {
    let loopNames = activeLoops.map { text($0.name) }
    let declared = scope.keys.filter { $0 != declaring } + fileScope.keys.filter { $0 != declaring }
    return loopNames + declared.map(text)
  }
}
