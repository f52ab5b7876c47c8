/// A phase of one finger's touch on a control.
public enum Touch: Sendable, Hashable, Codable {
  /// The finger comes down; the count is above 1 for the later taps of a double or triple tap.
  case down(tapCount: Int)
  case move(inside: Bool)
  case up
  /// The system cancels the touch, for a call or a scroll.
  case cancel

  /// The first finger down.
  public static let down = Touch.down(tapCount: 1)
}

/// Follows one finger from down to up and returns the events on its way.
struct TouchTracking: Sendable, Equatable {
  private(set) var isTracking = false
  /// Whether the finger is down and over the control.
  private(set) var isInside = false

  /// The events of a touch; none for one that does not fit: a second finger, a move without a down.
  mutating func follow(_ touch: Touch) -> [ControlEvent] {
    switch touch {
    case .down(let tapCount):
      guard !isTracking else { return [] }
      isTracking = true
      isInside = true
      return tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case .move(let inside):
      guard isTracking else { return [] }
      defer { isInside = inside }
      switch (isInside, inside) {
      case (true, true): return [.touchDragInside]
      case (true, false): return [.touchDragExit, .touchDragOutside]
      case (false, true): return [.touchDragEnter, .touchDragInside]
      case (false, false): return [.touchDragOutside]
      }
    case .up:
      guard isTracking else { return [] }
      defer { self = TouchTracking() }
      return isInside ? [.touchUpInside] : [.touchUpOutside]
    case .cancel:
      guard isTracking else { return [] }
      self = TouchTracking()
      return [.touchCancel]
    }
  }
}
