import CtlCatalogue
import CtlChecker

extension Control {
  /// Whether it stands in the screen or container that a name stands for.
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
