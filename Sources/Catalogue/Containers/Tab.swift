extension Kind {
  static let tab = Kind(
    .tab, role: .container,
    title: Localized("Tab", "标签页"),
    documentation: Localized(
      "One part of a screen with a tab bar: its item in the bar, and what is shown while it is chosen. "
        + "Elements in it stand where they would in the screen. Instead of elements it may hold a whole "
        + "`screen` with its own bars, which keeps its state, and what it pushes, while another tab is "
        + "chosen; as in iOS, the title, the bars and the contents of the outer screen are then not shown. "
        + "A tap on the chosen tab goes back to its first screen.",
      "带有标签栏的界面的一个部分：它在标签栏中的项目，以及被选中时显示的内容。其中的元素的位置与直接写在界面中相同。"
        + "也可以不写元素，而用 `screen` 放入一个完整的界面：它有自己的栏，选中其他标签页时仍保留自己的状态和推入的界面；"
        + "与 iOS 一样，此时不显示外层界面的标题、各种栏和内容。轻击已选中的标签页会回到它的第一个界面。"),
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
  Property(
    .screen, .reference(.screen), runtime: .absent, source: "U P",
    Localized(
      "a screen with its arguments, in place of elements; it follows the values of the outer screen",
      "代替元素的界面，连同它的参数；参数随外层界面的值变化")),
]

private let exampleFile = #"""
  screen Podcasts "Podcasts" {
    var unheard: Int in 0...99 = 3

    tabBar {
      tab "Listen" {
        image: "play"
        badgeValue: unheard > 0 ? "\(unheard)" : ""
        screen: Episodes(unheard: unheard)
      }
      tab "Search" {
        image: "magnifier"
        content {
          label "Find a podcast"
          button "Skip New Episodes" { on touchUpInside -> unheard = 0 }
        }
      }
    }
  }

  screen Episodes(unheard: Int) "Episodes" {
    table {
      row "New Episodes: \(unheard)" {
        accessory: .disclosureIndicator
        on select -> push NewEpisodes()
      }
      row "Downloads"
    }
  }

  screen NewEpisodes "New Episodes" {
    content { label "Episode 12: Tea" }
  }
  """#
