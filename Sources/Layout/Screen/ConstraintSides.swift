/// A difference of two anchors: what a constraint says something about.
public struct AnchorDifference: Sendable, Hashable {
  public let first: LayoutConstraint.Side
  /// Nil for a plain length.
  public let second: LayoutConstraint.Side?
  /// Whether the constant of the constraint is its value; it is zero otherwise.
  public let hasConstant: Bool
}

extension LayoutConstraint {
  /// The differences that a constraint is about; `parent` gives the box around another.
  public func differences(_ parent: (Int) -> Int) -> [AnchorDifference] {
    switch form {
    case .equation(let first, let second, _):
      [AnchorDifference(first: first, second: second, hasConstant: true)]
    case .kind(let kind, let boxes): Kind.at(kind)?.differences(boxes, parent) ?? []
    }
  }
}

extension LayoutConstraint.Kind {
  /// The differences of boxes, each counted so that a larger number is more space.
  func differences(_ boxes: [Int], _ parent: (Int) -> Int) -> [AnchorDifference] {
    typealias Anchor = LayoutConstraint.Anchor
    func side(_ box: Int, _ anchor: Anchor) -> LayoutConstraint.Side { .init(box, anchor) }
    func between(_ second: Anchor, _ first: Anchor) -> [AnchorDifference] {
      guard boxes.count == 2 else { return [] }
      return [
        .init(first: side(boxes[1], second), second: side(boxes[0], first), hasConstant: true)
      ]
    }
    func fromSuperview(_ anchor: Anchor, _ hasConstant: Bool = true) -> [AnchorDifference] {
      boxes.map {
        .init(first: side($0, anchor), second: side(parent($0), anchor), hasConstant: hasConstant)
      }
    }
    func toSuperview(_ anchor: Anchor) -> [AnchorDifference] {
      boxes.map {
        .init(first: side(parent($0), anchor), second: side($0, anchor), hasConstant: true)
      }
    }
    func aligned(_ anchor: Anchor) -> [AnchorDifference] {
      boxes.indices.dropFirst().map {
        .init(
          first: side(boxes[$0], anchor), second: side(boxes[$0 - 1], anchor), hasConstant: false)
      }
    }
    switch self {
    case .width:
      return boxes.prefix(1).map {
        .init(first: side($0, .width), second: nil, hasConstant: true)
      }
    case .height:
      return boxes.prefix(1).map {
        .init(first: side($0, .height), second: nil, hasConstant: true)
      }
    case .horizontalSpacing: return between(.leading, .trailing)
    case .verticalSpacing: return between(.top, .bottom)
    case .leadingSpaceToSuperview: return fromSuperview(.leading)
    case .trailingSpaceToSuperview: return toSuperview(.trailing)
    case .topSpaceToSuperview: return fromSuperview(.top)
    case .bottomSpaceToSuperview: return toSuperview(.bottom)
    case .widthsEqually: return aligned(.width)
    case .heightsEqually: return aligned(.height)
    case .leftEdges: return aligned(.left)
    case .rightEdges: return aligned(.right)
    case .topEdges: return aligned(.top)
    case .bottomEdges: return aligned(.bottom)
    case .horizontalCenters: return aligned(.centerX)
    case .verticalCenters: return aligned(.centerY)
    case .baselines: return aligned(.baseline)
    case .horizontalCenterInContainer: return fromSuperview(.centerX, false)
    case .verticalCenterInContainer: return fromSuperview(.centerY, false)
    }
  }
}
