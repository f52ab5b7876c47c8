import CtlDiagnostics

extension Construct {
  public static let all = declarations + wrapping + members

  private static let declarations: [Construct] = [
    Construct(
      Message("Imports", "导入"), ["import"],
      Message(
        "The path is relative to the file. A file sees what it imports itself, not the imports of "
          + "those files. Files that import each other see the screens, enums and records of each other. "
          + "A missing file and a path out of the project are errors.",
        "路径相对于所在的文件。文件只能看到自己导入的内容，看不到那些文件所导入的内容。互相导入的文件能看到彼此的"
          + "界面、枚举和记录。文件不存在、路径超出项目都是错误。"),
      files: [
        File(
          path: "Theme.ctl",
          text: """
            let accent: Color = #FF9500
            """),
        File(
          path: "Lamp.ctl",
          text: """
            import "Theme.ctl"

            screen Lamp "Lamp" {
              tintColor: accent
              content { label "On" }
            }
            """),
      ]),
    Construct(
      Message("Screens", "界面"), ["screen"],
      Message(
        "Properties of the screen, then its variables, constants, actions and tasks, then its "
          + "elements. The generated Swift has a type for each screen.",
        "先写界面的属性，再写变量、常量、动作和任务，然后写元素。生成的 Swift 代码为每个界"
          + "面提供一个类型。"),
      #"""
      /// What there is to hear.
      screen Radio "Radio" {
        device: .iPhone
        var station: String = "News"
        action play(station: String)

        content { label "\(station)" }
        toolbar {
          button "Play" { on touchUpInside -> play(station: station) }
        }
      }
      """#),
    modules,
    Construct(
      Message("Screens that open screens", "打开界面的界面"),
      ["screen", "push", "sheet", "popover", "finish", "close"],
      Message(
        "The parameters of a screen are values that its opener sets; one with a default, or one that may "
          + "be `nil`, may be left out. With `binding` before its type, the screen may change it: the opener gives "
          + "a place, `push Rename(name <-> name)`, which follows it after each event, and where "
          + "`on name.changed` says what else follows. After the title, `-> Type` is what it hands back. A handler opens "
          + "one with `push`, `sheet` or `popover`, and may give its result to a variable, the end of a "
          + "list (`+=`), the item of a loop whose `id` it has, or a field of a variable or of an item "
          + "with an `id`. `finish(value)` and `close` take a screen away. "
          + "`on PickSound(sound) -> …` in the opener says what else follows from a result. "
          + "A `tab` may hold one instead of elements: `screen: About(isNew: true)`. "
          + "The generated Swift has an enum of what a screen opens, `AlarmsRoute`, and a protocol for the "
          + "part of the app that shows screens, `AlarmsRoutes`; results come back by `take(_:)`, and what a "
          + "screen changes by `follow(_:)`.",
        "界面的参数是由打开它的一方设置的值，有默认值或可能为 `nil` 的可以省略。类型之前写有 `binding` 的参数可由界面改变："
          + "打开它的一方用 `push Rename(name <-> name)` 给出一个位置，每次事件之后它都随之改变，`on name.changed` 说明还做什么。标题之后的 `-> 类型` 是它交回的值。"
          + "事件处理用 `push`、`sheet` 或 `popover` 打开界面，并可以把结果赋给变量、列表的末尾（`+=`）、循环中 `id` 相同"
          + "的项目，或者变量、带有 `id` 的项目的字段。`finish(值)` 与 `close` 让"
          + "界面消失。打开它的界面中的 `on PickSound(sound) -> …` 说明结果到来之后还做什么。`tab` 可以不写元素而放入一个界面：`screen: About(isNew: true)`。"
          + "生成的 Swift 为界面所打开的界面提供枚举 `AlarmsRoute`，并为负责显示界面的一方提供协议"
          + " `AlarmsRoutes`；结果通过 `take(_:)` 送回，界面所改变的通过 `follow(_:)` 送回。"),
      #"""
      screen Alarms "Alarms" {
        var sound: String = "Bells"
        var name: String = "Alarm"
        action play(sound: String)

        on PickSound(picked) -> play(sound: picked)

        navigationBar {
          button "Show Tips" { on touchUpInside -> popover About() }
        }
        table {
          row "Sound: \(sound)" { on select -> sound = sheet PickSound(current: sound) }
          row "Name: \(name)" { on select -> push Rename(name <-> name) }
          row "About" { on select -> push About(isNew: true) }
        }
      }

      screen Rename(name: binding String) "Name" {
        table { row "Name" { textField { text <-> name; placeholder: "Alarm" } } }
      }

      screen PickSound(current: String) "Sound" -> String {
        navigationBar {
          button "Cancel" { on touchUpInside -> close }
        }
        table {
          for sound in ["Bells", "Waves", "Wind"] {
            row "\(sound == current ? "✓ " : "")\(sound)" { on select -> finish(sound) }
          }
        }
      }

      screen About(isNew: Bool = false) "About" {
        navigationBar {
          button "Done" { on touchUpInside -> close }
        }
        content { label "\(isNew ? "New here? " : "")Alarms wake you gently." }
      }
      """#),
    Construct(
      Message("Components", "组件"), ["component", "binding"],
      Message(
        "Used like a kind, with its parameters as properties. A `binding` parameter takes a variable "
          + "with `<->`; one with a default, or one that may be `nil`, may be left out. A component may not "
          + "use itself.",
        "用法与种类相同，参数写作属性。`binding` 参数用 `<->` 接受一个变量；有默认值的参数"
          + "可以省略。组件不能使用自身。"),
      #"""
      component Amount(title: String, count: binding Int, limit: Int = 10) {
        label caption "\(title): \(count)"
        stepper {
          value <-> count
          maximumValue: limit
          describedBy: caption
          valueLabel: caption
        }
      }

      screen Order "Order" {
        var cups: Int in 0...5 = 1
        var cakes: Int in 0...10 = 0

        table {
          row {
            Amount {
              title: "Cups"
              count <-> cups
              limit: 5
            }
          }
          row {
            Amount {
              title: "Cakes"
              count <-> cakes
            }
          }
        }
      }
      """#),
    Construct(
      Message("Enums", "枚举"), ["enum"],
      Message(
        "People read the label of a case; without one they see its name in words. An enum that is bound to "
          + "a segmented control, a picker or a wheel gives it its choices. `Size.allCases` is the list of "
          + "its cases. A `let` is a field that each case has a value of: `size.price`. A case sets it in its "
          + "block, where it has no default and may not be `nil`. A default may read other fields, and is worked "
          + "out for each case.",
        "用户读到的是成员的文字；没有文字时看到的是由名称拆成的词。枚举绑定到分段控件、选择器或滑轮时"
          + "，就为其提供选项。`Size.allCases` 是其所有成员的列表。`let` 是每个成员都有值的字段：`size.price`。"
          + "没有默认值、也不能为 `nil` 的字段，由成员在它的块中设置。默认值可以读取其他字段，按每个成员分别得出。"),
      #"""
      enum Size {
        small "Small" { price: 12 }
        large "Large" { price: 15 }

        let price: Double
        let forTwo = price * 2
      }

      screen Shirt "Shirt" {
        var size: Size = .small

        content {
          segmentedControl {
            selection <-> size
            accessibility { label: "Size" }
          }
          label "\(size.price.formatted(.currency("EUR")))"
          label "Two for \(size.forTwo.formatted(.currency("EUR")))"
        }
      }
      """#),
    Construct(
      Message("Records", "记录"), ["record", "with"],
      Message(
        "Values that belong together, each under its name. A literal names them; a field with a "
          + "default, or one that may be `nil`, may be left out. A field keeps its range. What may "
          + "be `nil` is read with `?.`. `book.with(pages: 3)` is the same record with other values. A `let` "
          + "is worked out from the other fields where it is read; it is neither given nor changed. The generated Swift "
          + "has a struct for each record.",
        "归在一起的值，每个都有名称。写值时给出名称；有默认值或可能为 `nil` 的字段可以省略。字"
          + "段保持在其范围之内。可能为 `nil` 的记录用 `?.` 读取。`book.with(pages: 3)` 是换了某些值的同一记录。`let` 在读取时由其他字段得出，既不能给出也不能改变。生成的 Swift 代码为每个记录提"
          + "供一个结构体。"),
      #"""
      /// A book on the shelf.
      record Book {
        title: String
        pages: Int in 1...5000 = 200
        lentTo: String?
        let isLong = pages > 500
      }

      screen Shelf "Shelf" {
        var book: Book = Book(title: "Momo", pages: 270)
        var next: Book?

        content {
          label "\(book.title), \(book.pages) pages\(book.isLong ? ", a long one" : "")"
          label "Then \(next?.title ?? "nothing")" { isHidden: book.lentTo != nil }
          button "Read Again" { on touchUpInside -> next = book.with(lentTo: nil) }
        }
      }
      """#),
    Construct(
      Message("Appearances", "外观"), ["appearance"],
      Message(
        "Applies to every element of the kind: in its screen, or in its file and the files that "
          + "import that file directly. An element wins over its screen, a screen over its file, "
          + "a file over its imports, and a later import over an earlier one. A `public` one also applies "
          + "to files that import its module. If an element and an appearance set different control states, both apply.",
        "作用于该种类的每个元素：在所在的界面中，或在所在的文件以及直接导入它的文件中。元素"
          + "优先于界面，界面优先于文件，文件优先于导入的文件，后导入的优先于先导入的。`public` 的外观也作用于导入其模块的文件。元素与外"
          + "观设置的是不同的控件状态时，两者都有效。"),
      #"""
      appearance label { textColor: #222222 }

      screen Letter "Letter" {
        content {
          label "Dear Ann"
          label "Yours, Ben" { textColor: #444444 }
        }
      }
      """#),
    Construct(
      Message("Variables and constants", "变量与常量"), ["var", "let", "in"],
      Message(
        "A variable belongs to a screen or a component. It stays in its range at every change, "
          + "and a slider or a stepper that is bound to it has the same range. `T?` may be `nil`, "
          + "`[T]` is a list. Types may be left out where the value shows them. A `let` may also "
          + "be at the top of a file.",
        "变量属于界面或组件。每次改变时变量都留在范围之内，绑定到它的滑块或步进器也有相同的"
          + "范围。`T?` 可以是 `nil`，`[T]` 是列表。能从值看出类型时，可以省略类型。`let` 也可"
          + "以写在文件顶层。"),
      #"""
      let brand = "Teas of the World"

      screen Tea "Tea" {
        var minutes: Int in 1...10 = 3
        var note: String? = nil
        let kinds = ["Green", "Black"]

        content {
          label "\(brand): \(kinds.count) kinds, \(minutes) minutes"
          label "\(note ?? "No note")"
        }
      }
      """#),
    Construct(
      Message("Actions and tasks", "动作与任务"), ["action", "task"],
      Message(
        "The app carries out an action: the generated Swift has a protocol with a method for "
          + "each. A task is work of the app; while it runs, the indicators that name it are "
          + "visible. Its `duration` is `.known`, `.unknown` or a time.",
        "动作由应用执行：生成的 Swift 代码中有一个协议，每个动作对应一个方法。任务是应用的"
          + "工作；任务进行时，写出其名称的指示器可见。`duration` 可以是 `.known`、`.unknown` "
          + "或时长。"),
      #"""
      screen Inbox "Inbox" {
        task loading(kind: .network, duration: 5s)
        action write(to: String)

        statusBar { networkActivityIndicator { while: loading } }
        toolbar {
          button "Write to Ann" { on touchUpInside -> write(to: "Ann") }
        }
      }
      """#),
    Construct(
      Message("Work that may fail", "可能失败的工作"), ["task", "cancel", "failed"],
      Message(
        "A task with parameters or a type after `->` is started by a step: `load(page: 1)`, or "
          + "`titles = load(page: 1)`, which gives its value to a variable. `on appear` does that when "
          + "the screen is shown for the first time. `on load(value) -> …` in the screen says what "
          + "follows when it has ended well, and `on load.failed(message) -> …`, when it has failed; a "
          + "task that is cancelled has neither. `isRunning`, `isFailed`, `progress`, `message` and `value` "
          + "say how far it is, and `load.page` what its latest start gave the parameter: `nil` before the first "
          + "one, and no optional in the handlers of its end. A second start ends the first one, and `cancel load` ends it. The "
          + "generated Swift has a protocol with an `async throws` method for each task. A sample says "
          + "`.running`, `.running(0.5)`, `.failed(\"…\")` or `.finished(value)`, and after that by name what the "
          + "task was started with.",
        "带有参数、或在 `->` 之后写明类型的任务由步骤启动：`load(page: 1)`，或 `titles = load(page: 1)`，后者把值"
          + "交给变量。`on appear` 在界面第一次显示时启动它。界面中的 `on load(值) -> …` 说明它顺利结束之后做什么，`on load.failed(message) -> …` 说明失败之后做什么；被取消的任务两者都没有。`isRunning`、`isFailed`、`progress`、`message` 和 `value` 说明"
          + "进展，`load.page` 是最近一次启动给参数的值：第一次启动之前是 `nil`，在任务结束的事件处理中则不是可选值。再次启动会结束前一次，`cancel load` 结束它。生成的 Swift 代码中有一个协议，每个任务对应一个 "
          + "`async throws` 方法。示例可写 `.running`、`.running(0.5)`、`.failed(\"…\")` 或 `.finished(value)`，其后按名称写明启动时的值。"
      ),
      #"""
      screen News "News" {
        var titles: [String] = []
        var asks: Bool = false

        task load(page: Int, kind: .network) -> [String]

        sample "No Connection" { load: .failed("No connection") }

        on appear -> titles = load(page: 1)
        on load.failed -> asks = true

        table {
          for title in titles {
            row "\(title)"
          } else {
            row "\(load.isFailed ? load.message : "No News")"
          }
        }
        alert "Try Again?" {
          isPresented <-> asks
          message: load.message
          button "Try Again" { on touchUpInside -> titles = load(page: 1) }
          button "Cancel" { role: .cancel }
        }
        toolbar {
          activityIndicator { while: load; style: .gray }
          button "Cancel" {
            isEnabled: load.isRunning
            on touchUpInside -> cancel load
          }
        }
      }
      """#),
    Construct(
      Message("Work for each item", "每一项的工作"), ["task", "for"],
      Message(
        "`for` before a parameter says that the task runs once for each of its values, at the same time: an `Int`, a "
          + "`String`, an enum, or a record with a field `id`. `load(year).isRunning` and the other states are those "
          + "of the work for one item, and `cancel load(year)` ends it. `load.isRunning` says whether any work goes "
          + "on; `cancel load` ends all. In the handlers of its end `load.year` is the item whose work has ended.",
        "参数前的 `for` 说明任务为它的每个值各运行一次，可同时进行；其类型是 `Int`、`String`、枚举，或带字段 `id` 的记录。`load(year).isRunning` "
          + "等状态属于一项的工作，`cancel load(year)` 结束它。`load.isRunning` 说明是否有工作在进行；`cancel load` 结束全部。在任务结束的事件处理中，`load.year` 是工作刚结束的那一项。"
      ),
      #"""
      screen Years "Years" {
        task load(for year: Int, kind: .network)

        statusBar { networkActivityIndicator { while: load } }
        table {
          for year in 2024...2026 {
            row "\(load(year).isFailed ? load(year).message : "\(year)")" { on select -> load(year: year) }
          }
        }
      }
      """#),
    Construct(
      Message("Changes of variables", "变量的改变"), ["on", "changed"],
      Message(
        "`on month.changed -> …` in a screen says what follows when a variable has another value than before: "
          + "after a control or a step has changed it, a task has brought it or a screen has handed it back, and, for "
          + "the parameter of a screen in a tab, when the outer screen has another value for it. "
          + "The handler runs once, when all other steps are done, and knows the new value by the name of the "
          + "variable. What it changes itself runs the handlers of other variables, but not its own again. What "
          + "the code of the app writes, and the values of a sample, are no such changes. "
          + "`on draft.start.changed` follows one field of a record.",
        "界面中的 `on month.changed -> …` 说明变量的值与之前不同时做什么：控件或步骤改变了它、任务带来了它或界面交回了它之后；对标签页中界面的参数，则是外层界面给出别的值之后。"
          + "处理程序在其他步骤都完成之后运行一次，用变量的名称读取新值。它自己所作的改变会运行其他变量的处理程序，但不会再次运行自己。"
          + "应用代码写入的值和示例中的值不算这样的改变。`on draft.start.changed` 只跟随记录的一个字段。"),
      #"""
      screen Calendar "Calendar" {
        var month: Int in 1...12 = 3
        var events: [String] = []

        task load(month: Int, kind: .network) -> [String]

        on appear -> events = load(month: month)
        on month.changed -> events = load(month: month)

        table {
          for event in events {
            row "\(event)"
          } else {
            row "No Events in Month \(month)"
          }
          if load.isRunning {
            row { activityIndicator { while: load; style: .gray } }
          }
        }
        toolbar {
          button "Show Next Month" { on touchUpInside -> month += 1 }
          button "Show First Month" { on touchUpInside -> month = 1 }
        }
      }
      """#),
  ]
}
