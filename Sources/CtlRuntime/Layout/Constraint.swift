/// The nineteen constraints of Auto Layout, in the two groups of Interface Builder.
public enum ConstraintKind: String, Sendable, Hashable, Codable, CaseIterable {
  case width, height, horizontalSpacing, verticalSpacing
  case leadingSpaceToSuperview, trailingSpaceToSuperview, topSpaceToSuperview
  case bottomSpaceToSuperview, widthsEqually, heightsEqually
  case leftEdges, rightEdges, topEdges, bottomEdges
  case horizontalCenters, verticalCenters, baselines
  case horizontalCenterInContainer, verticalCenterInContainer

  /// Whether a distance is pinned or edges are aligned.
  public enum Group: String, Sendable { case pin, align }

  /// The group that it belongs to.
  public var group: Group {
    switch self {
    case .width, .height, .horizontalSpacing, .verticalSpacing, .leadingSpaceToSuperview,
      .trailingSpaceToSuperview, .topSpaceToSuperview, .bottomSpaceToSuperview, .widthsEqually,
      .heightsEqually:
      .pin
    default: .align
    }
  }

  /// How many elements it relates; no upper bound is `Int.max`.
  public var elements: ClosedRange<Int> {
    switch self {
    case .width, .height: 1...1
    case .horizontalSpacing, .verticalSpacing: 2...2
    case .leadingSpaceToSuperview, .trailingSpaceToSuperview, .topSpaceToSuperview,
      .bottomSpaceToSuperview, .horizontalCenterInContainer, .verticalCenterInContainer:
      1...Int.max
    default: 2...Int.max
    }
  }

  /// Whether it has a relation (=, ≤, ≥) and a constant.
  public var takesConstant: Bool {
    group == .pin && self != .widthsEqually && self != .heightsEqually
  }

  /// Whether it applies to a kind of control: some have no baseline.
  public func applies(to kind: ControlKind) -> Bool {
    self != .baselines || kind.facts.hasBaseline
  }
}

/// The direction in which a locale reads.
public enum LayoutDirection: String, Sendable, Hashable, Codable {
  case leftToRight, rightToLeft

  /// The side that `leading` is on; `trailing` is the other one.
  public var leading: Side { self == .leftToRight ? .left : .right }
  /// The side where lines of text end.
  public var trailing: Side { self == .leftToRight ? .right : .left }
}

/// A side of the screen.
public enum Side: String, Sendable, Hashable, Codable, CaseIterable { case left, right }
