import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The properties that appearances set in a screen or component, in the order in which code assigns
/// them: the strongest last.
struct StyleTable {
  /// A property, with the place where it was written.
  struct Entry {
    let scope: Scope
    let entry: PropertyEntry
  }

  private let scope: Scope
  private let cascade: AppearanceCascade
  /// Whether kinds may have unknown appearances: those of the screens that use a component.
  private let isOpen: Bool

  init(_ scope: Scope) {
    self.scope = scope
    isOpen = scope.isComponent
    var screen: Int?
    if case .screen(let index) = scope.owner { screen = index }
    cascade = AppearanceCascade(scope.program, screen: screen)
  }

  func entries(of kind: KindName) -> [Entry] {
    cascade.entries(of: kind).reversed().map { style in
      let isOwn = style.program.file == scope.program.file
      return Entry(
        scope: isOwn ? scope : Scope(FileTable(style.program, scope.options)), entry: style.entry)
    }
  }

  /// Whether a control may begin with other values than the defaults of its kind.
  func styles(_ kind: KindName) -> Bool { isOpen || !cascade.entries(of: kind).isEmpty }
}
