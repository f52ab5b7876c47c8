import CtlCatalogue

/// A screen that a tab holds, with what it gets from the outer screen.
public struct HeldScreen: Sendable, Hashable {
  public var tab: ElementID
  public var screen: Symbol
  /// Into `Program.operands`: one expression for each parameter of the screen, in its order; poison
  /// where the default holds.
  public var arguments: Range<Int>
  /// The value of the property.
  public var origin: OriginID
}

extension Program {
  /// The screen that an element holds; nil for all but tabs.
  public func heldScreen(by id: ElementID) -> HeldScreen? {
    let element = self.element(id)
    guard element.form == .kind, element.kind == .tab,
      let entry = tables.properties[element.properties].first(where: {
        $0.name == .screen && $0.group == .own
      })
    else { return nil }
    let expression = self.expression(entry.expression)
    guard expression.operation == .reference,
      case let symbol = tables.symbols[Int(expression.payload)], symbol.kind == .screen
    else { return nil }
    return HeldScreen(
      tab: id, screen: symbol, arguments: expression.operands, origin: expression.origin)
  }

  /// The screens in the tabs of a screen, in the order of the file.
  public func heldScreens(of screen: Screen) -> [HeldScreen] {
    let root = screen.root.index
    guard tables.elements.indices.contains(root) else { return [] }
    return (root..<root + Int(tables.elements[root].size)).compactMap {
      heldScreen(by: ElementID($0))
    }
  }

  /// All screens that tabs of the file hold.
  public var heldScreens: [HeldScreen] { tables.screens.flatMap { heldScreens(of: $0) } }
}
