import CtlDiagnostics

/// Appearance proxies and traits.
extension ControlCode {
  public static let notAppearanceProperty = Code(
    "appearance/not-appearance-property", .error,
    title: Message(
      "`{name}` belongs to one control, not to the appearance of every {kind}",
      "“{name}”属于单个控件，不能写在{kind}的外观代理中"),
    why: Message(
      "An appearance proxy gives one look to all controls of a kind: tint, images, fonts and "
        + "colors. Values, titles and actions differ from control to control; write them in "
        + "each control.",
      "外观代理统一某类控件的外观：着色、图片、字体和颜色。数值、标题和动作因控件而异，应写在各个控件里。"),
    citation: Citation([.catalogSteppers], "Appearance of Steppers"),
    bad: [
      """
      appearance stepper {
        tintColor: #0A84FF
        stepValue: 2
        //<^^^^^^^^^
      }
      """,
      """
      appearance button { on touchUpInside -> start() }
      //                  ^^
      """,
      """
      appearance stepper { maximumValue: 20 }
      //                   ^^^^^^^^^^^^

      screen Print {
        content {
          label copies "Copies"
          stepper { describedBy: copies }
          stepper { describedBy: copies; maximumValue: 9 }
        }
      }
      """,
    ],
    good: [
      """
      appearance stepper { tintColor: #0A84FF }

      screen Print {
        content {
          label copies "Copies"
          stepper { describedBy: copies; stepValue: 2 }
        }
      }
      """
    ], fix: .suggestion)

  public static let unknownTrait = Code(
    "accessibility/unknown-trait", .error,
    title: Message("`{trait}` is not an accessibility trait", "“{trait}”不是辅助功能特征"),
    why: Message(
      "Assistive technology knows a fixed set of traits and says or does something for each: it "
        + "calls a `button` a button, and people can swipe an `adjustable` element up and down. "
        + "Other traits have no effect.",
      "辅助技术只认识一组固定的特征，并据此朗读或操作：把 `button` 读作按钮，让 `adjustable` 的元素可以上下轻扫调整。"
        + "其他名称不起作用。"),
    citation: Citation(
      [.catalogControls, .catalogSteppers],
      "Making Controls Accessible; Making Steppers Accessible"),
    bad: .inScreen(
      """
      content {
        label "12:00" {
          accessibility { traits: [.updatesFrequenty] }
          //                       ^^^^^^^^^^^^^^^^^
        }
      }
      """),
    good: .inScreen(
      """
      content {
        label "12:00" {
          accessibility { traits: [.staticText, .updatesFrequently] }
        }
      }
      """), fix: .suggestion)
}
