extension Kind {
  static let infoButton = Kind(
    .infoButton, role: .control,
    title: Localized("Info Button", "信息按钮"),
    documentation: Localized(
      "Reveals the configuration of the app, sometimes on the back of the view.",
      "显示应用的配置信息，有时位于当前视图的背面。"),
    uikitClass: "UIButton (infoDark, infoLight)", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .touch, defaultEvent: .touchUpInside,
    placement: Localized("Any view.", "任意视图。"),
    fixedSize: KindSize(width: 22, height: 22),
    layout: KindLayout(place: .trailing),
    defaultTraits: ["userInteractionEnabled", "button"], hasBaseline: false,
    related: [.detailDisclosureButton, .button],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .style, .oneOf(.infoButtonStyle), default: .member("dark"), source: "000 001 003",
    Localized(
      "dark on light content, light on dark content", "浅色内容上用深色样式，深色内容上用浅色样式")),
  Property(
    .reveals, .reference(.destination), source: "000 001 003",
    Localized(
      "what a tap opens: a view of this screen, or another screen, which is pushed",
      "轻击后打开的内容：本界面的视图，或另一个界面（推入）")),
  Property(
    .isRevealing, .bool, default: .bool(false), bindable: true, source: "000 001 003 P",
    Localized(
      "whether that view is shown; a tap shows it, and another one hides it",
      "该视图是否已显示；轻击显示，再次轻击隐藏")),
  Property(
    .revealsKind, .oneOf(.revealsKind), default: .member("configuration"), source: "P",
    Localized(
      "the contents of that view; details of an item have a button of their own",
      "该视图的内容；某一项的详情另有专门的按钮")
  ),
  Property(
    .transition, .oneOf(.transition), default: .member("push"), source: "000 001 003 P",
    Localized("how it opens: pushed, or by flipping the view over", "打开方式：推入，或翻转到视图背面")),
]

private let behaviorList: [Localized] = [
  Localized(
    "A tap shows the configuration of the app; with the `flip` transition it flips the view over, "
      + "and of the front only the button remains. A `view` of the same screen is hidden until then, "
      + "and again after another tap.",
    "轻击后显示应用的配置信息，也可以翻转视图来显示，此时正面只保留该按钮。"
      + "同一界面中的 `view` 在此之前是隐藏的，再次轻击后又隐藏。")
]

private let exampleFile = #"""
  screen Compass "Compass" {
    content {
      label "34\u{B0} NE"
      infoButton {
        reveals: options
        transition: .flip
        accessibility { label: "Options of the compass" }
      }
    }
    view options { label "True north" }
  }
  """#

extension CaseSet {
  public static let infoButtonStyle = CaseSet(
    "InfoButtonStyle", swift: "InfoButton.Style", ["dark", "light"])
  public static let revealsKind = CaseSet(
    "RevealsKind", swift: "InfoButton.Content",
    ["configuration", "options", "itemDetails", "other"])
  public static let transition = CaseSet(
    "Transition", swift: "InfoButton.Transition", ["push", "flip"])
}
