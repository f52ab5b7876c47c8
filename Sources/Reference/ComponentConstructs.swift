import CtlDiagnostics

/// Components that wrap other elements, and looks with a name.
extension Construct {
  static let wrapping: [Construct] = [
    Construct(
      Message("Slots", "插槽"), ["slot"],
      Message(
        "Where the elements of a use of the component go. A slot with a name is filled by a block of "
          + "that name; what stands in the braces of a slot is there where a use leaves it empty. "
          + "The elements of a use read and call what their own screen has. A slot is not in a loop.",
        "组件使用处的元素放在这里。有名称的插槽由同名的块填充；使用处没有填充时，显示插槽花括号中"
          + "的内容。使用处的元素读取和调用自己界面中的内容。插槽不能在循环中。"),
      #"""
      component Card(title: String) {
        stack {
          axis: .vertical
          label "\(title)" { font: .headline }
          slot
          slot footer { label "Ask at the counter." }
        }
      }

      screen Menu "Menu" {
        table {
          row {
            Card {
              title: "Assam"
              label "Strong, with milk"
            }
          }
          row {
            Card {
              title: "Sencha"
              label "Light"
              footer { label "From Japan" }
            }
          }
        }
      }
      """#),
    Construct(
      Message("Events of components", "组件的事件"), ["event"],
      Message(
        "What a component tells the one that uses it. A step of a handler in the component sends it, "
          + "and `on` with its name in a use receives it, with names for its values. A component in "
          + "a component hands an event on by sending one of its own. It is received when the steps of "
          + "the handler that sent it are done.",
        "组件告诉使用者的事。组件中事件处理的步骤发送它，使用处用 `on` 和它的名称接收它，并给它的值"
          + "取名。组件中的组件通过发送自己的事件来转交。发送它的事件处理的步骤全部完成后才接收它。"),
      #"""
      component Failure(message: String) {
        event retry(count: Int)
        label "\(message)"
        button "Try Again" { on touchUpInside -> retry(count: 1) }
      }

      screen Mail "Mail" {
        var tries: Int = 0
        content {
          Failure {
            message: "No connection after \(tries) tries"
            on retry(count) -> tries += count
          }
        }
      }
      """#),
    Construct(
      Message("Styles", "样式"), ["style"],
      Message(
        "A look that elements of a kind take by its name, of a screen or of a file and those that "
          + "import it. It sets how an element looks, not its text, its value or what it names. An "
          + "element wins over its style, and a style over appearances.",
        "某个种类的元素可按名称采用的样子，属于界面，或属于文件以及导入它的文件。它设置元素的样子"
          + "，不设置文字、值和它所指的名称。元素优先于其样式，样式优先于外观。"),
      #"""
      style heading: label {
        font: .headline
        textColor: #1B5E20
      }

      screen Letter "Letter" {
        content {
          label "Dear Ann" { style: heading }
          label "Thank you for the tea."
        }
      }
      """#),
  ]
}
