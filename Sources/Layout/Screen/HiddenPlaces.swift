// What is hidden where constraints place elements keeps its place, though it is not drawn. Elsewhere
// the elements around it close up.

extension LayoutRequest {
  mutating func keepPlaces() {
    guard !constraints.isEmpty, boxes.contains(where: { $0.hiding == .keepsPlace }) else { return }
    var containers: Set<Int> = []
    for constraint in constraints {
      for box in constraint.boxes where boxes.indices.contains(box) {
        containers.insert(boxes[box].parent)
      }
    }
    for (index, box) in boxes.enumerated() where box.isHidden && box.parent >= 0 {
      let keeps: Bool =
        switch box.hiding {
        case .keepsPlace: containers.contains(box.parent) && !boxes[box.parent].isHidden
        case .around: boxes[box.parent].isUnseen
        case .gone: false
        }
      boxes[index].isHidden = !keeps
      boxes[index].isUnseen = keeps
    }
  }
}

extension LayoutBox {
  /// Why a box is hidden.
  public enum Hiding: Sendable, Hashable {
    /// By itself, so that it keeps the place that constraints give it.
    case keepsPlace
    /// Only because something around it is.
    case around
    case gone
  }

  /// Whether constraints may name each box.
  public static func mayBePlaced(_ boxes: [LayoutBox]) -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(boxes.count)
    for box in boxes {
      let isInside = box.hiding == .around && box.parent >= 0
      result.append(
        !box.isHidden || (isInside ? result[box.parent] : box.hiding == .keepsPlace))
    }
    return result
  }
}
