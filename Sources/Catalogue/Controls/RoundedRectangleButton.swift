extension Kind {
  static let roundedRectangleButton = Kind(
    .roundedRectangleButton, role: .control,
    title: Localized("Rounded Rectangle Button", "圆角矩形按钮"),
    documentation: Localized(
      "The old name of the system button, not used since iOS 7.",
      "系统按钮的旧称，自 iOS 7 起已不再使用。"),
    uikitClass: "UIButton (roundedRect)", isDeprecated: true, isControl: true, isInteractive: true,
    primaryText: .title, alignsContent: true,
    // The same properties as a system button.
    ownProperties: Kind.button.ownProperties, events: .touch, defaultEvent: .touchUpInside,
    placement: Localized("Nowhere new: use a system button.", "不应再使用，请改用系统按钮。"),
    naturalSize: KindSize(height: 30),
    layout: KindLayout(place: .together, content: .textOrImage(least: 30, edges: 0)),
    defaultTraits: ["userInteractionEnabled", "button"],
    related: [.button],
    behaviors: [
      Localized("Behaves and looks exactly like a system button.", "行为和外观与系统按钮完全相同。")
    ],
    example: exampleFile)
}

private let exampleFile = #"""
  screen Old "Old Screen" {
    action send()

    content {
      @allow(rounded-rectangle-button/deprecated, because: "Shown here; write `button` instead.")
      roundedRectangleButton "Send" { on touchUpInside -> send() }
    }
  }
  """#
