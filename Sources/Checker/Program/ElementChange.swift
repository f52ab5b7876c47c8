import CtlCatalogue
import CtlSyntax
import CtlText

/// What an edit did to a program, when all of it lies inside one element and nothing outside can
/// tell: every name stands for what it stood for, every value outside is what it was.
public struct ElementChange: Sendable {
  public let tree: BlockChange
  /// The elements of the subtree, the one that was edited first.
  public let elements: Splice

  public var element: ElementID { ElementID(elements.old.lowerBound) }
}

extension Program {
  /// How this program differs from an older one of the same file; nil when nothing does, or when
  /// other parts of the file may be affected.
  public func change(since old: Program) -> ElementChange? {
    guard imports == old.imports, imports.allSatisfy({ imported[$0] === old.imported[$0] }),
      let change = tree.change(since: old.tree)
    else { return nil }
    let node = UInt32(change.node)
    guard let index = elements.firstIndex(where: { $0.node == node && $0.form != .branch }),
      index < old.elements.count, old.elements[index].node == node
    else { return nil }
    let (one, other) = (old.elements[index], elements[index])
    guard one.form == other.form, one.kind == other.kind else { return nil }
    let subtrees = Splice(at: index, removing: Int(one.size), inserting: Int(other.size))
    guard elements.count - old.elements.count == subtrees.delta,
      !old.tree.hasLayout(in: change.nodes.old), !tree.hasLayout(in: change.nodes.new),
      old.interface(of: subtrees.old) == interface(of: subtrees.new)
    else { return nil }
    return ElementChange(tree: change, elements: subtrees)
  }

  /// What others can see of a subtree: the elements with names, and the uses of components.
  private func interface(of subtree: Range<Int>) -> [Seen] {
    var seen: [Seen] = []
    for element in elements[subtree] where element.nameToken >= 0 || element.form == .componentUse {
      seen.append(
        Seen(
          name: name(of: element), form: element.form, kind: element.kind,
          component: element.form == .componentUse && element.payload >= 0
            ? componentUses[Int(element.payload)] : nil))
    }
    return seen
  }

  private struct Seen: Equatable {
    let name: String?
    let form: Element.Form
    let kind: KindName
    let component: Symbol?
  }
}

extension SyntaxTree {
  /// Constraints belong to the whole body.
  fileprivate func hasLayout(in nodes: Range<Int>) -> Bool {
    self.nodes[nodes].contains { $0.kind == .layout }
  }
}
