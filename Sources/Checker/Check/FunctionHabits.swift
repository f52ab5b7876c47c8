import CtlCatalogue
import CtlDiagnostics
import CtlSyntax

/// Parts of texts, and what functions have a choice of, as other languages write them.
extension Checker {
  /// `name.first`, `name.last`: the ends of a text are texts.
  func meaning(
    ofEnd token: Int, _ spelled: String, _ type: Type, isCall: Bool
  ) -> Suggestion? {
    guard type == .string, let function = ["first": "prefix", "last": "suffix"][spelled] else {
      return nil
    }
    let text = "\(function)(1)"
    var end = token + 1
    if isCall, tree.tokenKinds[end] == .leftParen, tree.tokenKinds[end + 1] == .rightParen {
      end += 2
    }
    return (
      Message("a part of a text is `{text}`", "文字的一部分写作 `{text}`")(["text": .text(text)]),
      isCall && end == token + 1
        ? []
        : [
          Fix(
            Message("write `{text}`", "改为 `{text}`")(["text": .text(text)]), .suggestion,
            [Edit(Location(file, tree.range(ofTokens: token..<end)), text)])
        ]
    )
  }

  /// `name[0]`: a text has no places.
  func character(_ node: Int) -> Suggestion {
    let label = Message("a part of a text is `{text}`", "文字的一部分写作 `{text}`")(["text": "prefix(1)"])
    let parts = parts(of: node)
    guard kind(node) == .postfixExpression, parts.count == 2, kind(parts[1]) == .indexSuffix,
      let index = tree.expression(in: parts[1]), tree.text(of: index) == "0"
    else { return (label, []) }
    return (label, [rewrite(parts[1], ".prefix(1)")])
  }

  /// The members of the sets that the parameters of a function choose from.
  func choices(of function: Function) -> Phrase? {
    let sets = function.parameters.compactMap { parameter in
      parameter.set.flatMap { set in parameter.label.map { ($0, set) } }
    }
    guard let (first, members) = sets.first else { return nil }
    func list(_ set: CaseSet) -> Message.Argument { .list(set.members.map { "`.\($0)`" }) }
    guard let (second, others) = sets.dropFirst().first else {
      return Message("`{label}:` is one of {members}", "`{label}:` 可以是 {members}")([
        "label": .text(first), "members": list(members),
      ])
    }
    return Message(
      "`{first}:` is one of {members}, `{second}:` of {others}",
      "`{first}:` 可以是 {members}，`{second}:` 可以是 {others}")([
        "first": .text(first), "members": list(members), "second": .text(second),
        "others": list(others),
      ])
  }

  /// What values a function follows, where it does not follow those of a type.
  func receivers(of name: String, instead type: Type) -> Phrase? {
    let lists = BuiltIn.indices(of: name).map { BuiltIn.all[$0].function }.contains {
      $0.isMember && $0.parameters[0].type == "[Value]"
    }
    if lists, type.isList, type.element.isOptional {
      return name == "first"
        ? Message(
          "an item of this list may be `nil` itself; `[0]` is the first one, or `nil`",
          "此列表的项目本身可为 `nil`；`[0]` 是第一项，或为 `nil`")()
        : Message("it follows a list whose items are never `nil`", "它写在项目不为 `nil` 的列表之后")()
    }
    var types: [String] = []
    for place in BuiltIn.indices(of: name) where BuiltIn.all[place].function.isMember {
      let type = BuiltIn.all[place].function.parameters[0].type
      let names = type == "Value" ? plainReceivers(of: place) : [type]
      types += names.filter { !types.contains($0) }
    }
    if types.isEmpty { return nil }
    return Message("it follows values of type {types}", "它写在 {types} 类型的值之后")(
      ["types": .list(types.map { "`\($0)`" })])
  }

  /// The types of the plain values that a function follows.
  private func plainReceivers(of place: Int) -> [String] {
    var names: [String] = []
    for (name, type) in Checker.builtInTypes where BuiltIn.all[place].isMember(of: type) {
      let name = type.isNumber ? "Number" : name
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
