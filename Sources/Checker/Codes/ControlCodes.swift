import CtlDiagnostics

/// The rules about controls that the checker decides while it types a file. Rules that need the
/// finished program are in the rules layer.
public enum ControlCode {
  public static let all: [Code] = [
    abstractBase, unknownKind, unknownProperty, valueType, unresolvedReference,
    unsupportedEvent, incompleteTargetAction, unknownState,
    elementCount, relationNotAllowed, constantNotAllowed, leftRightSpace,
    notAppearanceProperty, unknownTrait,
  ]

  public static let abstractBase = Code(
    "control/abstract-base", .error,
    title: Message(
      "UIControl is only a base class; declare one of the concrete controls",
      "UIControl 只是基类，请使用具体的控件"),
    why: Message(
      "The base class has what controls have in common: states, events, targets and actions. It "
        + "draws nothing by itself; buttons, switches, sliders and the other kinds based on it "
        + "do.",
      "基类包含各种控件的共同之处：状态、事件、目标和动作。它自身不显示任何内容，也没有含义；"
        + "按钮、开关、滑块等具体控件才有。"),
    citation: Citation([.catalogControls], "About Controls"),
    bad: .inContent(
      """
      control save
      //<^^^^^^^
      """),
    good: .inContent(
      having: "action save()",
      """
      button "Save" { on touchUpInside -> save() }
      """))

  public static let unknownKind = Code(
    "control/unknown-kind", .error,
    title: Message("there is no control named `{name}`", "没有名为“{name}”的控件"),
    why: Message(
      "The guidelines have eighteen controls, and this language adds the containers around "
        + "them. The contents of an unknown element cannot be checked.",
      "指南中有十八种控件，语言还提供放置它们的容器。其他名称的元素内部无法检查。"),
    citation: Citation([.guidelines7, .guidelines8, .catalogControls], "Controls"),
    bad: [
      .inContent(
        """
        label copies "Copies"
        steper { describedBy: copies }
        //<^^^^^^
        """),
      .inTable(
        """
        checkbox "Two-Sided"
        //<^^^^^^^^
        """),
      """
      appearance slidr { tintColor: #0A84FF }
      //         ^^^^^
      """,
    ],
    good: .inContent(
      """
      label copies "Copies"
      stepper { describedBy: copies }
      """), fix: .suggestion)

  public static let unknownProperty = Code(
    "control/unknown-property", .error,
    title: Message("{kind} has no property `{name}`", "{kind}没有属性“{name}”"),
    why: Message(
      "Every kind has properties of its own, and the controls that react to touches share a "
        + "few. A property that the kind does not have would be ignored silently.",
      "每种控件有自己的属性，响应触摸的控件还有一些共同的属性。控件没有的属性不会起作用，而且难以察觉。"),
    citation: Citation(
      [.catalogControls, .catalogSteppers],
      "Content of Controls; Content, Behavior and Appearance of Steppers"),
    bad: .inScreen(
      """
      content {
        label copies "Copies"
        stepper {
          describedBy: copies
          stepvalue: 2
          //<^^^^^^^^^
        }
      }
      """,
      """
      content {
        label "Copies" { isEnabled: false }
        //               ^^^^^^^^^
      }
      """,
      """
      content {
        slider { accessibilityLabel: "Bass"; accessibility { label: "Bass" } }
        //       ^^^^^^^^^^^^^^^^^^
      }
      """),
    good: .inContent(
      """
      label copies "Copies"
      stepper { describedBy: copies; stepValue: 2 }
      """), fix: .suggestion)

  public static let valueType = Code(
    "control/value-type", .error,
    title: Message("`{name}` expects {type}", "“{name}”的值应为{type}"),
    why: Message(
      "A property takes values of one type, or one of a few members. Another value has no meaning "
        + "for the control.",
      "属性只接受一种类型的值，或者少数几个成员之一。其他值对控件没有意义。"),
    citation: Citation(
      [.catalogControls, .catalogSteppers], "Content of Controls; Content of Steppers"),
    bad: .inScreen(
      """
      content {
        label copies "Copies"
        stepper { describedBy: copies; stepValue: "2" }
        //                                        ^^^
      }
      """,
      """
      content {
        textField "Email" { keyboardType: .emailAdress }
        //                                ^^^^^^^^^^^^
      }
      """,
      """
      var name: String? = nil
      content {
        label { text: name }
        //            ^^^^
      }
      """),
    good: .inContent(
      """
      label copies "Copies"
      stepper { describedBy: copies; stepValue: 2 }
      textField "Email" { keyboardType: .emailAddress }
      """), fix: .suggestion)

  public static let unresolvedReference = Code(
    "control/unresolved-reference", .error,
    title: Message(
      "nothing named `{name}` is declared in this screen", "当前界面中没有声明“{name}”"),
    why: Message(
      "A name means an element, a variable, a constant, an action or a task of the same screen "
        + "or component, or a declaration of the file or of an imported one. The names of other "
        + "screens are not visible here: `Screen.element` refers to their elements.",
      "名称可以指同一界面或组件中的元素、变量、常量、动作或任务，也可以指本文件或导入文件中的声明。"
        + "其他界面中的元素需要写成 `界面.元素`。"),
    citation: Citation(
      [.catalogControls], "Target-Action Mechanism; Using Auto Layout with Controls"),
    bad: [
      .inContent(
        """
        label copiesLabel "Copies"
        stepper { valueLabel: copiesLabel; describedBy: copyLabel }
        //                                              ^^^^^^^^^
        """),
      """
      screen Print {
        action start()
        content {
          button "Print" { on touchUpInside -> strat() }
          //                                   ^^^^^
        }
      }
      """,
      """
      screen Print {
        table {
          row "All Pages" { switch { affects: [Options.range] } }
          //                                           ^^^^^
        }
      }

      screen Options {
        content {
          textField rangeField "Pages"
        }
      }
      """,
    ],
    good: .inScreen(
      """
      action start()
      content {
        label copiesLabel "Copies"
        stepper { describedBy: copiesLabel }
        button "Print" { on touchUpInside -> start() }
      }
      """), fix: .suggestion)
}
