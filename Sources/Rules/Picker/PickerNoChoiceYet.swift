import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pickerNoChoiceYet = Rule(
    about, visits: .kinds([.picker, .wheel]), having: [.selection]
  ) { wheel in
    guard let selection = wheel.written(.selection), selection.isBinding,
      case let type = selection.expression.type, type.isOptional,
      type.unwrapped.base == .enumeration, selection.beginsMissing,
      selection.isThere(with: .none)
    else { return }
    let first = wheel.program.program(of: type.file)?.firstCase(Int(type.index))
    wheel.report(
      about, at: .value(selection),
      label: first.map {
        Message("the wheel shows “{case}” while it is `nil`", "它为 `nil` 时，滑轮显示“{case}”")(
          ["case": .text($0.label)])
      },
      notes: [
        Message(
          "A segmented control shows that nothing is chosen; or the enum has a case for that, `none \"None\"`.",
          "分段控件能显示尚未选择；也可以在枚举中为此加一个成员，如 `none \"无\"`。")()
      ], fixes: [first.flatMap { selection.begin(with: $0.name) }])
  }
}

extension Program {
  /// The name of the first case of an enum, and what people read.
  fileprivate func firstCase(_ index: Int) -> (name: String, label: String)? {
    guard tables.enumerations.indices.contains(index) else { return nil }
    return tables.enumCases[tables.enumerations[index].cases].first.map {
      (text($0.name), $0.label)
    }
  }
}

extension Written {
  /// Whether what it is bound to begins as `nil`, as far as the file says.
  fileprivate var beginsMissing: Bool {
    guard
      let bound = control.walk.expansion.variable(entry.expression, of: program, in: control.frame)
    else { return control.initial(.selection) == Value.none }
    guard let initial = bound.variable.initialValue else { return !bound.variable.isParameter }
    return bound.program.constant(initial) == Value.none
  }

  /// Declares a variable of this file, which begins as `nil`, with a case.
  fileprivate func begin(with name: String) -> Fix? {
    guard
      let bound = control.walk.expansion.variable(entry.expression, of: program, in: control.frame),
      bound.program.file == program.file, !bound.variable.isParameter,
      case let origin = bound.variable.origin,
      case let source = program.source(of: origin, .member),
      let end = ["?", "? = nil"].first(where: source.hasSuffix)
    else { return nil }
    let text = source.dropLast(end.count) + " = .\(name)"
    return control.fix(
      Message("begin with `.{case}`", "以 `.{case}` 开始")(["case": .text(name)]), .suggestion,
      [.replace(origin, .member, String(text))])
  }
}

private let about = Code(
  "picker/no-choice-yet", .warning,
  title: Message("a wheel cannot show that nothing is chosen", "滑轮无法显示尚未选择"),
  why: Message(
    "One row of a wheel is always in the middle, so people take it for their choice and leave it there: then "
      + "nothing is sent, and the variable stays `nil`. Begin with the most likely value.",
    "滑轮中间总有一行，用户会以为它就是自己的选择而不再转动：这样不会发送任何事件，变量仍为 `nil`。请以最可能的值开始。"),
  bad: [
    """
    enum Size { small "Small"; large "Large" }

    screen Shirt {
      var size: Size?
      content {
        picker {
          selection <-> size
          //            ^^^^
          accessibility { label: "Size" }
        }
      }
    }
    """,
    """
    enum Size { small "Small"; large "Large" }
    record Order { id: Int; size: Size? }

    screen Shirt {
      var order: Order = Order(id: 1)
      content {
        picker {
          wheel { selection <-> order.size }
          //                    ^^^^^^^^^^
          accessibility { label: "Size" }
        }
        label "Order \\(order.id)"
      }
    }
    """,
  ],
  good: [
    """
    enum Size { small "Small"; large "Large" }

    screen Shirt {
      var size: Size = .small
      content {
        picker { selection <-> size; accessibility { label: "Size" } }
      }
    }
    """,
    """
    enum Size { small "Small"; large "Large" }

    screen Shirt {
      var size: Size?
      content {
        segmentedControl { selection <-> size; accessibility { label: "Size" } }
        if size != nil {
          picker { selection <-> size; accessibility { label: "Size" } }
        }
      }
    }
    """,
    """
    enum Size { small "Small"; large "Large" }

    screen Shirt {
      var chosen: Size?
      content {
        if let size = chosen {
          picker { selection <-> size; accessibility { label: "Size" } }
        }
        button "Choose" { on touchUpInside -> chosen = .large }
      }
    }
    """,
  ], fix: .suggestion)
