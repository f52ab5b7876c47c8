/// Boxes that are side by side while there is room.
public struct BoxLine: Sendable, Hashable {
  /// Boxes, or `BoxLine.title` and `BoxLine.footer` for the container's own texts.
  public internal(set) var items: [Int]
  public internal(set) var alignment: Alignment
  /// Between two items.
  public internal(set) var gap = Space.standard
  /// Between this line and the one before it.
  public internal(set) var above = Space.none
  /// Where a stack says that its items are across its axis.
  public internal(set) var across: LayoutBox.Alignment?
  /// Whether a line across the screen separates it from the content above.
  public internal(set) var isRuled = false
  /// Whether it is the rest of a line that was too wide.
  public internal(set) var isRest = false
  /// In points.
  var height = 0.0

  public static let title = -1
  public static let footer = -2

  public enum Alignment: Sendable, Hashable {
    /// One item over the whole width.
    case fill
    case leading, center, trailing
    /// From edge to edge, with the same gaps.
    case spread
    /// So many where lines begin, the others where they end.
    case titled(leading: Int)
    /// So many where lines begin, one in the middle, the rest where they end.
    case bar(left: Int)
    /// Parts that share the whole width, over the whole height.
    case shares
    /// The same for wheels, all equally wide: those that are too wide become narrower.
    case columns
  }

  /// Another line for what has no room on this one.
  func rest(_ items: [Int], above space: Space) -> BoxLine {
    var rest = self
    rest.items = items
    rest.above = space
    rest.isRuled = false
    rest.isRest = true
    return rest
  }

  /// Puts its only item where a vertical stack says.
  mutating func align(_ place: LayoutBox.Alignment?) {
    across = place
    switch place {
    case .fill?: alignment = .fill
    case .leading?: alignment = .leading
    case .center?: alignment = .center
    case .trailing?: alignment = .trailing
    case nil: break
    }
  }

  /// Where an item is in a line that is higher, from the top.
  public func offset(_ height: Double, in room: Double) -> Double {
    switch across {
    case .leading?, .fill?: 0
    case .trailing?: room - height
    case .center?, nil: (room - height) / 2
    }
  }

  /// Room that is left free.
  public enum Space: Sendable, Hashable {
    case none
    /// The distance between two controls.
    case standard
    /// The distance between two lines of text, or two icons.
    case tight
    /// As set in the file, in points.
    case stated(Double)

    var points: Double {
      switch self {
      case .none: 0
      case .standard, .tight: PointFlow.gap
      case .stated(let points): points
      }
    }
  }
}

extension BoxLine.Alignment {
  /// Where the only item of a line begins.
  func position(ofOnly width: Double, room: Double) -> Double {
    let slack = max(room - width, 0)
    switch self {
    case .center, .columns, .spread: return slack / 2
    case .trailing, .titled(leading: 0): return slack
    case .bar(left: 0): return max(0, min((room - width) / 2, room - width))
    case .fill, .leading, .titled, .bar, .shares: return 0
    }
  }

  /// Where items of these widths begin in the room of a line.
  public func positions(_ widths: [Double], gap: Double, room: Double) -> [Double] {
    let count = widths.count
    if count == 1 { return [position(ofOnly: widths[0], room: room)] }
    /// The width from an item to the end of the line.
    func rest(_ first: Int) -> Double {
      first < count ? widths[first...].reduce(0, +) + gap * Double(count - first - 1) : 0
    }
    let slack = max(room - rest(0), 0)
    var x =
      switch self {
      case .center, .columns: slack / 2
      case .trailing: slack
      default: 0.0
      }
    var result: [Double] = []
    for (number, width) in widths.enumerated() {
      var place = x
      switch self {
      case .titled(let leading) where number >= leading: place += slack
      case .spread where number > 0: place += slack * Double(number) / Double(count - 1)
      case .bar(let left) where number == left:
        let after = rest(number + 1)
        let limit = room - (after > 0 ? after + gap : 0) - width
        place = max(x, min((room - width) / 2, limit))
        x = place
      case .bar(let left) where number == left + 1:
        place = room - rest(number)
        x = place
      default: break
      }
      result.append(place)
      x += width + gap
    }
    return result
  }
}

/// Lengths at each edge that the content leaves free.
public struct Insets<Length: Numeric & Sendable & Hashable>: Sendable, Hashable {
  public var top: Length
  public var left: Length
  public var bottom: Length
  public var right: Length

  public init(top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public var sides: Length { left + right }
}
