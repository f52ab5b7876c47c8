import CtlCatalogue
import CtlChecker
import CtlLayout

/// Boxes from the elements of a screen or component, all branches included.
struct LayoutBuilder {
  let root: Control
  private(set) var boxes: [LayoutBox] = []
  private(set) var instances: [Int] = []
  private(set) var branches: [[Int: Int]] = []
  private(set) var boxOf: [Int: Int] = [:]

  init(_ root: Control) { self.root = root }

  mutating func addBoxes(limit: Int) {
    let all = root.walk.expansion.instances
    /// The box and the branches around each open instance.
    var open: [(end: Int, box: Int, branches: [Int: Int])] = []
    var next = 0
    while next < all.count, boxes.count < limit {
      while let last = open.last, last.end <= next { open.removeLast() }
      let control = Control(walk: root.walk, index: next)
      let end = next + Int(all[next].size)
      let parent = open.last?.box ?? -1
      var branches = open.last?.branches ?? [:]
      switch control.form {
      case .kind where isBox(control, parent), .componentRoot where parent < 0:
        boxOf[next] = boxes.count
        boxes.append(box(control, parent))
        instances.append(next)
        self.branches.append(branches)
        open.append((end, boxes.count - 1, branches))
        next += 1
      case .kind, .unknown: next = end
      case .branch:
        branches[Int(all[next].parent)] = next
        open.append((end, parent, branches))
        next += 1
      default:
        open.append((end, parent, branches))
        next += 1
      }
    }
    fixSizes()
  }

  /// Subtree sizes from the parents, the last first.
  private mutating func fixSizes() {
    for index in boxes.indices { boxes[index].size = 1 }
    for index in boxes.indices.reversed() where boxes[index].parent >= 0 {
      boxes[boxes[index].parent].size += boxes[index].size
    }
  }

  /// What stands at the end of a text field is not placed by constraints, and parts of controls are
  /// not either.
  private func isBox(_ control: Control, _ parent: Int) -> Bool {
    if control.is(.accessibility) { return false }
    guard parent >= 0 else { return true }
    return Kind.named(boxes[parent].kind).role == .container || control.is(.segment)
  }

  private func box(_ control: Control, _ parent: Int) -> LayoutBox {
    guard control.isKind else { return LayoutBox(kind: .view, parent: parent) }
    var box = LayoutBox(kind: control.kind, parent: parent)
    func number(_ name: PropertyName) -> Double? { control.number(name) }
    if let primary = Kind.named(control.kind).primaryText, let written = control.written(primary) {
      let parts = written.textParts
      box.text = parts.compactMap { $0 }.joined()
      box.isTextKnown = parts.allSatisfy { $0 != nil }
    } else if let primary = Kind.named(control.kind).primaryText, control.isWritten(primary) {
      box.isTextKnown = false
    }
    switch control.kind {
    case .label:
      box.lines = number(.numberOfLines).flatMap { Int(exactly: $0) } ?? 1
      if let written = control.written(.font), case .font(let font)? = written.value {
        box.fontSize = font.points
      }
    case .button, .roundedRectangleButton, .segment: box.hasImage = control.isWritten(.image)
    case .pageControl: box.pages = Int(min(max(number(.numberOfPages) ?? 3, 0), 1000))
    case .stack:
      box.isVertical = control.member(.axis) == "vertical"
      box.spacing = min(max(number(.spacing) ?? 0, 0), 1000)
    default: break
    }
    if let width = number(.width), width > 0, width < 100_000 { box.width = width }
    return box
  }
}
