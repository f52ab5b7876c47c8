import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlOneWay = Rule(
    about, visits: .kinds(ValueProperties.kinds + [.alert, .actionSheet])
  ) { control in
    for name in ValueProperties.of(control.kind) + [.isPresented] {
      guard let written = control.written(name), written.followedVariable != nil,
        control.isOperable, !control.isHeard, !control.showsText(written), !control.lacksNavigation
      else { continue }
      let variable = control.program.source(of: written.expression.origin)
      control.report(
        about, at: .property(written),
        ["kind": control.kindPhrase, "name": .text(variable)],
        label: written.isPresent
          ? Message(
            "only the clock sets it: bind a variable that begins with it",
            "只有时钟能设置它：请绑定以它为初始值的变量")()
          : written.isGiven
            ? Message(
              "only the opener sets it: declare it `binding`, or bind a variable that begins with it",
              "只有打开者能设置它：请声明为 `binding`，或绑定以它为初始值的变量")()
            : Message("`:` only shows the value", "“:”只显示该值")(),
        fixes: [control.binding(of: name)])
    }
  }
}

extension Written {
  /// Whether it follows the clock.
  fileprivate var isPresent: Bool { ownVariable?.isPresent == true }

  /// Whether it follows a parameter of the screen that the screen does not change.
  fileprivate var isGiven: Bool { ownVariable?.isInput == true && !isPresent }

  private var ownVariable: Variable? {
    guard let symbol = followedVariable, symbol.kind == .variable, symbol.file == program.file
    else { return nil }
    return program.variables[Int(symbol.index)]
  }
}

extension PlacedElement {
  /// Binds a property to the variable that it follows.
  func binding(of name: PropertyName) -> Fix? {
    guard let written = written(name), !written.isOfStyle, written.followedVariable != nil,
      !written.isPresent, !written.isGiven
    else { return nil }
    let binding = "\(name.name) <-> \(program.source(of: written.expression.origin))"
    return fix(
      Message("write `{binding}`", "改为 `{binding}`")(["binding": .text(binding)]), .safe,
      [.replace(written.origin, .member, binding)])
  }

  /// Whether it is a text view with a text to be read; one that begins empty is there to type in.
  fileprivate func showsText(_ written: Written) -> Bool {
    guard self.is(.textView), let symbol = written.followedVariable, symbol.kind == .variable,
      let start = program.variables[Int(symbol.index)].initialValue
    else { return false }
    return program.constant(start) != .string("")
  }
}

private let about = Code(
  "control/one-way", .warning,
  title: Message(
    "what people do with {kind} does not reach `{name}`", "用户对{kind}的操作不会改变“{name}”"),
  why: Message(
    "With `:` a control follows a value, and nothing follows the control: people move it, and the "
      + "variable stays. `<->` binds the two in both directions. A control that sends an event to a "
      + "handler, or that another element reads, may follow a value.",
    "使用“:”时控件跟随某个值，却没有任何东西跟随控件：用户操作了控件，变量却不变。"
      + "“<->”会双向绑定。由事件处理接收，或被其他元素读取的控件，可以只跟随某个值。"),
  bad: [
    """
    screen Tea {
      var minutes: Int in 1...10 = 3
      content {
        label time "Minutes: \\(minutes)"
        stepper { value: minutes; describedBy: time; valueLabel: time }
        //        ^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Tea {
      var isIced = false
      table {
        row "Iced" { switch { isOn: isIced } }
        //                    ^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Tea {
      table {
        row "Ready At" { datePicker { date: now } }
        //                            ^^^^^^^^^
      }
    }
    """,
    """
    screen Strength(level: Double) {
      table {
        row "Strength" { slider { value: level } }
        //                        ^^^^^^^^^^^^
      }
    }
    """,
    """
    component Amount(title: String, count: binding Int) {
      row "\\(title)" {
        stepper { value: count }
        //        ^^^^^^^^^^^^
      }
    }
    screen Tea {
      var cups: Int in 0...10 = 1
      table { Amount { title: "Cups"; count <-> cups } }
    }
    """,
  ],
  good: [
    """
    screen Tea {
      var minutes: Int in 1...10 = 3
      var isIced = false
      var note = ""
      action setMinutes(minutes: Double)
      content {
        label time "Minutes: \\(minutes)"
        stepper timer {
          value: minutes
          describedBy: time
          valueLabel: time
          on valueChanged -> setMinutes(minutes: timer.value)
        }
      }
      table {
        row "Iced" { switch { isOn <-> isIced } }
        row "Note" { textField { text: note; isEnabled: false } }
      }
    }
    """
  ], fix: .safe)
