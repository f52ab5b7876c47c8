import CtlCatalogue
import CtlLayout
import CtlText

/// Where an element is on the narrowest screen, and what it would like.
struct SolvedSize {
  let frame: Frame
  let natural: NaturalSize
  /// The width of what is around it, without margins.
  let room: Double
  /// Whether its container places it, and not a constraint.
  let isFlowing: Bool
  /// Whether its text is known.
  let isTextKnown: Bool
  /// Whether nothing beside it depends on the state.
  let isAlwaysSo: Bool

  /// The lines that its text needs there, and how high one is.
  let linesOfText: (count: Double, height: Double)?

  /// Whether there is too little room for all of its content.
  var isCut: Bool { frame.width < natural.width - 0.5 }
}

extension PlacedElement {
  /// Its size in the layout; nil when that is unknown. The layout of a screen is made once.
  var solvedSize: SolvedSize? {
    let root = PlacedElement(walk: walk, index: 0)
    guard let layout = walk.placedLayout(root), layout.isSatisfiable,
      let box = layout.anyBox(of: index),
      let narrowest = layout.variants.map(\.result).min(by: {
        $0.frames[box].width < $1.frames[box].width
      })
    else { return nil }
    return SolvedSize(
      frame: narrowest.frames[box], natural: narrowest.natural[box],
      room: narrowest.rooms[box], isFlowing: narrowest.hosts[box] < 0,
      isTextKnown: layout.boxes[box].isTextKnown,
      isAlwaysSo: layout.isAlwaysSo(box),
      linesOfText: layout.boxes[box].linesOfText(at: narrowest.frames[box].width))
  }

  /// The same where it may have less room than a line of the screen has, or than it needs at least:
  /// the layout costs something.
  func solvedSizeOfNarrow(needing least: Double? = nil) -> SolvedSize? {
    mayBeNarrow(least) ? solvedSize : nil
  }

  /// The width that the container leaves it, if that is too little for all of its content.
  /// - Parameter least: How wide it has to be at least.
  func cutWidth(needing least: Double? = nil) -> Double? {
    guard let size = solvedSizeOfNarrow(needing: least), size.isCut, size.isFlowing,
      size.isAlwaysSo
    else { return nil }
    return size.frame.width
  }

  /// How many points of its text are not seen where its container places it: beside its only line, or below
  /// its last one.
  var cutPoints: Double? {
    // Asking for defaults makes their tables, which most files do not need.
    let lines = isSet(.numberOfLines) ? number(.numberOfLines) ?? 1 : 1
    return lines == 1 ? pointsBeside : lines > 1 ? pointsBelow(lines) : nil
  }

  /// A label that may have so many lines.
  private func pointsBelow(_ most: Double) -> Double? {
    guard textWidth > (ScreenSize.extremes[0].width - 2 * 24) * (most - 1) || mayBeNarrow(nil),
      let size = solvedSize, size.isFlowing, size.isTextKnown, size.isAlwaysSo,
      let needed = size.linesOfText, needed.count > most
    else { return nil }
    return (needed.count - most) * needed.height
  }

  private var pointsBeside: Double? {
    guard hasLongText && textWidth > ScreenSize.extremes[0].width - 2 * 24 || mayBeNarrow(nil),
      let size = solvedSize, size.isCut, size.isFlowing, size.isTextKnown,
      size.isAlwaysSo || size.room < size.natural.width
    else { return nil }
    return size.natural.width - (size.isAlwaysSo ? size.frame.width : size.room)
  }

  /// Whether the title of a screen may have too little room between the items of its bar: a guess on the side of yes,
  /// since a layout costs something.
  func mayCutTitle(_ title: String, in bar: PlacedElement?) -> Bool {
    let width = 2 * LayoutBox.titleEdge + TextMetrics.width(title, 17, isBold: true)
    guard let bar else { return width >= ScreenSize.extremes[0].width }
    var sides = (first: 0.0, others: 0.0)
    for (number, child) in bar.children.enumerated() {
      guard child.isKind, !child.isSet(.width), number < 12 else { return true }
      let item = 20 + (Kind.named(child.kind).naturalSize.width ?? child.textWidth)
      if number == 0 { sides.first = item } else { sides.others += item }
    }
    // The title stays in the middle, so that the wider side counts for both.
    return width + 2 * max(sides.first, sides.others) >= ScreenSize.extremes[0].width
  }

  /// Whether what is around it may leave it less than a line of the screen, or than it needs.
  private func mayBeNarrow(_ least: Double?) -> Bool {
    if isConstrained { return true }
    return ancestors.contains { holder in
      guard holder.isKind else { return false }
      switch holder.kind {
      case .view: return holder.isWritten(.width)
      case .scrollView: return holder.isWritten(.contentInset)
      case .stack:
        return holder.isWritten(.margins)
          || holder.member(.axis) != "vertical" && holder.mayFillLine(with: index, least)
      case .row, .toolbar, .navigationBar: return holder.mayFillLine(with: index, least)
      default: return false
      }
    }
  }

  /// Whether its elements side by side may be wider than a line: a guess on the side of yes.
  /// - Parameter least: What one of them needs; nil for its own width.
  func mayFillLine(with element: Int, _ least: Double?) -> Bool {
    let own = PlacedElement(walk: walk, index: element)
    // Titles and labels give way to what does not take the rest of the line, but for a few letters.
    let isLast = own.isKind && own.kind != .label && !Kind.named(own.kind).takesRoom
    func given(_ width: Double) -> Double { isLast ? min(width, 32) : width }
    // Margins, an image, an accessory.
    var width = 80 + given(textWidth)
    for (number, child) in children.enumerated() {
      guard number < 12, child.isKind else { return true }
      if child.index == element, let least {
        width += 8 + least
        continue
      }
      let known = Kind.named(child.kind)
      guard !child.isSet(.width), known.naturalSize.width != nil || known.primaryText != nil else {
        return true
      }
      let isGiving = child.kind == .label && child.index != element
      let text = isGiving ? given(child.textWidth) : child.textWidth
      width += 8 + (known.naturalSize.width ?? 32 + text)
    }
    return width >= ScreenSize.extremes[0].width
  }

  /// Whether its text has more than a few letters, or letters of another size: measuring costs something.
  private var hasLongText: Bool {
    guard let name = Kind.named(kind).primaryText, let written = written(name) else { return false }
    return written.knownText.utf8.count > 12 || isSet(.font)
  }

  /// How wide its own text is at the most; without end where that is unknown.
  var textWidth: Double {
    guard isKind, let name = Kind.named(kind).primaryText, let written = written(name) else {
      return 0
    }
    var size = 17.0
    if case .font(let font)? = value(.font) {
      size = font.points
    } else if isSet(.font) {
      return .infinity
    }
    return TextMetrics.width(written.knownText, size, isBold: true)
  }
}
