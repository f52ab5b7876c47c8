import CtlCatalogue
import CtlChecker

extension PlacedElement {
  /// Whether it is in a part of the screen that people see by itself, such as a tab, and another
  /// element is not in that.
  func isApart(from other: PlacedElement) -> Bool {
    let around = other.ancestors.map(\.index)
    return ancestors.contains {
      $0.isSeenAlone && !around.contains($0.index) && $0.index != other.index
    }
  }

  /// A tab, what lies over the screen, and a view that a button reveals.
  private var isSeenAlone: Bool {
    if Kind.named(kind).isModal || self.is(.tab) || self.is(.popover) { return true }
    return self.is(.view) && walk.memo.isRevealed(instance.element, of: program)
  }
}
