import CtlDiagnostics
import CtlText

extension Rule {
  static let accessibilityLabelTooLong = Rule(
    about, visits: .elements, having: [.label], weight: .certain
  ) {
    control in
    guard let label = control.written(.label, .accessibility) else { return }
    let columns = label.knownText.displayWidth
    let most = control.settings[.accessibilityLabelMaxColumns]
    guard Double(columns) > most else { return }
    control.report(
      about, at: .value(label),
      label: Message("{columns} letters wide, more than {most}", "{columns} 个字符宽，超过 {most} 个")(
        ["columns": .number(columns), "most": .number(most)]),
      notes: [
        Message(
          "What comes of using it belongs in `hint:`.", "操作的结果请写在 `hint:` 中。")()
      ])
  }
}

private let about = Code(
  "accessibility/label-too-long", .advice,
  title: Message(
    "keep the accessibility label to a word or short phrase", "辅助功能标签应为简短的词或短语"),
  why: Message(
    "The label is read whenever the finger or the focus comes to the control. A person going through "
      + "a screen hears it again and again, and must wait for its end to know where they are.",
    "手指或焦点每次移到控件上都会朗读标签。浏览界面的人会反复听到它，听完才知道自己在哪里。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Label)"),
  bad: [
    .inContent(
      """
      slider { accessibility { label: "Moves the speed from slow to fast" } }
      //                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """),
    """
    screen Player {
      content {
        slider { accessibility { label: "在慢速与快速之间调整歌曲播放的速度" } }
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inContent(
    """
    slider { accessibility { label: "Speed" } }
    slider { accessibility { label: "Speed of this song, slow to fast" } }
    """))
