/// Spins in the status bar while the app uses the network. An app has one.
public struct NetworkActivityIndicator: Control {
  public static let facts = ControlFacts(
    .networkActivityIndicator, isUIControl: false, isInteractive: false, events: [],
    traits: [.updatesFrequently], fixedSize: FixedSize(width: 20, height: 20),
    hasBaseline: false, speech: Speech(name: ("Network", "网络")))

  /// Work of at most this length needs no indicator.
  public static let shortOperation = Duration.seconds(2)

  public var view = ViewProperties()
  /// Whether it is visible.
  public var isVisible = false
  /// The task that it shows; nil means any network task.
  public var `while`: Reference?

  public init() {}

  public var isHidden: Bool {
    get { view.isHidden || !isVisible }
    set { view.isHidden = newValue }
  }

  /// Visible while its task runs, or any network task if it has none.
  public mutating func update(for tasks: [TrackedTask]) {
    isVisible = tasks.contains {
      $0.kind == .network && $0.isRunning && (`while` == nil || `while` == $0.name)
    }
  }

  /// Whether a task needs an indicator: a network task that is not known to be short.
  public static func isNeeded(for task: TrackedTask) -> Bool {
    guard task.kind == .network else { return false }
    guard case .lasting(let duration) = task.duration else { return true }
    return duration > shortOperation
  }

  public func accessibilityValue(in language: Language) -> String? {
    language.progress(isVisible)
  }

  public static let allFields = fields([
    .stored("isVisible", \.isVisible), .stored("while", \.while),
  ])
}
