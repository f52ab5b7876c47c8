import CtlCatalogue
import CtlChecker

extension PlacedElement {
  /// Whether it is inside the screen or container of a name.
  func isInside(_ symbol: Symbol) -> Bool {
    switch symbol.kind {
    case .screen:
      walk.expansion.root == .screen(Int(symbol.index))
        && symbol.file == walk.expansion.program.file
    case .element:
      ancestors.contains {
        $0.program.file == symbol.file && $0.instance.element == ElementID(Int(symbol.index))
      }
    default: false
    }
  }
}
