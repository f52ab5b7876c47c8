import CtlCatalogue
import CtlChecker

// What stands beside and under what, by the frames of a document.

extension DocumentReader {
  /// Notes the labels beside controls, the rows that name them, and what lies under labels.
  mutating func noteNeighbours() {
    for index in placed.indices {
      let item = placed[index]
      if item.kind == .label {
        if liesOverOthers(index) {
          design.facts[item.element, default: DesignFacts()].liesOverOthers = true
        }
      } else if Kind.named(item.kind).role == .control {
        let row = row(around: index)
        if let row, placed[row].end > row, showsText(row) {
          design.facts[item.element, default: DesignFacts()].isInNamedRow = true
        }
        if let label = label(beside: index, inside: row) {
          design.facts[item.element, default: DesignFacts()].label = placed[label].element
        }
      }
    }
  }

  private func row(around index: Int) -> Int? {
    var next = placed[index].parent
    while next >= 0 {
      if placed[next].kind == .row { return next }
      next = placed[next].parent
    }
    return nil
  }

  /// Whether a row has a text of its own: that of its style, or a label.
  private func showsText(_ row: Int) -> Bool {
    if tree.attribute("textLabel", of: placed[row].xml) != nil { return true }
    return (row + 1..<min(placed[row].end, row + Self.reach)).contains { text(ofLabel: $0) != nil }
  }

  /// How many elements are looked at.
  private static let reach = 64

  /// The text of a label that says something; nil for another element.
  private func text(ofLabel index: Int) -> String? {
    guard placed[index].kind == .label else { return nil }
    let xml = placed[index].xml
    let text =
      tree.value("text", of: xml)
      ?? tree.child(key: "text", of: xml).map { tree.text(of: $0) } ?? ""
    let isEmpty = text == "Label" || !text.contains(where: { $0.isLetter })
    return isEmpty ? nil : text
  }

  // MARK: The label beside

  /// The label that people take for the name of a control: on its line, else right above it.
  private func label(beside index: Int, inside row: Int?) -> Int? {
    guard let frame = placed[index].frame else { return nil }
    var container = placed[index].parent
    // Two views around it may be there only for the layout.
    for _ in 0..<4 where container >= 0 {
      // Only what stands near in the document too, so that the time stays in proportion to it.
      let inside =
        max(container + 1, index - Self.reach)..<min(placed[container].end, index + Self.reach)
      let found =
        inside
        .compactMap { other in distance(other, frame).map { (other, $0) } }
        .min { ($0.1, $0.0) < ($1.1, $1.0) }
      if let found {
        let hasRival = inside.contains { other in
          guard other != index, other != found.0, placed[other].kind == placed[index].kind,
            let rival = placed[other].frame, let distance = distance(found.0, rival)
          else { return false }
          return distance < found.1
        }
        return hasRival ? nil : found.0
      }
      if container == row { return nil }
      container = placed[container].parent
    }
    return nil
  }

  /// How far a label is from a control that it may name.
  private func distance(_ label: Int, _ frame: Frame) -> Double? {
    guard placed[label].kind == .label, let other = placed[label].frame,
      let points = distance(other, to: frame), text(ofLabel: label) != nil
    else { return nil }
    return points
  }

  private func distance(_ other: Frame, to frame: Frame) -> Double? {
    if other.sharedHeight(frame) >= min(other.height, frame.height) / 2 {
      if other.maxX <= frame.x + 4 { return frame.x - other.maxX }
      if frame.maxX <= other.x + 4 { return 400 + other.x - frame.maxX }
      return nil
    }
    guard other.sharedWidth(frame) > 0, other.maxY <= frame.y + 4, frame.y - other.maxY <= 40
    else { return nil }
    return 1000 + frame.y - other.maxY
  }

  // MARK: What is under a label

  /// Whether something besides its containers is drawn under a label, so that its background is
  /// not known.
  private func liesOverOthers(_ index: Int) -> Bool {
    guard let frame = placed[index].frame else { return true }
    var child = index
    var looked = 0
    while child >= 0 {
      let parent = placed[child].parent
      if parent >= 0, Self.opaque.contains(tree.name(of: placed[parent].xml)) { return true }
      var sibling = parent + 1
      while sibling < child {
        looked += 1
        if looked > Self.reach { return true }
        if let other = placed[sibling].frame, other.intersects(frame) { return true }
        sibling = max(placed[sibling].end, sibling + 1)
      }
      child = parent
    }
    return false
  }

  /// Views that draw something of their own under their contents.
  private static let opaque: Set<String> = [
    "visualEffectView", "imageView", "mapView", "sceneKitView", "tableViewCell", "collectionView",
    "collectionViewCell", "button",
  ]
}
