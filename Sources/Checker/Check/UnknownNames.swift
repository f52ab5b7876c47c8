import CtlCatalogue
import CtlDiagnostics

/// Names that mean nothing where they stand.
extension Checker {
  mutating func unresolved(_ token: Int, _ node: Int, _ expected: Type? = nil) -> ExpressionID {
    let name = text(ofToken: token)
    if mutedDepth > 0 || mayBeDeclared(self.name(ofToken: token)) { return poison(node) }
    let kinds: [Symbol.Kind] = [.constant, .enumeration, .record, .screen, .component]
    if reportUnseen(token, kinds, { $0.undeclared(token) }) { return poison(node) }
    if reportElsewhere(token) { return poison(node) }
    let near = meaning(ofAnchored: token, name) ?? meaning(ofValue: token, name, expected)
    report(
      Finding(
        ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(name),
        label: near.label,
        fixes: near.label == nil ? declaration(ofValue: token, name, expected) : near.fixes))
    return poison(node)
  }

  /// Reports a name that exists, but not here: that of a loop, or of another screen.
  private mutating func reportElsewhere(_ token: Int) -> Bool {
    let name = name(ofToken: token)
    suggestionsLeft -= tables.loops.count + tables.variables.count + tables.elements.count
    guard suggestionsLeft >= 0 else { return false }
    let label: Message
    let place: Location?
    var fixes: [Fix] = []
    if body != .screen, isPresent(token) {
      label = Message(
        "only the inside of a screen knows the present: hand it over where this is used",
        "只有界面内部知道当前时间：请在使用处传入")
      place = nil
    } else if let inner = namesOfBlock[name] {
      label = Message(
        "`where` does not know the names of the block: write the value here",
        "`where` 不知道块内的名称：请在此处写出该值")
      place = location(ofToken: inner)
    } else if let later = laterNames[name] {
      label = Message("its `let` comes later: write that before this", "它的 `let` 在后面：请写在此处之前")
      place = location(ofToken: later)
    } else if let loop = tables.loops.first(where: { $0.name == name }) {
      label =
        loop.form == .loop
        ? Message("it is known only inside of its `for`", "它只在自己的 `for` 内有效")
        : Message("it is known only in the block of its `let`", "它只在自己的 `let` 所在的块内有效")
      place = location(loop.origin, .name)
    } else if body != .file, let variable = tables.variables.first(where: { $0.name == name }) {
      label = Message(
        "another screen or component has it, and no other sees it: pass it as a parameter",
        "它属于另一个界面或组件，别处看不到：请作为参数传入")
      place = location(variable.origin, .name)
      fixes = parameterFix(token, variable)
    } else if let element = tables.elements.first(where: { $0.name == name }) {
      label = Message("this element belongs to another screen or component", "此元素属于另一个界面或组件")
      place = location(element.origin, .name)
    } else {
      return false
    }
    report(
      Finding(
        ControlCode.unresolvedReference, at: location(ofToken: token), notDeclared(text(name)),
        label: label(),
        related: place.map { [Finding.Related($0, Message("declared here", "声明于此")())] } ?? [],
        fixes: fixes))
    return true
  }

  /// The headline of an unresolved reference, in the terms of its place.
  func notDeclared(_ name: String) -> Phrase {
    let message =
      switch body {
      case .screen: ControlCode.unresolvedReference.title
      case .component:
        Message("nothing named `{name}` is declared in this component", "当前组件中没有声明“{name}”")
      case .file:
        Message("nothing named `{name}` is declared in this file", "此文件中没有名为“{name}”的声明")
      }
    return message(["name": .text(name)])
  }

  mutating func unknownMember(
    _ name: String, _ type: Type, _ token: Int, _ node: Int, _ members: [String]
  ) -> ExpressionID {
    var near = meaning(ofOmitted: token, name) ?? meaning(ofCase: token, name, members)
    if ["values", "entries", "cases", "all", "allValues"].contains(name), !members.isEmpty,
      type.base == .enumeration
    {
      near = (
        Phrase(Message("all cases are `allCases`", "所有成员写作 `allCases`")),
        [replacement(token, Expression.nameOfAllCases)]
      )
    } else if let field = meaning(ofField: name, asCaseOf: type) {
      near = field
    } else if near.fixes.isEmpty {
      near.fixes = declaration(ofCase: name, of: type)
    }
    let isNamed = type.base != .member && type.base != .durationOrMember
    let list =
      members.prefix(12).map { "`.\($0)`" } + (members.count > 12 ? ["…"] : [])
      + (type.base == .durationOrMember ? ["`3s`"] : [])
    let note = Message("It can be {members}.", "可以是 {members}。")(
      ["members": .list(list)])
    if let property = currentProperty, isValue(type, of: property) {
      report(
        Finding(
          ControlCode.valueType, at: location(node),
          [
            "name": .text(property.property.name),
            "type": .phrase(describe(type)),
          ], label: near.label, notes: members.isEmpty ? [] : [note], fixes: near.fixes))
    } else {
      report(
        Finding(
          LanguageCode.unknownMember, at: location(node),
          isNamed
            ? LanguageCode.unknownMember.title([
              "type": .phrase(describe(type)), "name": .text(name),
            ])
            : Message("`.{name}` is none of the values that stand here", "`.{name}` 不是此处可用的值")(
              ["name": .text(name)]),
          label: near.label, notes: members.isEmpty ? [] : [note], fixes: near.fixes))
    }
    return poison(node)
  }

  /// Whether a type is that of a property or of the items of its list; values inside a longer
  /// expression have types of their own.
  func isValue(_ type: Type, of property: PropertyKey) -> Bool {
    let expected = PropertyTypes.type(
      of: property.property, in: tables.elements[property.element.index].kind)
    return type == expected || (expected.isList && type == expected.element)
  }

  /// - Parameter isModule: Whether there is a module of that name.
  mutating func reportMissingFile(
    _ path: String, _ near: String?, _ isModule: Bool, at place: Location
  ) {
    if near == nil, path.allSatisfy(\.isLetter), path.first?.isUppercase == true {
      // `import "TeaKit"`
      report(
        Finding(
          LanguageCode.importMissing, at: place, ["path": .text(path)],
          label: Message(
            "a file ends in `.ctl`; a module has no quotation marks: `import {path}`",
            "文件以 `.ctl` 结尾；模块不加引号：`import {path}`")(["path": .text(path)]),
          fixes: isModule
            ? [
              Fix(
                Message("write `{text}`", "改为 `{text}`")(["text": .text(path)]), .suggestion,
                [Edit(place, path)])
            ] : []))
      return
    }
    report(
      Finding(
        LanguageCode.importMissing, at: place, ["path": .text(path)],
        label: near.map {
          Message("did you mean `{name}`?", "是否想写“{name}”？")(["name": .text($0)])
        },
        fixes: near.map {
          [
            Fix(
              Message("change it to `{name}`", "改为“{name}”")(["name": .text($0)]), .suggestion,
              [Edit(place, "\"\($0)\"")])
          ]
        } ?? []))
  }
}
