import CtlCatalogue
import CtlDiagnostics
import CtlLayout
import CtlText

// Where no constraint says so: what leaves the screen, and texts in the parts of controls.

/// One way in which a container or control has too little room. A layout costs something, so that each asks first
/// whether it may be so.
struct ClippedPart: Sendable {
  let kinds: KindSet
  let find: @Sendable (PlacedElement) -> Found?

  /// What is clipped, by how many points.
  struct Found {
    let part: PlacedElement
    let points: Double
    /// Where the file says so.
    let place: PlacedElement.Place
    let isText: Bool
  }

  static let all: [ClippedPart] = [.line, .segments, .tabs, .placeholder]

  /// What stands side by side, with widths that nothing may change.
  static let line = ClippedPart(kinds: [.stack, .row, .toolbar]) { holder in
    let room = ScreenSize.extremes[0].width - 2 * PlacedElement.screenMargin
    guard case let least = holder.leastWidth(limit: 12), least > room, !holder.hasOnlyBlocks,
      holder.member(.axis) != "vertical", holder.nearest([.scrollView, .popover]) == nil,
      case let width = holder.narrowestScreen, least > width - 2 * PlacedElement.screenMargin
    else { return nil }
    for part in holder.elementsInside where part.isKind {
      guard let size = part.solvedSize, size.isFlowing, size.isAlwaysSo else { continue }
      let points = max(size.frame.maxX - width, -size.frame.x)
      guard points > 0.5 else { continue }
      let place = part.written(.width).map { PlacedElement.Place.value($0) } ?? .kind
      return Found(part: part, points: points, place: place, isText: false)
    }
    return nil
  }

  /// Where one of equally wide segments is longer than the others, another rule says it.
  static let segments = ClippedPart(kinds: [.segmentedControl]) { control in
    if control.unevenSegments != nil { return nil }
    let isEqual = control.bool(.apportionsSegmentWidthsByContent) != true
    return control.segments.listed == nil
      ? control.cutPart(.segment, edges: 2, equally: isEqual) : isEqual ? control.cutCase : nil
  }

  static let tabs = ClippedPart(kinds: [.tabBar]) { bar in
    bar.cutPart(.tab, edges: 4, equally: true)
  }

  /// A placeholder has one line, within the edges of its field.
  static let placeholder = ClippedPart(kinds: [.textField]) { field in
    guard let written = field.written(.placeholder), let text = field.string(.placeholder),
      !field.isSet(.font), !field.isSet(.leftView), !field.isSet(.rightView)
    else { return nil }
    let needed = TextMetrics.width(text, Kind.named(.textField).layout.fontSize) + 14
    guard needed > field.narrowestScreen - 2 * PlacedElement.screenMargin,
      let size = field.solvedSize, size.isFlowing, size.isAlwaysSo,
      needed > size.frame.width + 1
    else { return nil }
    return Found(
      part: field, points: needed - size.frame.width, place: .value(written), isText: true)
  }
}

extension PlacedElement {
  /// Beside the content of a screen.
  fileprivate static let screenMargin = 16.0

  /// What stands in it, without what only arranges the file: branches, loops and uses of components.
  fileprivate var elementsInside: [PlacedElement] {
    children.flatMap { $0.isKind ? [$0] : $0.elementsInside }
  }

  /// Whether it is a row as wide as the screen, and everything in it has a line of its own, in the middle, and
  /// fits the screen: wheels below a title.
  fileprivate var hasOnlyBlocks: Bool {
    let width = ScreenSize.extremes[0].width
    return self.is(.row) && self.screen != nil && !isSet(.image) && !isSet(.accessory)
      && ancestors.allSatisfy {
        [.section, .table, .screen].contains($0.kind) && !$0.isSet(.width)
      }
      && elementsInside.allSatisfy { part in
        let known = Kind.named(part.kind)
        return known.layout.place == .block && !part.isSet(.width)
          && known.naturalSize.width.map { $0 <= width } == true
      }
  }

  fileprivate var narrowestScreen: Double {
    ScreenSize.first(of: ControlBox(control: PlacedElement(walk: walk, index: 0))).width
  }

  /// The widths of its elements that nothing makes narrower, together; without end for more elements than the limit.
  fileprivate func leastWidth(limit: Int) -> Double {
    var sum = 0.0
    for (number, child) in children.enumerated() {
      guard number < limit else { return .infinity }
      guard child.isKind else {
        sum += child.leastWidth(limit: limit)
        continue
      }
      let known = Kind.named(child.kind)
      if child.isSet(.width) {
        sum += child.number(.width) ?? 0
      } else if !known.takesRoom {
        sum += known.naturalSize.width ?? (child.isSet(.image) ? 44 : 30)
      } else {
        sum += 30
      }
      if number > 0 { sum += max(self.number(.spacing) ?? 8, 0) }
    }
    return sum
  }

  /// The longest case of the enum that lists its segments, when that has too little room.
  fileprivate var cutCase: ClippedPart.Found? {
    let size = Kind.named(.segment).layout.fontSize
    let texts = segments.texts(of: self).prefix(64).map {
      (text: $0, width: TextMetrics.width($0.text, size) + 2)
    }
    guard let count = segments.count, count > 0,
      let longest = texts.max(by: { $0.width < $1.width }),
      case let needed = longest.width * Double(count),
      needed > narrowestScreen - 2 * PlacedElement.screenMargin || isSet(.width)
        || nearest(.row).map({ $0.mayFillLine(with: index, needed + $0.textWidth) }) == true,
      let size = solvedSize, size.isAlwaysSo
    else { return nil }
    let points = longest.width - size.frame.width / Double(count)
    guard points > 1 else { return nil }
    return ClippedPart.Found(part: self, points: points, place: longest.text.place, isText: true)
  }

  /// The part of a control whose title has the least room, when that is too little.
  fileprivate func cutPart(
    _ kind: KindName, edges: Double, equally: Bool
  ) -> ClippedPart.Found? {
    let size = Kind.named(kind).layout.fontSize
    let parts = elementsInside.filter { $0.is(kind) }
    let needed = parts.map { part in
      part.string(.title).map { TextMetrics.width($0, size) + edges } ?? 0
    }
    guard let widest = needed.max(),
      (equally ? widest * Double(parts.count) : needed.reduce(0, +))
        > narrowestScreen - 2 * PlacedElement.screenMargin || isSet(.width)
    else { return nil }
    var found: ClippedPart.Found?
    for (part, needed) in zip(parts, needed) where needed > edges {
      guard let written = part.written(.title), let size = part.solvedSize, size.isAlwaysSo else {
        continue
      }
      let points = needed - size.frame.width
      guard points > 1, points > found?.points ?? 0 else { continue }
      found = ClippedPart.Found(part: part, points: points, place: .value(written), isText: true)
    }
    return found
  }
}
