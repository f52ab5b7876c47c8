extension Kind {
  static let `switch` = Kind(
    .switch, role: .control,
    title: Localized("Switch", "开关按钮"),
    documentation: Localized(
      "Shows which of two mutually exclusive states is on, and switches to the other.",
      "展示两个互斥的状态中哪一个生效，并可切换到另一个。"),
    uikitClass: "UISwitch", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .value, defaultEvent: .valueChanged,
    placement: Localized("Only a table row.", "只能放在表格行里。"),
    fixedSize: KindSize(width: 51, height: 31),
    layout: KindLayout(place: .trailingInRow),
    defaultTraits: ["userInteractionEnabled", "button"], hasBaseline: false,
    related: [.segmentedControl, .row],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .isOn, .bool, default: .bool(false), bindable: true, source: "000 001 003 U",
    Localized("whether it is on", "是否打开")),
  Property(
    .states, .list(.string), default: .list([.string("Off"), .string("On")]),
    source: "000 001 003 P",
    Localized(
      "what the two states mean, off first; exactly two opposites", "两个状态的含义，先关后开；须是恰好两个对立的状态")),
  Property(
    .affects, .list(.reference(.element)), source: "000 001 003 P",
    Localized(
      "the elements of the same view that it shows, hides, enables or disables",
      "同一视图中受它影响而显示、隐藏、启用或停用的元素")),
  Property(
    .onTintColor, .color, appearance: true, source: "U",
    Localized("the color of the track while it is on", "打开时轨迹的颜色")),
]

private let behaviorList: [Localized] = [
  Localized("Shows the current state.", "展示生效的状态。"),
  Localized("Sliding sets the other state; so does a tap.", "滑动或轻击都会切换到另一个状态。"),
  Localized("A change sends `valueChanged`.", "状态改变时发送 `valueChanged`。"),
  Localized(
    "A change may show, hide, enable or disable other elements or list items of the view.",
    "状态改变时可以显示、隐藏、启用或停用同一视图中的其他元素或列表项。"),
]

private let exampleFile = #"""
  screen Flight "Flight" {
    var airplaneMode: Bool = false

    table {
      row "Airplane Mode" {
        switch {
          isOn <-> airplaneMode
          affects: [networks]
        }
      }
      row networks "Networks" { isHidden: airplaneMode }
    }
  }
  """#
