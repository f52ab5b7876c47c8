import CtlDiagnostics
import CtlText

extension Rule {
  static let accessibilityHintTooLong = Rule(about, visits: .elements, having: [.hint]) { control in
    guard let hint = control.written(.hint, .accessibility) else { return }
    let columns = hint.knownText.displayWidth
    let most = control.settings[.accessibilityHintMaxColumns]
    guard Double(columns) > most else { return }
    control.report(
      about, at: .value(hint),
      label: Message("{columns} letters wide, more than {most}", "{columns} 个字符宽，超过 {most} 个")(
        ["columns": .number(columns), "most": .number(most)]))
  }
}

private let about = Code(
  "accessibility/hint-too-long", .advice,
  title: Message("keep the accessibility hint brief", "辅助功能提示应当简短"),
  why: Message(
    "A hint is spoken after the name, the value and the type of a control. Listening takes "
      + "time, and people cannot skim a sentence that is read aloud.",
    "提示在控件的名称、值和类型之后朗读。听需要时间，朗读的句子无法像文字那样一眼扫过。"),
  citation: Citation([.catalogControls], "Making Controls Accessible (Hint)"),
  bad: [
    """
    screen Shop {
      action open()
      content {
        button "Open" {
          on touchUpInside -> open()
          accessibility {
            hint: "Opens the shopping list which you made earlier and lets you read and sort everything"
            //    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    Example(
      """
      screen Shop {
        action open()
        content {
          button "Open" { on touchUpInside -> open(); accessibility { hint: "Opens the list" } }
          //                                                                ^^^^^^^^^^^^^^^^
        }
      }
      """, settings: "{ \"thresholds\": { \"accessibility.hintMaxColumns\": 13 } }"),
  ],
  good: .inContent(
    having: "action open()",
    """
    button "Open" { on touchUpInside -> open(); accessibility { hint: "Opens the list" } }
    button "Buy" {
      on touchUpInside -> open()
      accessibility {
        hint: "Opens the shopping list which you made earlier and lets you read and sort it all"
      }
    }
    """))
