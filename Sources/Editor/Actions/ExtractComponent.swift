import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// Moves the elements into a component of their own, after the declaration around them; values
  /// that they read become parameters, and variables that they bind become bindings. Not offered
  /// when they call actions or when elements inside and outside refer to each other.
  static let extractComponent = CodeActionProvider { context in
    let tree = context.tree
    guard let members = SelectedMembers(context), context.path.count > 1,
      let container = members.container(context),
      container.map({ Kind.named($0).children == .elements }) ?? true,
      !members.isOneLine, let captured = captures(members, context)
    else { return [] }
    let name = freeName(members, context)
    let parameters = captured.map { "\($0.spelling): \($0.isBinding ? "binding " : "")\($0.type)" }
    let arguments = captured.map {
      $0.isBinding ? "\($0.spelling) <-> \($0.spelling)" : "\($0.spelling): \($0.spelling)"
    }
    let indentation = context.indentation(at: members.range.lowerBound)
    let columns = indentation.utf8.count - 2
    let body = members.text(context, indentedBy: -columns)
    let end = context.lineEnd
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let declaration = "\(end)\(end)component \(name)\(list) {\(end)  \(body)\(end)}"
    let use = arguments.isEmpty ? "\(name) {}" : "\(name) { \(arguments.joined(separator: "; ")) }"
    let place = tree.range(of: context.path[1]).upperBound
    return [
      CodeAction(
        title: Message("extract component `{name}`", "提取为组件 `{name}`")(
          ["name": .text(name)]), kind: .extract,
        edits: [
          context.edit(members.range, use, fields: [name]),
          context.edit(place..<place, declaration, fields: [name]),
        ])
    ]
  }

  private struct Capture {
    let name: String
    let type: String
    var isBinding: Bool
    var spelling: String { name.quotedIfKeyword }
  }

  /// The names that the elements use from outside; nil when one cannot become a parameter.
  private static func captures(_ members: SelectedMembers, _ context: ActionContext) -> [Capture]? {
    let tree = context.tree
    let snapshot = context.snapshot
    var order: [Symbol] = []
    var captures: [Symbol: Capture] = [:]
    for occurrence in context.index.occurrences {
      let symbol = occurrence.symbol
      let isInside = members.range.contains(
        tree.tokenRange(Int(occurrence.token)).lowerBound)
      if !isInside, symbol.kind != .element || occurrence.role == .declaration { continue }
      guard let place = snapshot.declaration(of: symbol) else { continue }
      let isOwn = place.file == context.file && members.range.contains(place.range.lowerBound)
      if !isInside {
        // Something outside refers to an element inside.
        if isOwn { return nil }
        continue
      }
      if isOwn || occurrence.role == .declaration { continue }
      switch symbol.kind {
      case .variable, .parameter, .loopVariable, .eventParameter, .constant:
        if symbol.kind == .parameter, snapshot.owner(ofParameter: symbol)?.kind == .component,
          !isBodyName(occurrence, symbol, context)
        {
          continue
        }
        if symbol.kind == .constant, isOfFile(symbol, snapshot) { continue }
        guard let type = snapshot.type(of: symbol).flatMap({ spelled($0, context) }),
          let name = snapshot.name(of: symbol)
        else { return nil }
        // The numbers of constraints are constants, which parameters are not.
        if isInLayout(occurrence, context) { return nil }
        if captures[symbol] == nil {
          order.append(symbol)
          captures[symbol] = Capture(name: name, type: type, isBinding: false)
        }
        if occurrence.role == .write { captures[symbol]?.isBinding = true }
      // A use takes the events of its component along.
      case .action where isReceived(occurrence, context): break
      case .action, .task, .element: return nil
      // A slot of this component would be one of the new component.
      case .slot: if occurrence.role == .declaration { return nil }
      case .style:
        // A screen's own style cannot be named outside of it.
        if let program = snapshot.program(symbol.file),
          !program.fileStyles.contains(Int(symbol.index))
        {
          return nil
        }
      case .screen, .component, .enumeration, .enumCase, .record, .field: break
      }
    }
    return order.compactMap { captures[$0] }
  }

  private static func isInLayout(_ occurrence: Occurrence, _ context: ActionContext) -> Bool {
    context.tree.path(toToken: Int(occurrence.token)).contains {
      context.tree.nodes[$0].kind == .layout
    }
  }

  /// Whether an occurrence of a parameter is a name in a body, rather than the label of an
  /// argument.
  private static func isBodyName(
    _ occurrence: Occurrence, _ symbol: Symbol, _ context: ActionContext
  ) -> Bool {
    let node = context.tree.path(toToken: Int(occurrence.token)).last
    return node.map { context.tree.nodes[$0].kind == .nameExpression } ?? false
  }

  /// Whether an event is received, by a handler of a use.
  private static func isReceived(_ occurrence: Occurrence, _ context: ActionContext) -> Bool {
    let path = context.tree.path(toToken: Int(occurrence.token))
    return path.dropLast().last.map { context.tree.nodes[$0].kind == .handler } ?? false
  }

  private static func isOfFile(_ symbol: Symbol, _ snapshot: EditorSnapshot) -> Bool {
    snapshot.program(symbol.file)?.fileConstants.contains(Int(symbol.index)) ?? false
  }

  /// A type that can be written.
  private static func spelled(_ type: Type, _ context: ActionContext) -> String? {
    var base = type
    while !base.isPlain {
      if base.isRange { return nil }
      base = base.element
    }
    switch base.base {
    case .bool, .int, .double, .string, .color, .image, .date, .duration, .length, .font,
      .enumeration, .record:
      return context.program.spelled(type)
    default: return nil
    }
  }

  /// A name for the component, from its first element or its kind, with a capital.
  private static func freeName(_ members: SelectedMembers, _ context: ActionContext) -> String {
    let tree = context.tree
    var base = "NewComponent"
    if let first = members.nodes.first, tree.nodes[first].kind == .element {
      let token =
        tree.child(of: first, .name).map { Int(tree.nodes[$0].firstToken) }
        ?? wordToken(tree, first)
      let name = tree.name(ofToken: token)
      base = name.prefix(1).uppercased() + name.dropFirst()
      if KindName(name: name) != nil { base += "Group" }
    }
    let taken = Set(context.snapshot.visibleNames(in: [0], context.index).map(\.name))
    var name = base
    var number = 2
    while taken.contains(name) || KindName(name: name) != nil {
      name = "\(base)\(number)"
      number += 1
    }
    return name
  }
}
