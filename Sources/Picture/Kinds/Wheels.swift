import CtlCatalogue
import CtlLayout
import CtlRuntime
import CtlTerminal

/// A control whose parts are wheels.
protocol Drum {
  /// A text below the rows.
  var note: String? { get }
  /// The text of any row of a wheel, by their numbers.
  func title(ofRow row: Int, inWheel wheel: Int) -> String?
}

extension Drum {
  var note: String? { nil }
}

extension SVGWriter {
  /// The two lines around the row that is chosen, and the note; every wheel draws its rows.
  mutating func drum(_ drum: some Drum, _ screen: DeviceScreen, _ node: Int) {
    let frame = screen.frames[node]
    if let note = drum.note {
      var line = frame
      line.height = min(DrumLook.noteHeight, frame.height)
      line.y = frame.maxY - line.height
      text(note, in: line, .center, TextStyle(screen.palette.secondary, size: 13))
    }
    let color = screen.palette.base.separator
    for y in [-DrumLook.rowHeight / 2, DrumLook.rowHeight / 2 - 0.5] {
      hairline(frame.x, frame.midY + y, frame.width, color)
    }
  }
}

extension DeviceDrawing {
  /// Rows on a drum: the further from the middle, the flatter and the fainter.
  static let wheel = DeviceDrawing(.wheel) { screen, node, writer in
    let owner = Int(screen.node(node).parent)
    let frame = screen.frames[node].inset(3)
    let isAlone = screen.children[owner].count == 1
    let note = (screen.tree.control(of: owner)?.control as? any Drum)?.note
    let end = screen.frames[owner].maxY - (note == nil ? 0 : DrumLook.noteHeight)
    // The chosen row stands out in a disabled control, too.
    let others = screen.isDisabled(owner) ? screen.palette.disabled : screen.palette.secondary
    for row in screen.rows(ofWheel: node) {
      let step = DrumLook.steps[abs(row.distance)]
      let isChosen = row.distance == 0
      var style = TextStyle(
        isChosen ? screen.ink(owner) : others.opacity(step.opacity),
        size: (isAlone ? 23 : 21) * step.scale)
      // A row that is too wide gets smaller letters before it is cut.
      style.size = max(min(style.size, style.size * frame.width / style.width(row.text)), 15)
      var line = frame
      line.height = DrumLook.rowHeight
      line.y = frame.midY + (row.distance < 0 ? -step.offset : step.offset) - line.height / 2
      let isAll = line.y >= screen.frames[owner].y && line.maxY <= end
      if isAll { writer.text(row.text, in: line, .center, style) }
    }
  }
}

/// The drum that the rows of a wheel stand on.
private enum DrumLook {
  static let rowHeight = Metrics.pointsPerWheelRow
  static let noteHeight = 20.0
  /// By the distance from the middle: rows on a cylinder, 0.34 radians apart.
  static let steps: [(offset: Double, scale: Double, opacity: Double)] = [
    (0, 1, 1), (33, 0.94, 0.8), (61.5, 0.86, 0.55), (83.5, 0.76, 0.3),
  ]
}

extension DeviceScreen {
  /// The visible rows of a wheel, by their distance from the middle.
  fileprivate func rows(ofWheel node: Int) -> [(distance: Int, text: String)] {
    let owner = Int(self.node(node).parent)
    guard let known = self.node(node).wheel, known.count > 0,
      let drum = tree.control(of: owner)?.control as? any Drum
    else { return [] }
    let position = children[owner].firstIndex(of: node) ?? 0
    let reach = DrumLook.steps.count - 1
    var rows: [(distance: Int, text: String)] = []
    for distance in -reach...reach {
      var row = known.position + distance
      if known.isRound { row = (row % known.count + known.count) % known.count }
      guard row >= 0, row < known.count else { continue }
      rows.append((distance, drum.title(ofRow: row, inWheel: position) ?? ""))
    }
    return rows
  }
}
