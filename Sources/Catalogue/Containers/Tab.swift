extension Kind {
  static let tab = Kind(
    .tab, role: .container,
    title: Localized("Tab", "标签页"),
    documentation: Localized(
      "One part of a screen with a tab bar: its item in the bar, and the contents that are shown while it "
        + "is chosen. They stand where they would in the screen.",
      "带有标签栏的界面的一个部分：它在标签栏中的项目，以及被选中时显示的内容。这些内容的位置与直接写在界面中相同。"),
    uikitClass: "UITabBarItem", isInteractive: true,
    primaryText: .title, ownProperties: propertyTable,
    placement: Localized("A tab bar.", "标签栏中。"),
    fixedSize: KindSize(height: 49),
    layout: KindLayout(content: .textOrImage(least: 44, edges: 8), fontSize: 10),
    defaultTraits: ["userInteractionEnabled"],
    related: [.tabBar, .content, .table],
    children: .elements, owners: [.tabBar],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "U",
    Localized("the name of the part, in one word if possible", "这一部分的名称，最好只有一个词")),
  Property(
    .image, .image, appearance: true, source: "U",
    Localized("the image above the title; VoiceOver passes over it", "标题上方的图片；旁白会跳过它")),
  Property(
    .badgeValue, .string, source: "U",
    Localized(
      "a short text in a red oval, such as the number of new messages; without one when empty",
      "红色椭圆中的简短文字，例如新消息的数量；为空时不显示")),
]

private let exampleFile = #"""
  screen Podcasts "Podcasts" {
    var unheard: Int in 0...99 = 3

    tabBar {
      tab "Listen" {
        image: "play"
        badgeValue: unheard > 0 ? "\(unheard)" : ""
        content {
          label "\(unheard) new episodes"
          button "Listen to All" { on touchUpInside -> unheard = 0 }
        }
      }
      tab "Search" {
        image: "magnifier"
        content { label "Find a podcast" }
      }
    }
  }
  """#
