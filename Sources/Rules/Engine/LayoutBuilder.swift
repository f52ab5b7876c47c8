import CtlCatalogue
import CtlChecker
import CtlLayout

/// Makes boxes from the elements of a screen or component, with all branches.
struct LayoutBuilder {
  let root: PlacedElement
  private(set) var boxes: [LayoutBox] = []
  private(set) var branches: [[Int: Int]] = []

  init(_ root: PlacedElement) { self.root = root }

  /// Contents of tabs, which stand where their bar stands: after everything else there.
  private var tabs: [(instances: Range<Int>, box: Int, branches: [Int: Int])] = []

  mutating func addBoxes(limit: Int) {
    addBoxes(0..<root.walk.expansion.instances.count, [], limit)
    while !tabs.isEmpty {
      let tab = tabs.removeFirst()
      let around = (end: tab.instances.upperBound, box: tab.box, branches: tab.branches)
      addBoxes(tab.instances, [around], limit)
    }
    fixSizes()
  }

  /// - Parameter around: What the instances stand in.
  private mutating func addBoxes(
    _ instances: Range<Int>, _ around: [(end: Int, box: Int, branches: [Int: Int])], _ limit: Int
  ) {
    let all = root.walk.expansion.instances
    /// The box and the branches around each open instance.
    var open = around
    var next = instances.lowerBound
    while next < instances.upperBound, boxes.count < limit {
      while let last = open.last, last.end <= next { open.removeLast() }
      let control = PlacedElement(walk: root.walk, index: next)
      let end = next + Int(all[next].size)
      let parent = open.last?.box ?? -1
      var branches = open.last?.branches ?? [:]
      switch control.form {
      case .kind where control.is(.tab) && parent >= 0:
        // Only one tab has contents at a time.
        let bar = Int(boxes[parent].instance)
        add(control, parent, branches)
        tabs.append(
          (next + 1..<end, max(boxes[parent].parent, 0), branches.merging([bar: next]) { $1 }))
        next = end
      case .kind where isBox(control, parent), .componentRoot where parent < 0:
        open.append((end, boxes.count, branches))
        add(control, parent, branches)
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
  }

  /// Subtree sizes from the parents, the last first.
  private mutating func fixSizes() {
    for index in boxes.indices { boxes[index].size = 1 }
    for index in boxes.indices.reversed() where boxes[index].parent >= 0 {
      boxes[boxes[index].parent].size += boxes[index].size
    }
  }

  /// Constraints do not place the views at the ends of a text field, or the parts of controls.
  private func isBox(_ control: PlacedElement, _ parent: Int) -> Bool {
    if control.is(.accessibility) { return false }
    guard parent >= 0 else { return true }
    return Kind.named(boxes[parent].kind).role == .container || control.is(.segment)
  }

  private mutating func add(_ control: PlacedElement, _ parent: Int, _ branches: [Int: Int]) {
    var box =
      control.isKind
      ? LayoutBox(
        ControlBox(control: control), parent: parent,
        in: parent >= 0 ? boxes[parent].kind : nil)
      : LayoutBox(kind: .view, parent: parent)
    box.instance = Int32(control.index)
    if box.isHidden {
      let isModal = Kind.named(box.kind).isModal
      box.hiding = isModal || box.kind == .refreshControl ? .gone : .keepsPlace
    } else if parent >= 0, boxes[parent].isHidden {
      box.isHidden = true
      box.hiding = .around
    }
    let index = boxes.count
    boxes.append(box)
    if parent >= 0 { boxes[parent].hasContents = true }
    self.branches.append(branches)
    guard control.is(.segmentedControl) else { return }
    for item in control.segments.listed?.firstCases ?? [] {
      var segment = LayoutBox(kind: .segment, parent: index)
      segment.text = item.label
      segment.isHidden = box.isHidden
      segment.hiding = .around
      boxes.append(segment)
      self.branches.append(branches)
    }
  }
}

/// A control as the layout asks about it.
struct ControlBox: BoxElement {
  let control: PlacedElement

  var kind: KindName { control.kind }

  func value(_ name: PropertyName) -> Value? { control.value(name) }

  /// Boxes are for the normal state.
  func isSet(_ name: PropertyName) -> Bool {
    let cascade = control.walk.cascade
    if cascade.isStandard(name, of: control.index) { return false }
    return if case .standard = cascade.source(name, of: control.index) { false } else { true }
  }

  var shownText: (text: String, isKnown: Bool) {
    guard let primary = Kind.named(kind).primaryText else { return ("", true) }
    guard let written = control.written(primary) else { return ("", !control.isWritten(primary)) }
    let parts = written.textParts
    return (parts.compactMap { $0 }.joined(), parts.allSatisfy { $0 != nil })
  }

  func instance(_ name: PropertyName) -> Int32 {
    control.referenced(name).map { Int32($0.index) } ?? -1
  }
}
