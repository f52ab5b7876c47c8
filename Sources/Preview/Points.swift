import CtlCatalogue
import CtlLayout
import CtlTerminal

// A finger on a picture in points: its place is found in the cells, so that the same controls decide.

extension Preview {
  /// An element of a picture in points.
  public typealias PointPart = (node: Int, frame: Frame)

  /// Where a finger is.
  struct PointFinger: Sendable {
    var x, y: Double
    /// Where it came down, in points and in cells.
    var start: (x: Double, y: Double)
    var cell: (x: Int, y: Int)
    var parts: [PointPart]
  }

  /// A finger comes down, moves or lifts.
  /// - Parameter parts: Those of the visible picture, in the order of drawing.
  public mutating func touch(
    _ action: PreviewEvent.Mouse.Action, x: Double, y: Double, on parts: [PointPart]
  ) {
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return }
    if action == .press {
      guard let part = part(at: x, y, of: parts) else { return }
      let cell = cell(x, y, part)
      pointer = PointFinger(x: x, y: y, start: (x, y), cell: cell, parts: parts)
      return handle(.mouse(.init(.press, x: cell.x, y: cell.y - scroll)))
    }
    guard var finger = pointer else {
      // A key may have put it down.
      return action == .release ? handle(.mouse(.init(.release, x: 0, y: 0))) : ()
    }
    (finger.x, finger.y, finger.parts) = (x, y, parts)
    pointer = action == .release ? nil : finger
    var cell = finger.cell
    func lines(_ height: Double) -> Int { Int(((y - finger.start.y) / height).rounded()) }
    if turn != nil {
      cell.y += lines(Metrics.pointsPerWheelRow)
    } else if let node = held.flatMap({ index(of: $0.key) }),
      let part = parts.last(where: { $0.node == node })
    {
      cell = self.cell(x, y, part)
    } else {
      let column = live.tree.context.screen.width / Double(max(layout.size.width, 1))
      cell.x += Int(((x - finger.start.x) / max(column, 1)).rounded())
      cell.y += lines(Metrics.pointsPerLine)
    }
    handle(.mouse(.init(action, x: cell.x, y: cell.y - scroll)))
  }

  /// The wheel of a mouse, or two fingers on a pad: a wheel under it turns by one row.
  public mutating func roll(_ isDown: Bool, x: Double, y: Double, on parts: [PointPart]) {
    guard x.isFinite, y.isFinite, let part = part(at: x, y, of: parts) else { return }
    let cell = cell(x, y, part)
    handle(.mouse(.init(isDown ? .scrollDown : .scrollUp, x: cell.x, y: cell.y - scroll)))
  }

  /// The finger scrolls what is around the picture, so it chooses nothing, and the system takes the
  /// touch away from a control.
  public mutating func cancelTouch() {
    pointer = nil
    grip = nil
    turn = nil
    guard var finger = held else { return }
    held = nil
    touch(nil, nil)
    guard let node = index(of: finger.key) else { return refresh() }
    let events = finger.behavior.send(.touch(.cancel))
    finish(finger.behavior, node, events)
  }

  private func part(at x: Double, _ y: Double, of parts: [PointPart]) -> PointPart? {
    parts.last { part in
      part.frame.contains(x, y) && layout.frames.indices.contains(part.node)
        && !layout.frames[part.node].isEmpty
    }
  }

  /// The same share of the frame of an element in cells.
  private func cell(_ x: Double, _ y: Double, _ part: PointPart) -> (x: Int, y: Int) {
    let frame = layout.frames[part.node]
    func place(_ share: Double, _ start: Int, _ count: Int) -> Int {
      // A finger may leave an element, but not far.
      start + Int((min(max(share, -4), 5) * Double(count)).rounded(.down))
    }
    return (
      place((x - part.frame.x) / max(part.frame.width, 1), frame.x, frame.width),
      place((y - part.frame.y) / max(part.frame.height, 1), frame.y, frame.height)
    )
  }

  /// Where the finger is on a node, in points; nil for a finger on cells.
  func pointed(_ node: Int) -> (x: Double, frame: Frame)? {
    guard let pointer, let part = pointer.parts.last(where: { $0.node == node }) else { return nil }
    return (pointer.x, part.frame)
  }
}

// MARK: What a page shows beside the picture

extension Preview {
  /// The element with the focus.
  public var focusedNode: Int? { focused }
  /// The elements that Tab visits, in order.
  public var stops: [Int] { focusable }
  public var isTyping: Bool { hasKeyboard || chooser != nil }
  public var events: [String] { log }
  public var note: String? { message }
  public var findingTexts: [String] { findings.map(\.text) }
  /// What is known of the focused element.
  public var facts: [String] { inspection }
  /// The open list of contacts, line by line.
  public var contactList: [String]? { chooser == nil ? nil : contactLines }
  public var speaks: Bool { isSpeaking }
  public var deviceName: String { Preview.devices[device].name }
  public static var deviceNames: [String] { devices.dropFirst().map(\.name) }

  /// What VoiceOver says about an element.
  public func sentence(_ node: Int) -> String { spoken(node) }

  public mutating func focus(on node: Int) {
    guard focusable.contains(node) else { return }
    endEditing()
    focus = live.tree.nodes[node].key
    wheel = 0
    showsLast = false
  }

  public mutating func setSpeaking(_ isOn: Bool) {
    isSpeaking = isOn
    refresh()
  }
}

extension Frame {
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }
}
