/// Shows how much of a task of known length is done.
public struct ProgressView: Control {
  public static let facts = ControlFacts(
    .progressView, isUIControl: false, isInteractive: false, events: [],
    traits: [.updatesFrequently], fixedSize: FixedSize(height: 3), hasBaseline: false,
    speech: Speech(name: ("Progress", "进度")))

  public var view = ViewProperties()
  /// 0...1, clamped; NaN is ignored.
  public var progress = 0.0 {
    didSet { progress = clamp(progress, 0, 1, instead: oldValue) }
  }
  /// `default` for content, `bar` for bars.
  public var style = Style.default
  /// The color of the filled part of the track.
  public var progressTintColor: Color?
  /// The color of the unfilled part; the bar style has none.
  public var trackTintColor: Color?
  /// The image of the filled part of the track.
  public var progressImage: ImageReference?
  /// The image of the unfilled part; the bar style has none.
  public var trackImage: ImageReference?
  /// Whether the length of the work is known; if not, use an activity indicator.
  public var duration = ExpectedDuration.known

  /// Where it is used: in content, or in a bar.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable, FieldStorable {
    case `default`, bar
  }

  public init() {}

  /// Progress from 0 to 1, clamped.
  public init(
    progress: Double, style: Style = .default, _ configure: (inout Self) -> Void = { _ in }
  ) {
    self.style = style
    self.progress = clamp(progress, 0, 1)
    configure(&self)
  }

  /// In points: the bar style is thinner.
  public var height: Double { style == .bar ? 2 : 3 }

  /// The filled part of the track: it grows from the left with `progress`.
  public func filledFrame(in track: Rect) -> Rect { track.divided(at: progress).left }

  /// Whether the rest of the track is drawn: in a bar it is not, since iOS 8.
  public func hasTrack(in guidelines: Guidelines) -> Bool {
    style != .bar || guidelines == .ios7
  }

  /// The rest of the track; nil where it is not drawn.
  public func unfilledFrame(in track: Rect, guidelines: Guidelines = .ios8) -> Rect? {
    hasTrack(in: guidelines) ? track.divided(at: progress).right : nil
  }

  public func accessibilityValue(in language: Language) -> String? { progress.percentText }

  public static let allFields = fields([
    .stored("progress", \.progress), .stored("style", \.style),
    .stored("progressTintColor", \.progressTintColor),
    .stored("trackTintColor", \.trackTintColor),
    .stored("progressImage", \.progressImage), .stored("trackImage", \.trackImage),
    .stored("duration", \.duration),
  ])
}

/// The edition of the guidelines that a project follows.
public enum Guidelines: String, Sendable, Hashable, Codable { case ios7, ios8 }
