import CtlCatalogue

/// The parts of a screen that places depend on: boxes, constraints, the size of the device.
public struct LayoutRequest: Sendable, Hashable {
  /// Pre-order: children follow their parent, the next sibling is `size` further. The first is the
  /// screen.
  public var boxes: [LayoutBox]
  public var constraints: [LayoutConstraint] = []
  public var screen: ScreenSize
  /// Whether lines begin at the right: leading is right then.
  public var isRightToLeft = false
  /// Whether the text is so large that what is in a row of a table stands below each other.
  public var turnsRows = false

  /// The most constraints that are solved.
  public static let constraintLimit = 2_000

  public init(_ boxes: [LayoutBox], _ constraints: [LayoutConstraint], _ screen: ScreenSize) {
    self.boxes = boxes
    self.constraints = constraints
    self.screen = screen
    keepPlaces()
  }

  /// Whether the tree of boxes is the same, with constraints that differ at most in constants.
  func hasShape(of other: LayoutRequest) -> Bool {
    guard boxes.count == other.boxes.count, constraints.count == other.constraints.count else {
      return false
    }
    for (box, known) in zip(boxes, other.boxes) {
      guard box.parent == known.parent, box.size == known.size, box.isHidden == known.isHidden
      else {
        return false
      }
    }
    for (constraint, known) in zip(constraints, other.constraints) {
      guard constraint.relation == known.relation, constraint.priority == known.priority,
        constraint.form == known.form
      else { return false }
    }
    return true
  }
}

/// One element.
public struct LayoutBox: Sendable, Hashable {
  public var kind: KindName
  /// -1 for the screen.
  public var parent: Int
  /// Boxes in the subtree, this one included.
  public var size = 1
  /// Its own text: a title or a text.
  public var text = ""
  /// Whether that is its only text; else its width is a guess.
  public var isTextKnown = true
  /// A smaller text below its title.
  public var subtitle = ""
  /// A text below its contents, in as many lines as it needs.
  public var footer = ""
  /// Whether a sign stands at its end.
  public var hasAccessory = false
  /// In points.
  public var fontSize: Double
  /// Whether its letters are bold, which are wider.
  public var isBold: Bool
  /// The lines of a label; 0 means as many as it needs.
  public var lines = 1
  /// Whether an image replaces the text.
  public var hasImage = false
  /// The dimensions of its style, where they are others than those of the kind.
  public var styleSize: KindSize?
  /// A width and a height that the file sets, in points.
  public var width: Double?
  public var height: Double?
  /// Beside a title that has a border or a background.
  public var edges = 0.0
  /// Whether it has a background of its own.
  public var hasGround = false
  /// Whether its parts share the width by their contents.
  public var sharesByContent = false
  /// Of a stack.
  public var isVertical = false
  public var spacing = 0.0
  public var alignment: Alignment?
  public var margins = 0.0
  /// Of a scroll view.
  public var scroll: Scroll?
  /// Of a page control.
  public var pages = 0
  public var placement = Placement.bottom
  /// Of a slider: the room of the images beside its track, in points.
  public var endImages = 0.0
  /// Whether it is the button that calls off what an alert or an action sheet asks.
  public var isCancel = false
  /// Whether it is a button that leaves a sheet without an answer.
  public var isWayOut = false
  /// Whether it is the button of the system that leads back to the screen before.
  public var isWayBack = false
  /// The room for the sign of that, in points.
  public static let wayBackSign = 20.0
  /// Whether segments go back and forth instead of choosing what the screen shows.
  public var isPaging = false
  /// The end of the text field around it where it is, if any.
  public var accessory: Accessory?
  /// The instance of its element, and of the labels that it names; -1 for none.
  public var instance: Int32 = -1
  public var describedBy: Int32 = -1
  public var valueLabel: Int32 = -1
  /// Of a wheel: whether it is a part of a clock.
  public var isOfClock = false
  /// Of a view: whether elements are written in it, even if none is there.
  public var hasContents = false
  /// Placed, but not drawn.
  public var isUnseen = false
  /// Neither drawn nor placed.
  public var isHidden = false
  public var hiding = Hiding.gone

  public enum Accessory: Sendable { case left, right }

  /// Where the elements of a stack are across its axis.
  public enum Alignment: String, Sendable { case fill, leading, center, trailing }

  /// Where a page control that is in no other container is on the screen; `flow` is where the file
  /// has it.
  public enum Placement: Sendable { case bottom, top, middle, flow }

  public init(kind: KindName, parent: Int) {
    self.kind = kind
    fontSize = Kind.named(kind).layout.fontSize
    isBold = Kind.named(kind).layout.isBold
    self.parent = parent
  }
}

/// A rectangle in points, from the top left of the screen.
public struct Frame: Sendable, Hashable {
  public var x = 0.0
  public var y = 0.0
  public var width = 0.0
  public var height = 0.0

  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midY: Double { y + height / 2 }

  /// The size of the overlap of two rectangles; 0 when they do not overlap.
  public func overlap(_ other: Frame) -> (width: Double, height: Double) {
    (
      max(0, min(maxX, other.maxX) - max(x, other.x)),
      max(0, min(maxY, other.maxY) - max(y, other.y))
    )
  }
}

/// A constraint between boxes.
public struct LayoutConstraint: Sendable, Hashable {
  public var form: Form
  public var relation: LinearConstraint.Relation
  /// In points.
  public var constant: Double
  /// 1...1000; 1000 is required.
  public var priority: Double

  public enum Form: Sendable, Hashable {
    /// The index in `LayoutKind.all` and the boxes.
    case kind(Int, [Int])
    /// `first == second * multiplier + constant`; without a second it is a plain number.
    case equation(Side, Side?, multiplier: Double)
  }

  public struct Side: Sendable, Hashable {
    /// Nil means the superview.
    public var box: Int?
    public var anchor: Anchor

    public init(_ box: Int?, _ anchor: Anchor) {
      self.box = box
      self.anchor = anchor
    }
  }

  /// With the names of `LayoutKind.anchors`.
  public enum Anchor: String, Sendable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
    case firstBaseline, baseline

    public var isHorizontal: Bool {
      switch self {
      case .leading, .trailing, .left, .right, .width, .centerX: true
      case .top, .bottom, .height, .centerY, .firstBaseline, .baseline: false
      }
    }

    public var isSize: Bool { self == .width || self == .height }
  }

  public init(
    _ form: Form, _ relation: LinearConstraint.Relation, _ constant: Double, priority: Double
  ) {
    self.form = form
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The boxes that it names.
  public var boxes: [Int] {
    switch form {
    case .kind(_, let boxes): boxes
    case .equation(let first, let second, _): [first.box, second?.box].compactMap { $0 }
    }
  }
}

/// The places of all boxes.
public struct LayoutResult: Sendable {
  /// One for each box, in points; empty for hidden ones.
  public internal(set) var frames: [Frame]
  /// The own text of each container, from the corner of its frame; empty without one.
  public internal(set) var titles: [Frame]
  /// The rows whose titles are broken between words to leave room for what is beside them.
  public internal(set) var brokenTitles: Set<Int>
  /// The text below the contents of each container, in the same way.
  public internal(set) var footers: [Frame]
  /// The size that each box prefers.
  public var natural: [NaturalSize]
  /// The width in which each box was put, where the flow has put it.
  public let rooms: [Double]
  /// The boxes side by side in each container, from top to bottom.
  public internal(set) var lines: [[BoxLine]]
  private let groups: LineGroups
  /// The container whose constraints place a box; -1 when the flow places it.
  public var hosts: [Int]
  /// What each scroll view shows.
  public internal(set) var scrolls: [ScrolledBox]
  /// Constraints that contradict each other: indices in the request; each set is minimal.
  public var conflicts: [[Int]] = []
  /// Boxes whose size along an axis the constraints leave open.
  public var ambiguous: [Ambiguity] = []
  /// False when there was too much work, so that the frames may not be the best ones.
  public var isComplete = true

  init(_ flow: PointFlow) {
    frames = flow.frames
    titles = flow.titles
    brokenTitles = flow.brokenTitles
    footers = flow.footers
    scrolls = flow.scrolls
    natural = flow.natural
    rooms = flow.rooms
    lines = flow.lines
    groups = flow.tree.groups
    hosts = [Int](repeating: -1, count: flow.frames.count)
  }

  /// Whether two boxes are on one line wherever there is room.
  public func areTogether(_ first: Int, _ second: Int) -> Bool {
    groups.areTogether(first, second)
  }

  public struct Ambiguity: Sendable, Hashable {
    public let box: Int
    public let isHorizontal: Bool
  }
}
