import CtlCatalogue
import CtlChecker

extension DocumentReader {
  /// Reads the constraints of every view of the open screen.
  mutating func readConstraints() {
    let guides = layoutGuides()
    for item in placed {
      if isPlacedByFrame(item) { place(item) }
      guard let list = tree.child("constraints", of: item.xml) else { continue }
      let excluded = constraints(of: item.xml, inDefault: true)
      let varying = constraints(of: item.xml, inDefault: false)
      for constraint in tree.children(of: list) where tree.isNamed(constraint, "constraint") {
        // A placeholder is removed when the app is built.
        if tree.has("placeholder", "YES", constraint) { continue }
        let id = tree.value("id", of: constraint)
        if let id, excluded.contains(id) { continue }
        if id.map(varying.contains) == true || isUnsure(constraint, of: item.xml, guides) {
          design.unsure.insert(origin(constraint))
        }
        read(constraint, owner: item, guides)
      }
    }
  }

  /// Whether the frame of a view says where it is, and no constraint does.
  private func isPlacedByFrame(_ item: Placed) -> Bool {
    guard item.parent >= 0, item.frame != nil else { return false }
    let parent = placed[item.parent].kind
    guard parent == .content || parent == .view,
      tree.isNamed(tree.elements[item.xml].parent, "subviews")
    else { return false }
    return !tree.has("translatesAutoresizingMaskIntoConstraints", "NO", item.xml)
      || tree.has("fixedFrame", "YES", item.xml)
  }

  /// Where a frame puts a view, as wishes: they give way, since a frame is that of one screen. The mask
  /// says which edges it follows when the view around it has another size.
  private mutating func place(_ item: Placed) {
    guard let frame = frame(of: item.xml) else { return }
    let around = self.frame(of: placed[item.parent].xml)
    let mask = tree.child("autoresizingMask", of: item.xml)
    func says(_ name: String) -> Bool {
      mask.flatMap { tree.attribute(named: name, of: $0) } != nil
    }
    let isKnown = [
      place(
        item, ["left", "right", "width", "centerX"], (frame.x, frame.width, around?.width),
        (says("flexibleMinX"), says("widthSizable"), says("flexibleMaxX"))),
      place(
        item, ["top", "bottom", "height", "centerY"], (frame.y, frame.height, around?.height),
        (says("flexibleMinY"), says("heightSizable"), says("flexibleMaxY"))),
    ]
    if let mask, isKnown.contains(false) { countUnsupported("autoresizingMask", mask) }
  }

  /// Places a view along one axis.
  /// - Returns: whether the anchors say all that the mask says.
  private mutating func place(
    _ item: Placed, _ anchors: [String], _ frame: (start: Double, size: Double, around: Double?),
    _ gives: (start: Bool, size: Bool, end: Bool)
  ) -> Bool {
    func wish(_ anchor: String, _ points: Double, isEdge: Bool = true) {
      builder.constrain(
        .equation(
          Constraint.Anchor(element: item.element, name: anchor),
          isEdge ? Constraint.Anchor(element: nil, name: anchor) : nil, multiplier: 1),
        .equal, points, priority: 500, owner: placed[item.parent].element, at: origin(item.xml))
    }
    let end = frame.around.map { frame.start + frame.size - $0 }
    let isCentered = end.map { abs(frame.start + $0) <= 2 } ?? false
    switch (gives, end) {
    case ((false, true, false), let end?):
      wish(anchors[0], frame.start)
      wish(anchors[1], end)
    case ((true, false, false), let end?):
      wish(anchors[1], end)
      wish(anchors[2], frame.size, isEdge: false)
    case ((true, false, true), _) where isCentered:
      wish(anchors[3], 0)
      wish(anchors[2], frame.size, isEdge: false)
    default:
      wish(anchors[0], frame.start)
      wish(anchors[2], frame.size, isEdge: false)
      return !gives.start && !gives.size
    }
    return true
  }

  /// A side of a constraint: an element, or the view around its safe area, and one of its anchors
  /// with the distance of its margin.
  private struct Side {
    let element: ElementID
    let anchor: String
    let inset: Double
  }

  /// What stands for a layout guide: its view, and the edge that both of its edges are at.
  private struct Guide {
    let view: Int
    let edge: String?
  }

  private func layoutGuides() -> [String: Guide] {
    var guides: [String: Guide] = [:]
    for item in placed {
      for child in tree.children(of: item.xml) where tree.isNamed(child, "viewLayoutGuide") {
        if let id = tree.value("id", of: child) { guides[id] = Guide(view: item.xml, edge: nil) }
      }
      // Those of a controller stand beside its main view.
      let controller = tree.elements[item.xml].parent
      guard item.parent < 0, controller >= 0, let list = tree.child("layoutGuides", of: controller)
      else { continue }
      for child in tree.children(of: list) {
        guard let id = tree.value("id", of: child) else { continue }
        guides[id] = Guide(
          view: item.xml, edge: tree.has("type", "top", child) ? "top" : "bottom")
      }
    }
    return guides
  }

  /// The constraints that the document leaves out unless a size class has them, or those that some
  /// size classes have and others not.
  private func constraints(of view: Int, inDefault: Bool) -> Set<String> {
    var found: Set<String> = []
    for variation in tree.children(of: view)
    where tree.isNamed(variation, "variation") && tree.has("key", "default", variation) == inDefault
    {
      for mask in tree.children(of: variation) where tree.has("key", "constraints", mask) {
        for item in tree.children(of: mask) where !inDefault || tree.isNamed(item, "exclude") {
          if let id = tree.value("reference", of: item) { found.insert(id) }
        }
      }
    }
    return found
  }

  /// Whether code, a size class or the system decides a number of a constraint.
  private func isUnsure(_ constraint: Int, of owner: Int, _ guides: [String: Guide]) -> Bool {
    // What is inside is as long as it likes: its edges are those of what is scrolled.
    if Self.scrolling.contains(tree.name(of: owner)), !isSize(constraint) { return true }
    let items = [tree.value("firstItem", of: constraint), tree.value("secondItem", of: constraint)]
    let anchors = [
      tree.value("firstAttribute", of: constraint), tree.value("secondAttribute", of: constraint),
    ]
    return outlets[constraint] != nil || tree.has("symbolic", "YES", constraint)
      || items.contains { $0.map { guides[$0] != nil } == true }
      || anchors.contains { $0?.hasSuffix("Margin") == true || $0?.hasSuffix("Margins") == true }
      || tree.child("variation", of: constraint) != nil
  }

  private mutating func read(_ constraint: Int, owner: Placed, _ guides: [String: Guide]) {
    let ownerID = tree.value("id", of: owner.xml)
    let first = tree.value("firstItem", of: constraint) ?? ownerID
    guard let left = side(first, tree.value("firstAttribute", of: constraint), guides) else {
      return countUnsupported("constraint", constraint)
    }
    var right: Side?
    if let second = tree.value("secondItem", of: constraint) {
      right = side(second, tree.value("secondAttribute", of: constraint), guides)
      if right == nil { return countUnsupported("constraint", constraint) }
    }
    if tree.children(of: constraint).contains(where: { tree.isNamed($0, "variation") }) {
      countUnsupported("variation", constraint)
    }
    let isSymbolic = tree.has("symbolic", "YES", constraint)
    let written = tree.value("constant", of: constraint).flatMap(DocumentNumbers.number)
    let ratio = tree.value("multiplier", of: constraint)
    guard let multiplier = ratio.map(DocumentNumbers.ratio) ?? 1 else {
      return countUnsupported("constraint", constraint)
    }
    let constant = (written ?? (isSymbolic ? 8 : 0)) + (right?.inset ?? 0) * multiplier - left.inset
    let relation: Constraint.Relation =
      switch tree.value("relation", of: constraint) {
      case "greaterThanOrEqual": .greaterOrEqual
      case "lessThanOrEqual": .lessOrEqual
      default: .equal
      }
    let priority = tree.value("priority", of: constraint).flatMap(DocumentNumbers.number) ?? 1000
    // The view that has the constraint is the superview of its own elements.
    func anchor(_ side: Side, beside other: Side?) -> Constraint.Anchor {
      let isSuperview =
        side.element == owner.element
        && other.map { parent(of: $0.element) == owner.element } ?? false
      return Constraint.Anchor(element: isSuperview ? nil : side.element, name: side.anchor)
    }
    builder.constrain(
      .equation(
        anchor(left, beside: right), right.map { anchor($0, beside: left) }, multiplier: multiplier),
      relation, constant, priority: min(max(priority, 1), 1000), owner: owner.element,
      at: origin(constraint))
  }

  /// Scrolling views: inside them, an edge is that of the scrolled content.
  private static let scrolling: Set = ["scrollView", "tableView", "collectionView", "textView"]

  private func isSize(_ constraint: Int) -> Bool {
    tree.has("firstAttribute", "width", constraint)
      || tree.has("firstAttribute", "height", constraint)
  }

  private func parent(of element: ElementID) -> ElementID? {
    positions[element].flatMap { placed[$0].parent >= 0 ? placed[placed[$0].parent].element : nil }
  }

  private func side(_ id: String?, _ attribute: String?, _ guides: [String: Guide]) -> Side? {
    guard let id, let attribute else { return nil }
    let guide = guides[id]
    guard let xml = guide?.view ?? ids[id], let element = elements[xml],
      let place = DocumentAnchors.named(attribute)
    else { return nil }
    let anchor = guide?.edge ?? place.anchor
    let isRoot = positions[element].map { placed[$0].parent < 0 } ?? false
    return Side(element: element, anchor: anchor, inset: place.inset(isRoot: isRoot))
  }
}

/// The names of anchors in documents.
struct DocumentAnchors: Sendable {
  let anchor: String
  /// Which way the margin goes; nil without a margin.
  let direction: Double?

  static func named(_ name: String) -> DocumentAnchors? { all[name] }

  /// The distance of the margin from the edge.
  func inset(isRoot: Bool) -> Double {
    guard let direction else { return 0 }
    let isVertical = anchor == "top" || anchor == "bottom"
    return direction * (isRoot ? (isVertical ? 0 : 16) : 8)
  }

  private static let all: [String: DocumentAnchors] = {
    var result: [String: DocumentAnchors] = [:]
    for name in LayoutKind.anchors { result[name] = DocumentAnchors(anchor: name, direction: nil) }
    for name in ["firstBaseline", "lastBaseline"] {
      result[name] = DocumentAnchors(anchor: "baseline", direction: nil)
    }
    for (name, direction) in [("leading", 1), ("left", 1), ("top", 1)] + [
      ("trailing", -1), ("right", -1), ("bottom", -1),
    ] {
      result[name + "Margin"] = DocumentAnchors(anchor: name, direction: Double(direction))
    }
    for name in ["centerX", "centerY"] {
      result[name + "WithinMargins"] = DocumentAnchors(anchor: name, direction: nil)
    }
    return result
  }()
}
