import CtlDiagnostics

extension Rule {
  static let accessibilityHintNotResult = Rule(about, visits: .elements, having: [.hint]) {
    control in
    guard let hint = control.written(.hint, .accessibility),
      let start = hint.textParts.first.flatMap({ $0 }),
      let word = GestureWords.beginning(of: start)
    else { return }
    control.report(
      about, at: .value(hint),
      label: Message("begins with the gesture “{word}”", "以手势“{word}”开头")(["word": .text(word)]),
      notes: [
        start.contains { !$0.isASCII && $0.isLetter } && start.words.first?.isASCII != true
          ? resultInChinese : result
      ])
  }

  private static let result = Message(
    "Begin with what happens, such as “Adds a title”.", "请以结果开头，例如“添加一个标题”。")()
  private static let resultInChinese = Message(
    "Begin with what happens, such as “打开购物清单”.", "请以结果开头，例如“打开购物清单”。")()
}

private let about = Code(
  "accessibility/hint-not-result", .advice,
  title: Message(
    "a hint says what the action does, not how to perform it",
    "提示应描述操作的结果，而不是操作方法"),
  why: Message(
    "People who listen to a screen know the gestures, and each way of using a device has its "
      + "own. They cannot see the result of an action; a hint describes it.",
    "听屏幕的人熟悉各种手势，而且不同的使用方式手势也不同。他们看不到的是操作会带来什么结果，提示正是为此而设。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Hint)"),
  bad: .inScreen(
    """
    action add()
    content {
      button "Add" { on touchUpInside -> add(); accessibility { hint: "Tap to add a title" } }
      //                                                              ^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    content {
      slider { accessibility { label: "Zoom"; hint: "Double-tap and hold" } }
      //                                            ^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    action add()
    content {
      button "添加" {
        on touchUpInside -> add()
        accessibility { hint: "轻点以添加标题" }
        //                    ^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      slider { accessibility { label: "Light"; hint: "用两根手指左右滑动" } }
      //                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """),
  good: .inContent(
    having: "action add()",
    """
    button "Add" { on touchUpInside -> add(); accessibility { hint: "Adds a title" } }
    button "Press" { on touchUpInside -> add(); accessibility { hint: "Presses the flower" } }
    button "排序" { on touchUpInside -> add(); accessibility { hint: "按时间排序" } }
    button "筛选" { on touchUpInside -> add(); accessibility { hint: "按住宅类型筛选" } }
    button "下载" { on touchUpInside -> add(); accessibility { hint: "按需下载" } }
    """))
