import CtlCatalogue
import CtlChecker

/// Which kinds have appearances in a screen or component.
struct StyleTable {
  private let cascade: AppearanceCascade
  /// Whether kinds may have unknown appearances: those of the screens that use a component.
  private let isOpen: Bool

  init(_ scope: CodeScope) {
    isOpen = scope.isComponent
    var screen: Int?
    if case .screen(let index) = scope.owner { screen = index }
    cascade = AppearanceCascade(scope.program, screen: screen)
  }

  /// Whether an element may begin with other values than the defaults of its kind.
  func styles(_ kind: KindName) -> Bool { isOpen || !cascade.entries(of: kind).isEmpty }
}
