import CtlDiagnostics

/// What stands inside of declarations.
extension Construct {
  static let members: [Construct] = [
    Construct(
      Message("Elements", "元素"), [],
      Message(
        "A kind, then a name if others refer to it, then its text, then its members; only the "
          + "kind is required. The tables above name the property that the text of each kind "
          + "sets. An element may be a value where a view is expected.",
        "先写种类；如果要被引用，再写名称；然后是文字和成员。只有种类是必需的。上面的表格说"
          + "明每个种类的文字设置哪个属性。需要视图的地方，元素可以作为值。"),
      #"""
      screen Find "Find" {
        var text: String = ""
        action showBookmarks()

        content {
          label heading "What are you looking for?"
          textField query {
            text <-> text
            placeholder: "Name"
            describedBy: heading
            rightView: button {
              image: "bookmark"
              accessibility { label: "Bookmarks" }
              on touchUpInside -> showBookmarks()
            }
          }
        }
      }
      """#),
    Construct(
      Message("Properties", "属性"), [],
      Message(
        "`name: expression` follows everything that the expression reads, also the properties of "
          + "other elements; a cycle is an error. `name(state): expression` is for a state.",
        "`name: expression` 会跟随表达式所读取的一切，包括其他元素的属性；循环依赖是错误。`"
          + "name(state): expression` 用于某个状态。"),
      #"""
      screen Flight "Flight" {
        action call()

        table {
          row "Airplane Mode" { switch airplane }
          row {
            button "Call" {
              isEnabled: !airplane.isOn
              title(disabled): "Cannot Call"
              on touchUpInside -> call()
            }
          }
        }
      }
      """#),
    Construct(
      Message("Expressions", "表达式"), [],
      Message(
        "Arithmetic, comparison and choice over constants, variables and the properties of named "
          + "elements; [the tables below](#values) have the types, operators and functions.",
        "对常量、变量和有名称的元素的属性进行运算、比较和选择；类型、运算符和函数见[下面的"
          + "表格](#值)。"),
      #"""
      screen Cups "Cups" {
        let sizes: [Double] = [0.2, 0.3, 0.5]
        var size: Int in 0...2 = 0
        var cups: Double in 1...9 = 2

        content {
          label "\(sizes[size] * cups) liters"
          label "\(round((sizes[size] + 0.1) * 10)) deciliters with milk"
          label "\(cups > 1 ? "Cups" : "Cup")"
        }
      }
      """#),
    Construct(
      Message("Bindings", "绑定"), [],
      Message(
        "`name <-> variable` goes both ways: the element shows the variable and sets it. The "
          + "tables above mark the properties that can be bound.",
        "`name <-> variable` 是双向的：元素显示变量，也会改变它。上面的表格标明了可以绑定的"
          + "属性。"),
      #"""
      screen Name "Name" {
        var name: String = "Ann"

        content {
          textField {
            text <-> name
            placeholder: "Your Name"
          }
          label "Hello, \(name)!"
        }
      }
      """#),
    Construct(
      Message("Handlers", "事件处理"), ["on"],
      Message(
        "Arguments must fit the action, and are read when the event comes. Values of an event are "
          + "named in parentheses, in their order.",
        "实参必须与动作相符，在事件到来时读取。事件的值按次序在括号中命名。"),
      #"""
      screen Trip "Trip" {
        action choose(wheel: Int, row: Int)

        content {
          picker {
            wheel { values: ["Basel", "Bern"] }
            accessibility { label: "City" }
            on select(wheel, row) -> choose(wheel: wheel, row: row)
          }
        }
      }
      """#),
    Construct(
      Message("Steps", "步骤"), [],
      Message(
        "A handler calls actions and changes variables, and `binding` parameters: after an arrow with "
          + "one step, in a block with several. `names.append(item)`, `insert(item, at: index)`, "
          + "`remove(at: index)`, `move(from: index, to: index)` and `removeAll()` change a list, "
          + "`isOn.toggle()` a `Bool`. Ranges hold, and an index that a list does not have changes "
          + "nothing. `let` in a block names a value for the steps after it.",
        "事件处理调用动作，并改变变量和 `binding` 参数：箭头之后是一个步骤，块中可有多个。"
          + "`names.append(item)`、`insert(item, at: index)`、`remove(at: index)`、"
          + "`move(from: index, to: index)` 和 `removeAll()` 改变列表，`isOn.toggle()` 切换 `Bool`。"
          + "范围始终有效，列表没有的下标什么也不改变。块中的 `let` 为之后的步骤给值命名。"),
      #"""
      screen Guests "Guests" {
        var cups: Int in 1...6 = 1
        var guests: [String] = ["Ada"]
        action save(cups: Int)

        content {
          label "\(guests.count) guests, \(cups) cups"
          button "Add Cup" { on touchUpInside -> cups += 1 }
          button "Start Over" {
            on touchUpInside {
              if cups > 3 { guests.removeAll() } else { guests.append("Grace") }
              let former = cups
              cups = 1
              save(cups: former)
            }
          }
        }
      }
      """#),
    Construct(
      Message("Samples", "示例"), ["sample"],
      Message(
        "Values of variables of a screen, under a name. `ctl render --sample`, the preview and the "
          + "gallery show it, and debug builds have `Guests.sample(.nobodyYet)`. Variables that are not "
          + "named are as at the start.",
        "界面变量的一组值，带有名称。`ctl render --sample`、预览和图库都能显示它，调试版本中还有"
          + " `Guests.sample(.nobodyYet)`。未列出的变量保持初始值。"),
      #"""
      screen Guests "Guests" {
        var guests: [String] = ["Ada", "Grace"]
        sample "Nobody Yet" { guests: [] }

        table {
          for guest in guests { row "\(guest)" }
          if guests.isEmpty { row { label "Nobody has been invited." } }
        }
      }
      """#),
    Construct(
      Message("Conditions", "条件"), ["if", "else"],
      Message(
        "Around elements, wherever elements are allowed, and around steps. Both branches are checked, "
          + "whatever the condition. `if let name = value` names a value that may be `nil` where it is "
          + "not; if the value is a variable or a part of one, a change of the name changes that. Of "
          + "several conditions with commas between them all have to hold, and each knows the names before it. "
          + "Inside an expression, `a ? b : c` chooses.",
        "写在元素周围，凡是可以写元素的地方都可以，也可以写在步骤周围。两个分支都会检查，无论条件"
          + "如何。`if let 名称 = 值` 在可能为 `nil` 的值确实存在时为其命名；若该值是变量或变量的一"
          + "部分，改变该名称就会改变它。用逗号分开的多个条件必须全部成立，后面的条件可以使用前面的名称。在表达式中用 `a ? b : c` 选择。"),
      #"""
      screen Basket "Basket" {
        var items: Int = 2
        var note: String?

        content {
          if let text = note, items > 0 { label "Note: \(text)" }
          if items == 0 {
            label "Your basket is empty."
          } else if items == 1 {
            label "One item."
          } else {
            label "\(items) items."
          }
        }
      }
      """#),
    Construct(
      Message("Loops", "循环"), ["for", "where", "let"],
      Message(
        "The elements inside exist once for each item of a list; `where` leaves items out. `let` in a loop or a "
          + "condition gives a name to a value for the elements there.",
        "其中的元素对列表的每一项各存在一次；`where` 只留下符合条件的项。循环或条件中的 `let` 为其中的元素给值命名。"),
      #"""
      screen Cities "Cities" {
        action show(city: String)

        table {
          for city in ["Basel", "Bern", "Chur"] where city.hasPrefix("B") {
            let sign = city.prefix(2).uppercased()
            row "\(city)" {
              subtitle: "Trains to \(sign)"
              image: sign == "BE" ? "star" : "tram"
              on select -> show(city: city)
            }
          }
        }
      }
      """#),
    Construct(
      Message("Layout", "布局"), ["layout", "pin", "align"],
      Message(
        "Constraints between the elements of the block around it, in points. An equation relates "
          + "two anchors, `a.trailing == b.leading * 2 + 8`; [the table above](#constraints) has "
          + "the named constraints. They are solved while checking, and conflicts are reported. The "
          + "name of a use of a component stands for the only element of the component, such as a stack.",
        "约束所在块中元素之间的关系，单位是点。等式连接两个锚点：`a.trailing == b.leading *"
          + " 2 + 8`；有名称的约束见[上面的表格](#约束)。约束在检查时求解，冲突会报告。"
          + "组件使用处的名称代表组件唯一的元素，例如一个栈。"),
      #"""
      screen Sign "Sign" {
        content {
          label left "Left"
          label right "Right"
          layout {
            pin leadingSpaceToSuperview(left) == 16
            pin horizontalSpacing(left, right) == 8
            align baselines(left, right)
            left.top == superview.top + 20
            left.width >= 60 @ 750
          }
        }
      }
      """#),
    Construct(
      Message("What assistive technology says", "辅助技术所说的内容"), ["accessibility"],
      Message(
        "Only for what the element does not say by itself. Its own text is already its name, and "
          + "so is the title of a row with one control.",
        "只用于元素自身没有说明的内容。元素的文字已经是它的名称；行中只有一个控件时，行的标"
          + "题也是它的名称。"),
      #"""
      screen Player "Player" {
        action play()

        content {
          button {
            image: "play"
            accessibility {
              label: "Play"
              hint: "Starts the song heard last"
              traits: [.button, .startsMediaSession]
            }
            on touchUpInside -> play()
          }
        }
      }
      """#),
    Construct(
      Message("Findings that are allowed", "允许的问题"), ["@allow"],
      Message(
        "Before a declaration or an element: the rule reports nothing there or inside. A code "
          + "that does not exist, one that suppresses nothing, and a missing reason are reported.",
        "写在声明或元素之前：规则在那里及其内部不再报告。代码不存在、没有抑制任何问题，或缺"
          + "少原因，都会报告。"),
      #"""
      screen Shop "Shop" {
        action buy()

        toolbar {
          @allow(button/title-not-verb, because: "It is what our customers say.")
          button "The Usual" { on touchUpInside -> buy() }
        }
      }
      """#),
    Construct(
      Message("Comments", "注释"), [],
      Message(
        "`//` to the end of the line, `/* … */` over lines and nested. `///` before a declaration is "
          + "documentation: hovers, the tree and the generated Swift have it.",
        "`//` 到行尾为止，`/* … */` 可以跨行，也可以嵌套。声明之前的 `///` 是文档：悬停提示"
          + "、树和生成的 Swift 代码中都有。"),
      #"""
      /// A note to oneself.
      screen Note "Note" {
        /* One label is enough
           /* for now */ . */
        content { label "Buy tea" }  // green
      }
      """#),
    Construct(
      Message("Lines and names", "换行与名称"), [],
      Message(
        "A member ends with its line or at a `;`. Inside `( )` and `[ ]` lines break freely, and a line "
          + "that begins with an operator, `where` or a `.name` goes on with the one before. Kinds, properties and events are "
          + "no keywords, and a keyword is a name where no member begins; back-quotes make a name of it "
          + "anywhere.",
        "成员以换行或 `;` 结束。`( )` 与 `[ ]` 之内可以自由换行；以运算符、`where` 或 `.名称` 开头的一行接续前一"
          + "行。种类、属性和事件不是关键字；在不能开始成员的位置，关键字可以作名称；加上反引号"
          + "，则在任何位置都可以作名称。"),
      #"""
      screen Names "Names" {
        var `for`: String = "Ann"; var from: String = "Ben"

        content {
          label "To \(`for`)"; label "From \(from)"
          label "Both" {
            isHidden: `for`.isEmpty
              || from.isEmpty
          }
        }
      }
      """#),
  ]
}
