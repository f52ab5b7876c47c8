import CtlDiagnostics

extension LanguageCode {
  public static let duplicateProperty = Code(
    "property/duplicate", .error, title: Message("`{name}` is set twice", "“{name}”重复设置"),
    why: Message(
      "A property has one value, or one for each state. If it is set twice, one of the two is a "
        + "leftover, and it is not clear which.",
      "一个属性只有一个值，或者每个状态一个值。重复设置时，其中一个是多余的，却无法判断是哪一个。"),
    bad: .inScreen(
      """
      content {
        label "Copies" {
          numberOfLines: 1
          textColor: #333333
          numberOfLines: 2
          //<^^^^^^^^^^^^^
        }
      }
      """,
      """
      content {
        label "Copies" { text: "Pages" }
        //               ^^^^
      }
      """),
    good: .inContent(
      having: "action start()",
      """
      button "Print" {
        title(highlighted): "Print Now"
        on touchUpInside -> start()
      }
      """), fix: .suggestion)

  public static let keying = Code(
    "property/keying", .error,
    title: Message("the states of this property are written in another way", "此属性的状态写法不同"),
    why: Message(
      "Titles and images may differ from state to state: `title(highlighted):`. The image between "
        + "two segments depends on the states of both. Every other property has one value.",
      "标题和图片可以随状态变化：`title(highlighted):`。两个分段之间的图片取决于两侧的状态。其他属性只有一个值。"),
    bad: .inContent(
      """
      label "Copies" { text(highlighted): "Pages" }
      //               ^^^^
      """,
      """
      label copies "Copies"
      stepper { describedBy: copies; dividerImage: "line" }
      //                             ^^^^^^^^^^^^
      """) + [
        """
        appearance stepper { dividerImage: "line" }
        //                   ^^^^^^^^^^^^

        screen Copies {
          var copies: Int in 1...9 = 1
          content {
            label name "Copies: \\(copies)"
            stepper { value <-> copies; describedBy: name }
          }
        }
        """
      ],
    good: .inContent(
      having: "action start()",
      """
      button "Print" {
        title([highlighted, selected]): "Print Now"
        on touchUpInside -> start()
      }
      """))

  public static let primaryText = Code(
    "element/primary-text", .error,
    title: Message("{kind} takes no text after its name", "{kind}名称后不能写文字"),
    why: Message(
      "The text after a kind is its title, its text or its placeholder. A kind that shows no "
        + "text has no place for it; a label beside it or `accessibility { label: … }` gives it "
        + "a name.",
      "种类之后的文字是它的标题、文本或占位符文本。不显示文字的种类没有位置放它；"
        + "可以用旁边的标签或 `accessibility { label: … }` 为它命名。"),
    bad: .inContent(
      """
      slider "Bass" { accessibility { label: "Bass" } }
      //     ^^^^^^
      """),
    good: .inContent(
      """
      slider { accessibility { label: "Bass" } }
      """), fix: .suggestion)

  public static let placement = Code(
    "element/placement", .error,
    title: Message("{child} is not allowed in {parent}", "{child}不能放在{parent}中"),
    why: Message(
      "Containers have elements inside, and a picker and a segmented control have their parts. "
        + "A control has no place for other elements, and a part means nothing outside its "
        + "owner.",
      "容器可以包含元素，选择器和分段控件包含各自的组成部分。控件不能包含其他元素，离开所属控件的部分也没有意义。"),
    bad: .inScreen(
      """
      content {
        label "Copies" {
          label "Pages"
          //<^^^^^
        }
      }
      """,
      """
      content {
        segment "Draft"
        //<^^^^^^^
      }
      """),
    good: .inScreen(
      """
      content {
        stack {
          label "Copies"
          label "Pages"
        }
        segmentedControl { segment "Draft"; segment "Best" }
      }
      """))
}
