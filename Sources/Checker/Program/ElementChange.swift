import CtlCatalogue
import CtlSyntax
import CtlText

/// What an edit did to a program, when all of it lies inside one element and nothing outside can
/// tell: every name stands for what it stood for, every value outside is what it was.
public struct ElementChange: Sendable, Hashable {
  public let tree: BlockChange
  /// The elements of the subtree, the one that was edited first.
  public let elements: Splice

  public var element: ElementID { ElementID(elements.old.lowerBound) }
  /// Whether it changes how the file ends its lines, or on how many lines the element stands: either
  /// may be read from outside.
  public let changesLines: Bool

  init(_ block: BlockChange, _ elements: Splice, from old: SyntaxTree, to new: SyntaxTree) {
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let (bytes, oldBytes) = (new.source.bytes, old.source.bytes)
    tree = block
    self.elements = elements
    changesLines =
      !bytes[..<block.bytes.new.lowerBound].contains(where: isLineEnd)
      || bytes[block.bytes.new].contains(where: isLineEnd)
        != oldBytes[block.bytes.old].contains(where: isLineEnd)
  }
}

extension Program {
  /// How this program differs from an older one of the same file; nil when other parts of the file
  /// may be affected, or when nothing differs.
  public func change(since old: Program) -> ElementChange? {
    tree.change(since: old.tree).flatMap { change(since: old, $0) }
  }

  func change(since old: Program, _ block: BlockChange) -> ElementChange? {
    guard imports == old.imports, imports.allSatisfy({ imported[$0] === old.imported[$0] }),
      let index = old.element(ofNode: block.node), element(ofNode: block.node) == index
    else { return nil }
    let subtrees = Splice(
      at: index, removing: Int(old.elements[index].size), inserting: Int(elements[index].size))
    guard elements.count - old.elements.count == subtrees.delta,
      !old.tree.hasLayout(in: block.nodes.old), !tree.hasLayout(in: block.nodes.new),
      SeenElement.all(in: old.elements[subtrees.old], old.tree, old.componentUses)
        == SeenElement.all(in: elements[subtrees.new], tree, componentUses)
    else { return nil }
    return ElementChange(block, subtrees, from: old.tree, to: tree)
  }
}

/// What others can see of an element: its name, and what it is. Without a name they see nothing,
/// unless it uses a component.
struct SeenElement: Equatable {
  let name: String?
  let form: Element.Form
  let kind: KindName
  let component: Symbol?

  /// Those of a subtree; the first is what it is in any case.
  static func all(
    in subtree: ArraySlice<Element>, _ tree: SyntaxTree, _ uses: [Symbol]
  ) -> [SeenElement] {
    subtree.enumerated().compactMap { offset, element in
      guard offset == 0 || element.nameToken >= 0 || element.form == .componentUse else {
        return nil
      }
      return SeenElement(
        name: element.nameToken >= 0 ? tree.name(ofToken: Int(element.nameToken)) : nil,
        form: element.form, kind: element.kind,
        component: element.form == .componentUse && element.payload >= 0
          ? uses[Int(element.payload)] : nil)
    }
  }
}

extension SyntaxTree {
  /// Constraints belong to the whole body.
  func hasLayout(in nodes: Range<Int>) -> Bool {
    self.nodes[nodes].contains { $0.kind == .layout }
  }
}
