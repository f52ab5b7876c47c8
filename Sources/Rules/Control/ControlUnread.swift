import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlUnread = Rule(about, visits: .kinds(kinds)) { control in
    guard control.element.name == nil, control.isOperable, !control.isHeard, !control.isBound,
      !control.followsVariable
    else { return }
    control.report(
      about, at: .kind, ["kind": control.kindPhrase],
      label: Message("not bound, and no handler", "没有绑定，也没有事件处理")(),
      notes: [
        Message(
          "Write `{name} <-> variable`, with a `var` of the screen.",
          "请写 `{name} <-> 变量`，变量是界面中的 `var`。")(
            ["name": .text(control.valueName.name)])
      ], fixes: control.isToBeReplaced ? [] : [control.binding()])
  }

  /// A page control has a rule of its own, and a text view may be there to be read.
  private static let kinds: [KindName] = [
    .datePicker, .picker, .searchBar, .segmentedControl, .slider, .stepper, .switch, .textField,
  ]
}

extension PlacedElement {
  /// Whether a variable holds its value, or the value of one of its wheels.
  fileprivate var isBound: Bool {
    ValueProperties.of(kind).contains { written($0)?.isBinding == true }
      || self.is(.picker)
        && children.contains {
          $0.is(.wheel) && ($0.element.name != nil || $0.isBound || $0.isHeard)
        }
  }

  /// Whether another rule asks for a binding.
  fileprivate var followsVariable: Bool {
    func follows(_ element: PlacedElement) -> Bool {
      ValueProperties.of(element.kind).contains { name in
        guard let written = element.written(name) else { return false }
        return written.followedVariable != nil || written.expression.operation == .poison
      }
    }
    return follows(self) || self.is(.picker) && children.contains { $0.is(.wheel) && follows($0) }
  }

  /// The property to bind: the one that is written, or else the one that fits what is written.
  fileprivate var valueName: PropertyName {
    if let name = ValueProperties.of(kind).first(where: isWritten) { return name }
    return switch kind {
    case .datePicker: member(.mode) == "countDownTimer" ? .countDownDuration : .date
    case .picker: isWritten(.wheels) ? .selectedRows : .selection
    case .segmentedControl:
      children.contains { $0.is(.segment) } ? .selectedSegmentIndex : .selection
    case .switch: .isOn
    case .searchBar, .textField: .text
    default: .value
    }
  }

  /// Declares a variable that is named like the control, and binds it.
  fileprivate func binding() -> Fix? {
    let value = written(valueName)
    let known = value.flatMap { $0.value == nil ? nil : $0.valueText }
    let type: String
    switch kind {
    case .switch: type = "Bool = \(known ?? "false")"
    case .slider: type = "Double = \(number(.value).map { "\($0)" } ?? "0.0")"
    case .searchBar, .textField: type = "String = \(known ?? "\"\"")"
    case .stepper:
      let start = number(.value) ?? 0
      guard start == start.rounded(), abs(start) < 1e9, (number(.stepValue) ?? 1) >= 1 else {
        return nil
      }
      type = "Int = \(Int(start))"
    default: return nil
    }
    let body = walk.memo.body(of: self)
    let titles = [
      accessibilityString(.label), nearest(.row)?.string(.title),
      labelText?.string, string(.placeholder),
    ]
    var name: String?
    for case let title? in titles + [kind.name] where name == nil { name = memberName(title) }
    guard let name, program.names.find(name) == nil else { return nil }
    let member = "\(valueName.name) <-> \(name)"
    let change: Change =
      if let value { .replace(value.origin, .member, member) } else {
        .add([member], to: element.origin)
      }
    return fix(
      Message("add `var {name}`, and `{member}`", "加上 `var {name}` 和 `{member}`")(
        ["name": .text(name), "member": .text(member)]), .suggestion,
      [.declare("var \(name): \(type)", in: body.origin, after: nil), change])
  }
}

private let about = Code(
  "control/unread", .warning,
  title: Message("nothing learns what people do with {kind}", "没有任何地方接收用户对{kind}的操作"),
  why: Message(
    "People set a value, and the app never sees it. Bind the value to a variable, or handle the "
      + "event that the control sends. A control with a name may be read by the app itself.",
    "用户设定了值，应用却无从得知。请把值绑定到变量，或处理控件发送的事件。有名称的控件可由应用自己读取。"),
  bad: [
    """
    screen Tea {
      table {
        row "Iced Tea" { switch }
        //               ^^^^^^
      }
    }
    """,
    """
    screen Profile {
      content {
        textField "Name"
        //<^^^^^^^^^
      }
    }
    """,
    """
    screen Tea {
      let isIced = true
      table {
        row "Iced" { switch { isOn: isIced } }
        //           ^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Profile {
      var name = ""
      action find(text: String)
      content {
        textField "Name" { text <-> name }
        textField nickname "Nickname"
        textField query "Search" { on editingDidEnd -> find(text: query.text) }
      }
      table {
        row "Member" { switch { isOn: true; isEnabled: false } }
      }
    }
    """
  ], fix: .suggestion)
