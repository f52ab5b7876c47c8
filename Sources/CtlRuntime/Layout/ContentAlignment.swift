/// The place of a control's content inside it; the control itself does not move.
public enum ContentHorizontalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  case left, center, right, fill
}

/// As UIKit's `UIControl.ContentVerticalAlignment`.
public enum ContentVerticalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  case top, center, bottom, fill
}

/// Both alignments of a control with text or images of its own.
public struct ContentAlignment: Sendable, Hashable, Codable {
  /// From left to right.
  public var horizontal = ContentHorizontalAlignment.center
  /// From top to bottom.
  public var vertical = ContentVerticalAlignment.center

  /// In the center.
  public init() {}

  /// The frame of content of a size in a control. Content larger than the control is cut to it.
  public func frame(of content: Size, in bounds: Rect) -> Rect {
    let width = horizontal == .fill ? bounds.width : min(content.width, bounds.width)
    let height = vertical == .fill ? bounds.height : min(content.height, bounds.height)
    let x =
      switch horizontal {
      case .left, .fill: bounds.x
      case .center: bounds.x + (bounds.width - width) / 2
      case .right: bounds.maxX - width
      }
    let y =
      switch vertical {
      case .top, .fill: bounds.y
      case .center: bounds.y + (bounds.height - height) / 2
      case .bottom: bounds.maxY - height
      }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

/// A control with text or images of its own: buttons and text fields.
public protocol ContentAligning: TouchControl {
  /// The place of its content inside it.
  var alignment: ContentAlignment { get set }
}

extension ContentAligning {
  /// The place of its content from left to right.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { alignment.horizontal }
    set { alignment.horizontal = newValue }
  }

  /// The place of its content from top to bottom.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { alignment.vertical }
    set { alignment.vertical = newValue }
  }

  static var alignmentFields: [Field<Self>] {
    [
      .stored("contentHorizontalAlignment", \.alignment.horizontal),
      .stored("contentVerticalAlignment", \.alignment.vertical),
    ]
  }
}
