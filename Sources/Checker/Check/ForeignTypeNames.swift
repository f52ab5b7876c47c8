import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// What an unknown name of a type means.
extension Checker {
  mutating func meaning(ofType token: Int, _ spelled: String) -> Suggestion {
    let names =
      Checker.builtInTypes.map(\.name)
      + names(of: .enumeration, in: fileScope) + names(of: .record, in: fileScope)
    if let label = Checker.explanation(ofCaseSet: spelled) { return (label, []) }
    guard let word = ForeignWords.types[spelled] else { return suggestion(token, spelled, names) }
    return (word.explanation(of: spelled), word.here.prefix(1).map { replacement(token, $0) })
  }

  /// The reference prints the names of case sets as types, of properties and of arguments.
  private static func explanation(ofCaseSet name: String) -> Phrase? {
    for property in Kind.all.lazy.flatMap(\.properties) {
      guard let set = property.type.caseSet, set.name == name, set.members.count > 1 else {
        continue
      }
      let values = set.members.prefix(2).map { ".\($0)" }
      let sides = if case .list = property.type { values.map { "[\($0)]" } } else { values }
      return Message(
        "the values of a property are no type; with a `Bool` or an enum of your own choose there: `{text}`",
        "属性的值不是类型；请用 `Bool` 或自己的枚举在设置处选择：`{text}`")([
          "text": .text("\(property.name.name): flag ? \(sides[0]) : \(sides[1])")
        ])
    }
    guard let set = CaseSets.all.first(where: { $0.name == name }) else { return nil }
    return Message(
      "the values of an argument are no type; one of them stands there: `.{value}`",
      "参数的值不是类型；请在该处写其中一个：`.{value}`")(["value": .text(set.members[0])])
  }
}
