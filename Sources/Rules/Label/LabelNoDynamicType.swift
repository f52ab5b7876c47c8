import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let labelNoDynamicType = Rule(
    about, visits: .kinds([.label]), having: [.font], weight: .settable(["font"])
  ) { label in
    guard case .font(let value)? = label.value(.font), value.isPossible else { return }
    let seen: Phrase
    switch value {
    case .textStyle: return
    case .custom(let family, let size):
      seen = Message("{family} stays at {size} points", "{family} 固定为 {size} 点")(
        ["family": .text(family), "size": .number(size)])
    case .system(let size):
      seen = Message("stays at {size} points", "固定为 {size} 点")(["size": .number(size)])
    }
    // An ornamental font is the greater problem, and the same style fixes both.
    if label.decoration != nil, label.settings.isActive(Rule.labelDecorativeFont.code) { return }
    label.report(
      about, at: label.place(of: .font), label: seen, looks: [.font],
      fixes: [
        label.setWhereSaid(.font, to: label.isInDesign ? nearestStyle(to: value) : ".body")
      ])
  }
}

/// The text style that is as large as a font by default.
private func nearestStyle(to font: Font) -> String {
  let styles = [
    "caption2", "caption1", "footnote", "subheadline", "callout", "body", "title3", "title2",
    "title1",
  ]
  let points = font.points
  let nearest = styles.min {
    abs(Font.textStyle($0).points - points) < abs(Font.textStyle($1).points - points)
  }
  return ".\(nearest ?? "body")"
}

private let about = Code(
  "label/no-dynamic-type", .advice,
  title: Message(
    "use a text style so that the label supports Dynamic Type",
    "使用文本样式，标签才能支持动态文本(Dynamic Type)"),
  why: Message(
    "In the settings of their device people choose a text size that they can read. Text styles "
      + "follow that choice; a font of a fixed size stays small for people who need large "
      + "letters.",
    "用户会在设备的设置中选择适合自己的文字大小。文本样式随之变化，固定大小的字体则不会，"
      + "需要大字的人看到的仍是小字。"),
  citation: .guidelines("Label > Guidelines"),
  bad: [
    .inContent(
      """
      label "Name" { font: system(14) }
      //                   ^^^^^^^^^^
      """),
    .inContent(
      """
      label "Name" { font: custom("Avenir", 22.5) }
      //                   ^^^^^^^^^^^^^^^^^^^^^^
      """),
    """
    appearance label { font: system(13) }
    //                 ^^^^^^^^^^^^^^^^
    screen Profile {
      content {
        label "Name"
        label "Ada" { font: .headline }
      }
    }
    """,
  ],
  good: .inContent(
    """
    label "Name" { font: .headline }
    label "Ada"
    """), fix: .suggestion)
