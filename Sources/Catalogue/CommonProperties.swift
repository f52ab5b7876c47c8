extension Kind {
  /// Properties that every element has. `isUserInteractionEnabled` is false by default on the
  /// controls that take no touches; `properties` of such a kind says so.
  public static let commonProperties: [Property] = [
    Property(
      .tintColor, .color, default: .inherited, appearance: true, source: "000 004",
      Localized(
        "the color of the parts that take a tint; when unset, that of the superview",
        "可着色部分的颜色；未设置时沿用父视图的颜色")),
    Property(
      .isHidden, .bool, default: .bool(false), source: "U",
      Localized(
        "whether it is not shown; where constraints place it, its place stays free, elsewhere the others close up",
        "是否隐藏；由约束定位时仍保留位置，其他情况下由周围的元素补上")),
    userInteraction(true),
  ]

  /// Properties that only UIControl kinds have.
  public static let controlProperties: [Property] = [
    Property(
      .isEnabled, .bool, default: .bool(true), source: "002",
      Localized(
        "whether it takes touches; a disabled control is drawn gray", "是否启用；停用的控件显示为灰色，不响应触摸")),
    Property(
      .isSelected, .bool, default: .bool(false), bindable: true, source: "002",
      Localized(
        "the selected state; only buttons and segments look different in it",
        "是否处于选中状态；只有按钮和分段的外观会随之改变")),
    Property(
      .isHighlighted, .bool, default: .bool(false), source: "002",
      Localized(
        "the highlighted state; it follows the finger while a touch lasts",
        "是否处于高亮状态；触摸期间随手指变化")),
  ]

  /// Properties of the controls whose own text or image can be aligned inside them.
  public static let alignmentProperties: [Property] = [
    Property(
      .contentHorizontalAlignment, .oneOf(.contentHorizontalAlignment),
      default: .member("center"), source: "002",
      Localized(
        "where the content is inside the control, from side to side", "内容在控件内部的水平对齐方式")),
    Property(
      .contentVerticalAlignment, .oneOf(.contentVerticalAlignment),
      default: .member("center"), source: "002",
      Localized(
        "where the content is inside the control, from top to bottom", "内容在控件内部的垂直对齐方式")),
  ]

  /// The label that names a control; every control except a label may have one.
  public static let describedBy = Property(
    .describedBy, .reference(.label), source: "000 001 003 P",
    Localized(
      "the label that describes this element; assistive technology reads it",
      "说明其含义的标签；辅助功能会读出它"))

  /// The reply of every other control to an alignment of content.
  static let misplacedAlignment: [Property] = [
    .misplaced(.contentHorizontalAlignment, rule: "control/alignment-unsupported"),
    .misplaced(.contentVerticalAlignment, rule: "control/alignment-unsupported"),
  ]

  /// Everything that may be written in the kind: its own properties first, then the shared ones.
  static func allProperties(
    of name: KindName, role: Role, own: [Property], isControl: Bool, isInteractive: Bool,
    alignsContent: Bool
  ) -> [Property] {
    // A part is not a view of its own.
    if role == .part { return own }
    var all = own
    if isControl { all += controlProperties }
    if alignsContent {
      all += alignmentProperties
    } else if role == .control {
      all += misplacedAlignment
    }
    if role != .container, name != .label, !own.contains(where: { $0.name == .describedBy }) {
      all.append(describedBy)
    }
    all += commonProperties.dropLast()
    all.append(userInteraction(role == .container || isInteractive))
    return all
  }

  private static func userInteraction(_ isEnabled: Bool) -> Property {
    Property(
      .isUserInteractionEnabled, .bool, default: .bool(isEnabled), source: "004",
      Localized(
        "whether touches reach it; indicators, progress views and labels take none",
        "是否接收用户交互行为；指示器、进度视图和标签不接收"))
  }
}
