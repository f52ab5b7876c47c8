import CtlDiagnostics

extension LanguageCode {
  public static let recursion = Code(
    "component/recursion", .error,
    title: Message("the component `{name}` contains itself", "组件“{name}”包含了自身"),
    why: Message(
      "A use of a component is replaced by everything in it. A component that contains itself, "
        + "directly or through another one, would never end.",
      "使用组件等于写出其中的全部内容。直接或通过其他组件包含自身的组件永远不会结束。"),
    bad: [
      """
      component Tree() {
      //        ^^^^
        label "Branch"
        Tree { }
      }
      """
    ],
    good: [
      """
      component Branch() {
        label "Branch"
      }

      component Tree() {
        Branch { }
        Branch { }
      }
      """
    ])

  public static let expansion = Code(
    "limit/expansion", .error,
    title: Message(
      "components and loops add more than {limit} elements here",
      "组件和循环在此处增加的元素超过 {limit} 个"),
    why: Message(
      "Components that use components multiply, and a loop repeats what is in it. No screen needs so many "
        + "elements, and a bound keeps every tool safe on any input.",
      "组件套用组件时，元素数量会成倍增长；循环会重复其中的内容。没有界面需要这么多元素；设置上限可以保证所有工具在任何输入下都安全。"),
    bad: [
      """
      screen Numbers "Numbers" {
        table {
          for number in 1...200000 { row "\\(number)" }
          //            ^^^^^^^^^^
        }
      }
      """,
      """
      screen Numbers "Numbers" {
        table {
          for number in 1...400 {
            for part in 1...400 { row "\\(number), \\(part)" }
            //          ^^^^^^^
          }
        }
      }
      """,
    ],
    good: [
      """
      component Pair(text: String) {
        label "\\(text)"
        label "\\(text)"
      }
      """
    ])

  public static let slot = Code(
    "component/slot", .error, title: Message("this cannot be a slot", "此处不能是插槽"),
    why: Message(
      "A use fills each slot of its component once, with a block of the slot's name. The name of a "
        + "kind would mean an element instead.",
      "使用组件时，每个插槽由同名的块填充一次。种类的名称表示的是元素，而不是插槽。"),
    bad: [
      """
      component Card() {
        slot label
        //   ^^^^^
      }
      """,
      """
      component Cards() {
        for number in 1...2 {
          stack { slot }
          //      ^^^^
        }
      }
      """,
      """
      component Card() {
        slot footer
      }

      screen Shop {
        content {
          Card {
            footer "Prices" { label "All prices with tax" }
            //     ^^^^^^^^
          }
        }
      }
      """,
    ],
    good: [
      """
      component Card() {
        slot
        slot footer { label "No prices" }
      }

      screen Shop {
        content {
          Card {
            label "Tea"
            footer { label "All prices with tax" }
          }
        }
      }
      """
    ], fix: .suggestion)

  public static let style = Code(
    "style/use", .error, title: Message("this style does not fit here", "此样式不适用于此处"),
    why: Message(
      "A style is the look of elements of one kind. What an element says, has or names is its own.",
      "样式是某一种类元素的样子。元素的文字、值和名称由元素自己决定。"),
    bad: [
      """
      style heading: label { font: .headline }

      screen Shop {
        action pay()
        content {
          button "Pay" {
            style: heading
            //     ^^^^^^^
            on touchUpInside -> pay()
          }
        }
      }
      """,
      """
      style heading: label { text: "Prices" }
      //                     ^^^^

      screen Shop {
        content {
          label "Prices" { style: heading }
        }
      }
      """,
      """
      screen Shop {
        style heading: label { font: .headline }
        content {
          label "Prices" { style: headng }
          //                      ^^^^^^
          label "Taxes" { style: heading }
        }
      }
      """,
    ],
    good: [
      """
      style heading: label { font: .headline }

      screen Shop {
        content {
          label "Prices" { style: heading }
        }
      }
      """
    ], fix: .suggestion)
}
