extension Kind {
  static let screen = Kind(
    .screen, role: .container,
    title: Localized("Screen", "界面"),
    documentation: Localized(
      "One screenful: its bars, its content, its variables and its actions.",
      "一个完整的界面：包括各种栏、内容、变量和动作。"),
    uikitClass: "UIViewController",
    primaryText: .title, ownProperties: propertyTable, events: EventSet([.appear]),
    defaultEvent: .appear,
    placement: Localized("At the top of a file.", "文件的最外层。"),
    layout: KindLayout(isBold: true),
    related: [.view, .content],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "P",
    Localized("the title in the navigation bar", "导航栏显示的标题")),
  Property(
    .device, .oneOf(.device), default: .member("iPhone"), source: "001 003 P",
    Localized("the device it is made for; rules about width depend on it", "所针对的设备；与宽度有关的规则会用到")),
  Property(
    .widthClass, .oneOf(.widthClass), default: .derived(.device),
    source: "001 P",
    Localized("whether there is much width or little", "宽度的大小类别")),
  Property(
    .orientation, .oneOf(.orientation), default: .member("portrait"), source: "000 P",
    Localized(
      "how the device is held; an iPhone in portrait is 320 pt wide", "设备的方向；竖屏 iPhone 宽320点")),
  Property(
    .background, .color, appearance: true, source: "P",
    Localized("the color behind everything", "整个界面的背景颜色")),
]

private let exampleFile = #"""
  screen About "About" {
    device: .iPhone
    orientation: .portrait
    background: #FFFFFF

    content { label "Version 1.2" }
  }
  """#
