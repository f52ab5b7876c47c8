import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// Calls after lists: functions that look at each item, as `$0`, and steps that change a list.
struct ListCall {
  enum Form {
    case each(ItemFunction)
    case change(ListChange)
  }

  let form: Form
  /// The type of the list.
  let list: Type

  /// Whether an argument without a label is a value: `names.contains("Ada")`.
  var takesValue: Bool { if case .each(.contains) = form { true } else { false } }

  /// The labels that an argument may have, each with its type, in words; nil when there is none.
  func labels(at position: Int, given: Set<String>) -> [(label: String, detail: String)]? {
    let label: (label: String, detail: String)
    switch form {
    case .each(.sorted):
      // Several values may decide, each in its own direction.
      return [(ItemFunction.ascending, "$0.x"), (ItemFunction.descending, "$0.x")]
    case .each(let function):
      guard position == 0, let own = function.label else { return nil }
      label = (own, function.form)
    case .change(let change):
      guard change.parameters.indices.contains(position),
        let own = change.parameters[position].label
      else { return nil }
      label = (own, "Int")
    }
    return given.contains(label.label) ? nil : [label]
  }

  /// The type of an argument, when there is one.
  func type(at position: Int, label: String?) -> Type? {
    switch form {
    case .each(.contains) where label == nil: list.element
    case .each(let function): [.filter, .count, .contains].contains(function) ? .bool : nil
    case .change(let change):
      change.parameters.indices.contains(position)
        ? change.parameters[position].isItem ? list.element : .int : nil
    }
  }
}

extension Completer {
  /// The call after a list whose parentheses a frame is.
  func listCall(_ frame: Int) -> ListCall? {
    guard let callee = callee(frame), let dot = tree.significant(before: callee),
      context.kind(dot) == .dot, let sign = tree.significant(before: dot),
      let base = context.kind(sign) == .question ? tree.significant(before: sign) : sign,
      endsValue(base)
    else { return nil }
    let name = context.text(callee)
    let form: ListCall.Form
    if let change = ListChange(rawValue: name), isPlace(frame) {
      form = .change(change)
    } else if let function = ItemFunction.named(name) {
      form = .each(function)
    } else {
      return nil
    }
    guard let list = valueType(endingAt: base)?.unwrapped, list.isList else { return nil }
    return ListCall(form: form, list: list)
  }

  /// Whether a frame stands where a step names what it changes.
  private func isPlace(_ frame: Int) -> Bool {
    guard frame == context.frames.count - 2, let tokens = stepTokens else { return false }
    return !tokens.contains { context.kind($0).isAssignment }
  }

  /// `$0`, with the fields of a record that suit the place.
  mutating func eachItem(_ expected: Type?) {
    guard let type = itemType else { return }
    add("$0", .variable, "item", detail: program.spelled(type), rank: 4)
    for (name, symbol) in readableFields(of: type) {
      let found = snapshot.type(of: symbol)
      add(
        "$0.\(name)", .field, snapshot.completionID(symbol, name: name),
        detail: found.map { program.spelled($0) },
        rank: min(snapshot.rank(found ?? .poison, expected), 30) - 8)
    }
  }

  /// The members of a record.
  func fields(of type: Type) -> [(name: String, symbol: Symbol)] {
    guard type.isPlain, let (owner, record) = program.record(of: type) else { return [] }
    return record.members.map {
      (owner.text(owner.fields[$0].name), Symbol(.field, owner.file, $0))
    }
  }

  /// The members of a record, or of the cases of an enum.
  func readableFields(of type: Type) -> [(name: String, symbol: Symbol)] {
    guard type.isPlain, let (owner, members) = program.members(of: type) else { return [] }
    return members.map { (owner.text(owner.fields[$0].name), Symbol(.field, owner.file, $0)) }
  }

  /// The functions that look at each item of a list.
  mutating func itemFunctions(of list: Type) {
    let field = readableFields(of: list.element).first.map { ".\($0.name)" } ?? ""
    for function in ItemFunction.allCases {
      let label = function.label.map { "\($0): " } ?? ""
      let isCalled = isFollowed(by: .leftParen)
      add(
        "\(function.name)(\(label)$0)", .function, "each \(function.name)", detail: function.form,
        text: isCalled ? function.name : "\(function.name)(\(label)$0\(field))",
        snippet: isCalled
          ? Snippet(function.name)
          : Snippet("\(function.name)(\(label)") + .field("$0\(field)") + ")", rank: 12)
    }
  }
}
