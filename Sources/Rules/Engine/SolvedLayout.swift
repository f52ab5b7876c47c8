import CtlCatalogue
import CtlChecker
import CtlLayout

/// A screen or component, laid out: with constraints at every possible width and in both directions,
/// without on the narrowest screen. Made once for all rules.
final class SolvedLayout {
  /// One device and direction.
  struct Variant {
    let width: Double
    let isRightToLeft: Bool
    let result: LayoutResult
  }

  let boxes: [LayoutBox]
  let constraints: [LayoutConstraint]
  /// The program's constraint for each constraint; nil for one of a component in the screen, which
  /// is checked there.
  let sources: [Constraint?]
  let variants: [Variant]
  /// Why the layout is unknown; nil when it was solved.
  let gap: Gap?
  /// Whether the size of the container is known: for a screen it is, for a component not.
  let isSizeKnown: Bool
  /// The constraints of the file that name each box, in its order.
  private let naming: [[Int]]
  /// The branches around each box: conditions and which of their branches.
  private let branches: [[Int: Int]]

  /// A bound that keeps solving short, whatever the file.
  enum Gap: Sendable { case constraints, elements, work }

  static let boxLimit = 5_000

  init(_ root: PlacedElement) {
    var builder = LayoutBuilder(root)
    builder.addBoxes(limit: Self.boxLimit + 1)
    boxes = builder.boxes
    branches = builder.branches
    let isTooLarge = boxes.count > Self.boxLimit
    let mayBePlaced = LayoutBox.mayBePlaced(boxes)
    let resolved = ResolvedConstraints(
      root.walk.expansion,
      zip(boxes, mayBePlaced).map { isTooLarge || !$1 ? -1 : $0.instance })
    let gap: Gap? = isTooLarge ? .elements : resolved.isTruncated ? .constraints : nil
    constraints = gap == nil ? resolved.constraints : []
    sources = resolved.sources.map { $0.frame < 0 ? root.program.constraints[$0.index] : nil }
    var naming = [[Int]](repeating: [], count: boxes.count)
    for (index, constraint) in constraints.enumerated() where sources[index] != nil {
      for box in constraint.boxes where boxes.indices.contains(box) { naming[box].append(index) }
    }
    self.naming = naming
    isSizeKnown = root.is(.screen)
    variants = Self.solve(root, boxes, constraints)
    self.gap = gap ?? (variants.isEmpty && !constraints.isEmpty ? .work : nil)
  }

  private static func solve(
    _ root: PlacedElement, _ boxes: [LayoutBox], _ constraints: [LayoutConstraint]
  ) -> [Variant] {
    guard !boxes.isEmpty else { return [] }
    if root.constraints.isEmpty {
      guard let size = sizes(root).first, boxes.count <= boxLimit else { return [] }
      let result = ScreenLayout.solve(LayoutRequest(boxes, constraints, size))
      guard result.isComplete else { return [] }
      return [Variant(width: size.width, isRightToLeft: false, result: result)]
    }
    guard !constraints.isEmpty else { return [] }
    let directions =
      root.settings.locales.contains(where: WritingDirection.isRightToLeft)
      ? [false, true] : [false]
    var variants: [Variant] = []
    // The layout for one device is mostly near that for the next.
    var sessions = directions.map { _ in LayoutSession() }
    for size in sizes(root) {
      for (index, isRightToLeft) in directions.enumerated() {
        var request = LayoutRequest(boxes, constraints, size)
        request.isRightToLeft = isRightToLeft
        var result = sessions[index].solve(request)
        // Work that is too much once will be too much again, and half an answer would be wrong.
        guard result.isComplete else { return [] }
        // What is open is open at every width, and told once.
        if variants.isEmpty { result.ambiguous = sessions[index].ambiguous() }
        variants.append(Variant(width: size.width, isRightToLeft: isRightToLeft, result: result))
      }
    }
    return variants
  }

  private static func sizes(_ root: PlacedElement) -> [ScreenSize] {
    root.is(.screen) ? ScreenSize.all(of: ControlBox(control: root)) : ScreenSize.extremes
  }

  /// Whether all constraints hold on every screen; other findings need this.
  var isSatisfiable: Bool { variants.allSatisfy { $0.result.conflicts.isEmpty } }

  /// Whether two boxes can exist at the same time.
  func canMeet(_ first: Int, _ second: Int) -> Bool {
    branches[first].allSatisfy { condition, branch in
      branches[second][condition].map { $0 == branch } ?? true
    }
  }

  /// The first accepted constraint that names a box.
  func constraint(
    naming box: Int, where passes: (LayoutConstraint) -> Bool = { _ in true }
  ) -> Constraint? {
    naming[box].first { passes(constraints[$0]) }.flatMap { sources[$0] }
  }

  func control(_ box: Int, _ root: PlacedElement) -> PlacedElement {
    PlacedElement(walk: root.walk, index: Int(boxes[box].instance))
  }

  /// The box of an element that constraints of the file place.
  func box(of instance: Int) -> Int? {
    guard boxOfInstance.indices.contains(instance), boxOfInstance[instance] >= 0 else { return nil }
    return boxOfInstance[instance]
  }

  /// By instance; -1 for one without such a box.
  private lazy var boxOfInstance: [Int] = {
    var result: [Int] = []
    for index in boxes.indices.reversed() where boxes[index].instance >= 0 && isNamed(index) {
      let instance = Int(boxes[index].instance)
      while result.count <= instance { result.append(-1) }
      result[instance] = index
    }
    return result
  }()

  /// The box of an element of the file, whatever places it.
  func anyBox(of instance: Int) -> Int? {
    allBoxes[instance]
  }

  /// By instance.
  private lazy var allBoxes: [Int: Int] = Dictionary(
    boxes.indices.lazy.filter { self.boxes[$0].instance >= 0 && !self.boxes[$0].isHidden }
      .map { (Int(self.boxes[$0].instance), $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether nothing beside a box, or beside what it stands in, depends on the state.
  func isAlwaysSo(_ box: Int) -> Bool {
    var around = boxes[box].parent
    while around >= 0 {
      if isMixed[around] { return false }
      around = boxes[around].parent
    }
    return true
  }

  /// By box: whether some of its elements are there only in some states.
  private lazy var isMixed: [Bool] = {
    var result = [Bool](repeating: false, count: boxes.count)
    for (box, own) in branches.enumerated() where boxes[box].parent >= 0 {
      let around = boxes[box].parent
      if own != branches[around] { result[around] = true }
    }
    return result
  }()

  /// The constraints of the file that say where a box is along an axis, in its order.
  func constraints(naming box: Int, horizontal: Bool) -> [Constraint] {
    naming[box].filter { constraints[$0].isAbout(horizontal: horizontal) }
      .compactMap { sources[$0] }
  }

  /// Whether a constraint names a box.
  func isNamed(_ box: Int) -> Bool { !naming[box].isEmpty }
}

extension LayoutConstraint {
  /// Whether it is about one axis.
  func isAbout(horizontal: Bool) -> Bool {
    switch form {
    case .kind(let index, _):
      let name = LayoutKind.all[index].name
      let isVertical =
        ["height", "baselines"].contains(name) || name.hasPrefix("vertical")
        || name.hasPrefix("top") || name.hasPrefix("bottom") || name.hasPrefix("heights")
      return isVertical != horizontal
    case .equation(let first, _, _): return first.anchor.isHorizontal == horizontal
    }
  }

  /// Whether it sets a size.
  var isSize: Bool {
    switch form {
    case .kind(let index, _):
      return ["width", "height", "widthsEqually", "heightsEqually"]
        .contains(LayoutKind.all[index].name)
    case .equation(let first, _, _): return first.anchor.isSize
    }
  }
}

extension Walk {
  /// The layout of the screen or component; nil when it has no constraints. Not for a file with
  /// syntax errors, whose constraints may be incomplete.
  func solvedLayout(_ root: PlacedElement) -> SolvedLayout? {
    root.constraints.isEmpty ? nil : placedLayout(root)
  }

  /// The same also without constraints.
  func placedLayout(_ root: PlacedElement) -> SolvedLayout? {
    guard !expansion.program.hasSyntaxMistakes else { return nil }
    if let known = layout { return known }
    let solved = inEveryCase { SolvedLayout(root) }
    layout = solved
    return solved
  }
}
