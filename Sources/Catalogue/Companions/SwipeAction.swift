extension Kind {
  static let swipeAction = Kind(
    .swipeAction, role: .companion,
    title: Localized("Swipe Action", "滑动操作"),
    documentation: Localized(
      "A button that a row shows when people swipe it towards its beginning; VoiceOver offers it among the "
        + "actions of the row. A tap closes the row again. The first one is at the edge.",
      "向行首方向滑动表格行时出现的按钮；旁白会把它列为该行的操作。轻击后表格行恢复原状。第一个操作位于最边缘。"),
    uikitClass: "UIContextualAction", isInteractive: true,
    primaryText: .title, ownProperties: propertyTable,
    events: EventSet([.touchUpInside]), defaultEvent: .touchUpInside,
    placement: Localized("A row.", "表格行中。"),
    naturalSize: KindSize(height: 44),
    layout: KindLayout(content: .textOrImage(least: 74, edges: 30), isHiddenWhile: [.always]),
    defaultTraits: ["userInteractionEnabled", "button"],
    related: [.row, .button],
    owners: [.row],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "U",
    Localized("what it does, in one word if possible", "操作的名称，最好只有一个词")),
  Property(
    .style, .oneOf(.swipeActionStyle), default: .member("normal"), source: "U",
    Localized("`destructive`, in red, when it deletes something", "删除内容的操作用 `destructive`，显示为红色")),
]

private let exampleFile = #"""
  screen Guests "Guests" {
    var guests: [String] = ["Ada", "Grace"]
    action pin(guest: String)

    table {
      for guest in guests {
        row "\(guest)" {
          swipeAction "Delete" {
            style: .destructive
            on touchUpInside -> guests = guests.filter($0 != guest)
          }
          swipeAction "Pin" { on touchUpInside -> pin(guest: guest) }
        }
      }
    }
  }
  """#

extension CaseSet {
  /// What a swipe action looks like.
  public static let swipeActionStyle = CaseSet(
    "SwipeActionStyle", swift: "SwipeAction.Style", ["normal", "destructive"])
}
