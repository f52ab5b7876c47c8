/// The nineteen constraints of Auto Layout for `pin` and `align`.
public struct LayoutKind: Sendable {
  public let name: String
  public let group: Group
  /// How many elements it takes; nil means no upper bound.
  public let minimumElements: Int
  public let maximumElements: Int?
  /// Whether a relation and a constant follow.
  public let takesConstant: Bool
  public let documentation: Localized

  public enum Group: String, Sendable { case pin, align }

  init(
    _ name: String, _ group: Group, _ minimum: Int, _ maximum: Int?, constant: Bool,
    _ documentation: Localized
  ) {
    self.name = name
    self.group = group
    self.minimumElements = minimum
    self.maximumElements = maximum
    self.takesConstant = constant
    self.documentation = documentation
  }

  public static let all: [LayoutKind] = [
    LayoutKind("width", .pin, 1, 1, constant: true, Localized("the width of an element", "元素的宽度")),
    LayoutKind(
      "height", .pin, 1, 1, constant: true, Localized("the height of an element", "元素的高度")),
    LayoutKind(
      "horizontalSpacing", .pin, 2, 2, constant: true,
      Localized("the space between two elements, side by side", "两个元素之间的水平间距")),
    LayoutKind(
      "verticalSpacing", .pin, 2, 2, constant: true,
      Localized("the space between two elements, one above the other", "两个元素之间的垂直间距")),
    LayoutKind(
      "leadingSpaceToSuperview", .pin, 1, nil, constant: true,
      Localized("the space from the leading edge of the superview", "与父视图起始边的间距")),
    LayoutKind(
      "trailingSpaceToSuperview", .pin, 1, nil, constant: true,
      Localized("the space to the trailing edge of the superview", "与父视图结束边的间距")),
    LayoutKind(
      "topSpaceToSuperview", .pin, 1, nil, constant: true,
      Localized("the space from the top of the superview", "与父视图顶边的间距")),
    LayoutKind(
      "bottomSpaceToSuperview", .pin, 1, nil, constant: true,
      Localized("the space to the bottom of the superview", "与父视图底边的间距")),
    LayoutKind(
      "widthsEqually", .pin, 2, nil, constant: false, Localized("the same width for all", "等宽")),
    LayoutKind(
      "heightsEqually", .pin, 2, nil, constant: false, Localized("the same height for all", "等高")),
    LayoutKind(
      "leftEdges", .align, 2, nil, constant: false, Localized("left edges on one line", "左边对齐")),
    LayoutKind(
      "rightEdges", .align, 2, nil, constant: false, Localized("right edges on one line", "右边对齐")),
    LayoutKind(
      "topEdges", .align, 2, nil, constant: false, Localized("top edges on one line", "顶边对齐")),
    LayoutKind(
      "bottomEdges", .align, 2, nil, constant: false,
      Localized("bottom edges on one line", "底边对齐")),
    LayoutKind(
      "horizontalCenters", .align, 2, nil, constant: false,
      Localized("horizontal centers on one line", "水平中心对齐")),
    LayoutKind(
      "verticalCenters", .align, 2, nil, constant: false,
      Localized("vertical centers on one line", "垂直中心对齐")),
    LayoutKind(
      "baselines", .align, 2, nil, constant: false,
      Localized("baselines of the text on one line", "基线对齐")),
    LayoutKind(
      "horizontalCenterInContainer", .align, 1, nil, constant: false,
      Localized("centered horizontally in the container", "在容器中水平居中")),
    LayoutKind(
      "verticalCenterInContainer", .align, 1, nil, constant: false,
      Localized("centered vertically in the container", "在容器中垂直居中")),
  ]

  /// The anchors of an element in an equation.
  public static let anchors = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "firstBaseline", "baseline",
  ]

  /// What an anchor measures; anchors of different directions say nothing of each other.
  public enum Direction: Sendable { case horizontal, vertical, size }

  public static func direction(ofAnchor name: String) -> Direction {
    switch name {
    case "leading", "trailing", "left", "right", "centerX": .horizontal
    case "width", "height": .size
    default: .vertical
    }
  }
}
