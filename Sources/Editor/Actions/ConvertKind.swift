import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension CodeActionProvider {
  /// Converts the control to one that the guidelines compare it with; numbers, colors and choices that the new
  /// kind has no place for are deleted. Not offered where more would be lost: a binding, an image, a text, what a
  /// name refers to, or the sense of a handler.
  static let convertKind = CodeActionProvider { context in
    guard let element = context.head, let name = context.tree.kind(ofOwner: element) else {
      return []
    }
    let kind = Kind.named(name)
    guard kind.role == .control || kind.role == .companion else { return [] }
    let tree = context.tree
    let view = ElementSyntax(unchecked: tree, element)
    let members = view.block.map { Array($0.members) } ?? []
    return kind.related.compactMap { other in
      let target = Kind.named(other)
      guard target.role == .control || target.role == .companion,
        !target.isDeprecated, target.isInteractive == kind.isInteractive,
        view.primaryText == nil || target.primaryText != nil
      else { return nil }
      var edits = [Edit(tree.location(ofToken: view.kindToken), other.name)]
      for member in members {
        switch fits(member, kind, target, tree) {
        case true?: break
        case false?: edits.append(context.edit(deletion(of: member, context), ""))
        case nil: return nil
        }
      }
      if edits.count == members.count + 1, let block = view.block?.node,
        let head = tree.significant(before: Int(tree.nodes[block].firstToken)),
        !context.hasComments(block)
      {
        let end = tree.tokenRange(head).upperBound
        edits = [edits[0], context.edit(end..<tree.range(of: block).upperBound, "")]
      }
      // Deletions of neighbours must not meet.
      for (first, second) in zip(edits, edits.dropFirst())
      where first.location.range.upperBound > second.location.range.lowerBound {
        return nil
      }
      var action = CodeAction(
        title: Message("convert to `{kind}`", "转换为 `{kind}`")(["kind": .text(other.name)]),
        kind: .rewrite, edits: edits)
      // The new kind may need what the old one had no place for.
      action.needsTrial = true
      return action
    }
  }

  /// Whether a member may stay; nil where it can neither stay nor go.
  private static func fits(
    _ member: Int, _ kind: Kind, _ target: Kind, _ tree: SyntaxTree
  ) -> Bool? {
    let name = tree.name(ofToken: wordToken(tree, member))
    switch tree.nodes[member].kind {
    case .property, .binding:
      guard let property = PropertyName(name: name), let old = kind.property(named: property) else {
        return nil
      }
      let isBound = tree.nodes[member].kind == .binding
      if let new = target.property(named: property), new.access == .settable, new.type == old.type,
        new.keying == old.keying, !isBound || new.isBindable
      {
        return true
      }
      return isBound || !old.type.isLook ? nil : false
    case .handler:
      guard let token = HandlerSyntax(unchecked: tree, member).nameToken,
        let event = EventName(name: tree.name(ofToken: token)),
        target.events.events.contains(event),
        event != kind.defaultEvent || event == target.defaultEvent,
        target.events.parameters(of: event) == kind.events.parameters(of: event)
      else { return nil }
      return true
    case .element, .ifStatement, .forStatement, .slot:
      return target.children == kind.children ? true : nil
    default: return true
    }
  }

  /// A member with its line, or with the separator before the next member.
  private static func deletion(of member: Int, _ context: ActionContext) -> Range<Int> {
    let tree = context.tree
    let range = tree.range(of: member)
    let bytes = context.bytes
    if context.isAloneOnLines(range) {
      var end = range.upperBound
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      if end < bytes.count {
        end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
      }
      return context.lineStart(range.lowerBound)..<end
    }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    if end < bytes.count, bytes[end] == 0x3B {
      end += 1
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      return range.lowerBound..<end
    }
    return range
  }
}

extension ValueType {
  /// Whether it says only how something looks or moves, so that another kind does without it.
  fileprivate var isLook: Bool {
    switch self {
    case .bool, .int, .double, .color, .length, .font, .oneOf, .offset: true
    default: false
    }
  }
}
