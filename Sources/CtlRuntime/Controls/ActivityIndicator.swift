/// Spins during work of unknown length. It has no fraction and no end: see `ProgressView`.
public struct ActivityIndicator: Control {
  public static let facts = ControlFacts(
    .activityIndicator, isUIControl: false, isInteractive: false, events: [],
    traits: [.updatesFrequently], fixedSize: FixedSize(width: 20, height: 20),
    hasBaseline: false)

  public var view = ViewProperties()
  /// Whether it spins; `while` sets it from a task.
  public var isAnimating = false
  /// Whether it disappears when it stops; an indicator that does not move looks like a stalled
  /// task.
  public var hidesWhenStopped = true
  /// Size and color: 20 pt white, 37 pt white or 20 pt gray.
  public var style = Style.white
  /// Replaces the color of the style.
  public var color: Color?
  /// Whether the length of the work is known; if so, a progress view is better.
  public var duration = ExpectedDuration.unknown
  /// The task it spins for.
  public var `while`: Reference?

  /// Its size, and the background that it suits.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case white, whiteLarge, gray

    /// Side of the square, in points.
    public var side: Double { self == .whiteLarge ? 37 : 20 }
    /// The color of the style.
    public var color: Color { self == .gray ? .gray : .white }
  }

  public init() {}

  /// Set to hidden, or stopped while `hidesWhenStopped` is true.
  public var isHidden: Bool {
    get { view.isHidden || (hidesWhenStopped && !isAnimating) }
    set { view.isHidden = newValue }
  }

  /// In points: 37 by 37 when large, else 20 by 20.
  public var size: Size { Size(width: style.side, height: style.side) }
  /// The color that it is drawn in.
  public var effectiveColor: Color { color ?? style.color }

  /// Starts to spin.
  public mutating func startAnimating() { isAnimating = true }
  /// Stops; it then hides, unless `hidesWhenStopped` is false.
  public mutating func stopAnimating() { isAnimating = false }

  /// Spins exactly while its task runs; ignores other tasks.
  public mutating func update(for task: TrackedTask) {
    if `while` == nil || `while` == task.name { isAnimating = task.isRunning }
  }

  public func accessibilityValue(in language: Language) -> String? {
    language.progress(isAnimating)
  }

  public static let allFields = fields([
    .stored("isAnimating", \.isAnimating), .stored("hidesWhenStopped", \.hidesWhenStopped),
    .stored("style", \.style), .stored("color", \.color), .stored("duration", \.duration),
    .stored("while", \.while),
  ])
}
