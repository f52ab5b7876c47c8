import CtlChecker
import CtlDiagnostics

extension Rule {
  static let buttonNoContent = Rule(about, visits: .buttons) { button in
    let title = button.written(.title)
    if let title, title.value != .some(.none), !title.isBlank { return }
    // A button of one's own may be the picture that lies behind its title.
    guard !button.isSet(.image), !button.isSet(.backgroundImage) else { return }
    if let title {
      button.report(
        about, at: .value(title), label: Message("nothing to see", "没有可见的内容")())
    } else {
      button.report(about, at: .kind, label: Message("no title, no image", "没有标题，也没有图片")())
    }
  }
}

private let about = Code(
  "button/no-content", .error,
  title: Message("a system button needs an icon or a title", "系统按钮需要图标或者文字标题"),
  why: Message(
    "A system button has no border and no background. Without an icon or a title it is "
      + "invisible, and people cannot find what to tap.",
    "系统按钮没有描边，也没有背景。既没有图标也没有标题时，界面上什么都看不到，用户无从点击。"),
  citation: .guidelines("System Button > Appearance and Behavior"),
  bad: .inContent(
    having: "action add()",
    """
    button {
    //<^^^^^^
      accessibility { label: "Add" }
      on touchUpInside -> add()
    }
    """,
    """
    button " " {
    //     ^^^
      accessibility { label: "Add" }
      on touchUpInside -> add()
    }
    """,
    """
    button {
    //<^^^^^^
      title: nil
      accessibility { label: "Add" }
      on touchUpInside -> add()
    }
    """),
  good: .inContent(
    having: "action add()",
    """
    button "Add" { on touchUpInside -> add() }
    button { title: localized("add"); on touchUpInside -> add() }
    button { image: "plus"; accessibility { label: "Add" }; on touchUpInside -> add() }
    button { type: .custom; emphasis: true; backgroundImage: "plate"; accessibility { label: "Add" }; on touchUpInside -> add() }
    """))
