extension Kind {
  static let tabBar = Kind(
    .tabBar, role: .container,
    title: Localized("Tab Bar", "标签栏"),
    documentation: Localized(
      "Switches between the parts of a screen: the contents of one of its tabs are shown above it. A "
        + "tap on another tab sends `valueChanged`.",
      "在界面的各个部分之间切换：标签栏上方显示其中一个标签页的内容。轻击另一个标签页时发送 `valueChanged`。"),
    uikitClass: "UITabBar",
    ownProperties: propertyTable, events: EventSet([.valueChanged]), defaultEvent: .valueChanged,
    placement: Localized("The bottom of a screen.", "界面底部。"),
    fixedSize: KindSize(height: 49), takesRoom: true,
    layout: KindLayout(place: .block, parts: .shares),
    related: [.tab, .toolbar, .segmentedControl],
    children: .only([.tab]), owners: [.screen],
    example: exampleFile)

  /// Whether the runtime addresses it even when no handler names it: people choose with it, or close it.
  public var isAddressed: Bool {
    guard role == .container else { return role != .part }
    return ownProperties.contains(where: \.isBindable) || isInteractive && events == .none
  }
}

private let propertyTable: [Property] = [
  Property(
    .selectedIndex, .int, default: .int(0), bindable: true, source: "U",
    Localized(
      "the tab whose contents are shown, counted from 0; another number is the nearest one",
      "显示其内容的标签页，从0开始计数；超出范围时取最接近的一个"))
]

private let exampleFile = #"""
  screen Bank "Bank" {
    var shown: Int in 0...1 = 0

    tabBar {
      selectedIndex <-> shown
      tab "Accounts" {
        image: "list"
        table {
          row "Everyday"
          row "Savings"
        }
      }
      tab "Messages" {
        image: "envelope"
        badgeValue: "2"
        table {
          row "Your statement is ready."
          row "Welcome"
        }
      }
    }
  }
  """#
