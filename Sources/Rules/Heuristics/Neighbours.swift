import CtlCatalogue
import CtlChecker

/// The labels that describe a control: those of its row, else those before it in the nearest
/// content container.
extension PlacedElement {
  /// How many elements away counts as near.
  private static let reach = 256

  /// The labels and text fields beside the control, the nearest before it first.
  func neighbours(_ kinds: KindName...) -> [PlacedElement] {
    let group = group
    let first = (group?.index ?? 0) + 1
    func near(_ range: Range<Int>) -> [PlacedElement] {
      kinds.flatMap { walk.positions(of: $0, in: range) }.sorted()
        .map { PlacedElement(walk: walk, index: $0) }
        .filter { $0.group?.index == group?.index }
    }
    let before = max(first, index - PlacedElement.reach)
    let result: [PlacedElement] = before < index ? near(before..<index).reversed() : []
    guard let group, group.is(.row) else { return result }
    let end = min(group.inside.upperBound, index + PlacedElement.reach)
    return index + 1 < end ? result + near(index + 1..<end) : result
  }

  /// The one label that a name can be taken from: the only one beside the control, unless it
  /// describes another control or is nearer to one, or a loop repeats the control and not the label.
  func onlyLabel(_ isRival: (PlacedElement) -> Bool) -> PlacedElement? {
    let labels = neighbours(.label)
    guard labels.count == 1, let label = labels.first,
      label.frame != frame || label.element.loopDepth >= element.loopDepth
    else { return nil }
    for index in min(index, label.index) + 1..<max(index, label.index)
    where isRival(PlacedElement(walk: walk, index: index)) { return nil }
    let first = max((group?.index ?? 0) + 1, index - PlacedElement.reach)
    let end = min(walk.expansion.instances.count, index + PlacedElement.reach)
    for other in first..<max(first, end) where other != index {
      let other = PlacedElement(walk: walk, index: other)
      if other.isKind, other.speaksThrough(label) { return nil }
    }
    return label
  }

  private func speaksThrough(_ label: PlacedElement) -> Bool {
    frame == label.frame
      && [PropertyName.describedBy, .valueLabel].contains {
        written($0)?.symbol?.index == label.instance.element.rawValue
      }
  }

  /// The nearest label before the control, anywhere in the same body, that can be named.
  var nearestNamedLabel: PlacedElement? {
    walk.positions(of: .label, in: max(0, index - PlacedElement.reach)..<index).reversed().lazy
      .map { PlacedElement(walk: walk, index: $0) }
      .first { $0.frame == frame && $0.element.name != nil && $0.element.loopDepth == 0 }
  }

  /// The name as written, with its back-quotes.
  var nameText: String? {
    element.name == nil ? nil : program.source(of: element.origin, .name)
  }
}
