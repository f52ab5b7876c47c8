extension Kind {
  static let button = Kind(
    .button, role: .control,
    title: Localized("System Button", "系统按钮"),
    documentation: Localized(
      "Starts an action of the app. It shows an icon or a title, without border or background.",
      "执行应用中的某个动作。它显示图标或文字标题，没有描边和背景。"),
    uikitClass: "UIButton (system, custom)", isControl: true, isInteractive: true,
    primaryText: .title, alignsContent: true,
    ownProperties: propertyTable, events: .touch, defaultEvent: .touchUpInside,
    placement: Localized(
      "Anywhere; with a border or background in a content region only.",
      "任意位置；带描边或背景的只能放在内容区域。"),
    naturalSize: KindSize(height: 30),
    layout: KindLayout(place: .together, content: .textOrImage(least: 30, edges: 0)),
    defaultTraits: ["userInteractionEnabled", "button"],
    related: [.infoButton, .detailDisclosureButton, .contactAddButton, .roundedRectangleButton],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .type, .oneOf(.buttonType), default: .member("system"), source: "000 001 003",
    Localized(
      "`system` without border and background, `custom` with your own",
      "`system` 没有描边和背景，`custom` 使用自己的背景图")),
  Property(
    .title, .string, keying: .state, source: "000 001 003",
    Localized(
      "the title, for each state: a short verb phrase in title-style capitalization",
      "各状态下的标题：简短的动词短语，使用标题式大写")),
  Property(
    .image, .image, keying: .state, appearance: true, source: "000 001 003",
    Localized("the icon instead of a title, for each state", "各状态下代替标题的图标")),
  Property(
    .backgroundImage, .image, keying: .state, appearance: true, source: "000 001 003",
    Localized("the background, for each state; the type must be `custom`", "各状态下的背景图；类型须为 `custom`")
  ),
  Property(
    .border, .bool, default: .bool(false), source: "001 003",
    Localized("whether it has a border; the type must be `custom`", "是否描边；类型须为 `custom`")),
  Property(
    .showsHighlight, .bool, default: .bool(true), source: "000 U",
    Localized("whether it lights up while touched", "触摸时是否高亮")),
  Property(
    .emphasis, .bool, default: .bool(false), source: "001 003 P",
    Localized(
      "whether it needs the attention that a border or background attracts", "是否需要用描边或背景引起注意")),
  Property(
    .role, .oneOf(.buttonRole), default: .member("normal"), source: "U",
    Localized(
      "`destructive`, in red, when it deletes something; `cancel` for the way out of an alert or an action "
        + "sheet",
      "删除内容的按钮用 `destructive`，显示为红色；提醒或操作表单中放弃的按钮用 `cancel`")),
  Property(
    .width, .length, default: .derived(.content), range: .atLeast(0), source: "P",
    Localized("the width in points; a title that is too long is truncated", "宽度（点）；标题太长会被截断")),

  .misplaced(.bezel, rule: "button/decorated-system-type"),
]

private let behaviorList: [Localized] = [
  Localized("A tap runs its action, with `touchUpInside`.", "轻击后执行动作，事件为 `touchUpInside`。"),
  Localized("It has no border and no background by default.", "默认没有描边和背景。"),
  Localized(
    "Its content takes its own tint, else that of the parent.", "内容使用自身的着色；未设置时沿用父视图的颜色。"),
  Localized(
    "While touched it is highlighted and shows the highlighted title or image, if any.",
    "触摸期间处于高亮状态，并显示高亮状态的标题或图片（如果有）。"),
  Localized("A title that is too long is truncated.", "标题太长会被截断。"),
  Localized(
    "A state without a value of its own uses that of the normal state.", "没有单独设置的状态使用 normal 状态的值。"),
]

private let exampleFile = #"""
  screen Letter "Letter" {
    var text: String = "Dear Ann"
    action send()

    content {
      button "Send" {
        title(disabled): "Nothing to Send"
        isEnabled: !text.isEmpty
        on touchUpInside -> send()
      }
    }
  }
  """#

extension CaseSet {
  /// What a button does to the work of people.
  public static let buttonRole = CaseSet(
    "ButtonRole", swift: "Button.Role", ["normal", "cancel", "destructive"])

  /// `roundedRect` is the old name of `system`.
  public static let buttonType = CaseSet(
    "ButtonType", swift: "Button.Style", ["system", "custom", "roundedRect"],
    deprecated: ["roundedRect"])
}
