import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

/// Members of a container: kinds and components, conditions and loops.
extension Completer {
  mutating func childElements(_ owner: Int) {
    let policy: Kind.ChildPolicy
    if let kind = ownerKind {
      policy = kind.children
    } else {
      let isBody = tree.nodes[owner].kind == .componentDeclaration
      policy = isBody || fillsSlot(owner) ? .elements : .none
    }
    switch policy {
    case .none: return
    case .only(let names): for name in names { addElement(Kind.named(name), rank: 15) }
    case .elements:
      for kind in Kind.all where kind.role != .part {
        if kind.name == .screen || kind.name == .accessibility { continue }
        let fits = ownerKind.map { kind.owners.contains($0.name) } ?? kind.isModal
        if !kind.owners.isEmpty, !fits { continue }
        addElement(kind, rank: kind.role == .control ? 15 : 20)
      }
      for visible in visibleNames where visible.symbol.kind == .component {
        addComponent(visible)
      }
      importable([.component], rank: 45)
    }
    if isHead { return }
    if context.blockPath.contains(where: { tree.nodes[$0].kind == .componentDeclaration }) {
      keyword("slot", Snippet("slot"), rank: 54)
    }
    keyword("if", Snippet("if ") + .field("condition") + " { " + .end + " }", rank: 55)
    keyword(
      "for", Snippet("for ") + .field("item") + " in " + .field("list") + " { " + .end + " }",
      rank: 56)
  }

  mutating func addKindName(_ kind: Kind) {
    add(
      kind.name.name, kind.role == .container ? .container : .control, "kind \(kind.name.name)",
      detail: snapshot.text(kind.title), rank: 15, isDeprecated: kind.isDeprecated)
  }

  /// Whether the rest of an element follows the word.
  private var isHead: Bool {
    isFollowed(by: .leftBrace, .string, .stringHead, .identifier, .quotedIdentifier)
  }

  mutating func addElement(_ kind: Kind, rank: Int) {
    add(
      kind.name.name, kind.role == .container ? .container : .control, "kind \(kind.name.name)",
      detail: snapshot.text(kind.title),
      snippet: isHead ? Snippet(kind.name.name) : kind.snippet, rank: rank,
      isDeprecated: kind.isDeprecated)
  }

  mutating func addComponent(_ visible: VisibleName, rank: Int = 14) {
    let arguments = snapshot.parameters(of: visible.symbol).filter { snapshot.needsArgument($0) }
      .map { parameter -> Snippet in
        let name = snapshot.name(of: parameter) ?? ""
        let type = snapshot.type(of: parameter).map { program.spelled($0) } ?? ""
        return Snippet(snapshot.isBinding(parameter) ? "\(name) <-> " : "\(name): ")
          + .field(snapshot.isBinding(parameter) ? "variable" : type)
      }
    let symbol = visible.symbol
    let use = Snippet(visible.name) + " { " + arguments.joined("; ") + " }"
    add(
      visible.name, .component,
      snapshot.completionID(symbol),
      detail: snapshot.signature(of: symbol), snippet: isHead ? Snippet(visible.name) : use,
      rank: rank)
  }
}

extension Kind {
  /// A new element with the members that it nearly always needs.
  fileprivate var snippet: Snippet {
    var head = Snippet(name.name)
    if primaryText != nil { head = head + " \"" + .field("text") + "\"" }
    if children != .none { return head + " { " + .end + " }" }
    if let property = properties.first(where: { $0.isBindable && $0.access == .settable }),
      property.name != .isSelected
    {
      return head + " { \(property.name.name) <-> " + .field("variable") + " }"
    }
    if isInteractive, let event = defaultEvent {
      return head + " { on \(event.name) -> " + .field("action") + "() }"
    }
    return head
  }
}
