import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let switchNotBinary = Rule(about, visits: .kinds([.switch]), having: [.states]) {
    control in
    guard let written = control.written(.states), let count = written.itemCount else { return }
    if count == 2 {
      guard case .list(let items)? = written.value, case .string(let state) = items[0],
        items[1] == items[0]
      else { return }
      return control.report(
        about, at: .value(written),
        label: Message("both are called `{state}`", "两个状态都叫“{state}”")(["state": .text(state)]))
    }
    let label =
      count == 1
      ? Message("1 state", "1 个状态")() : Message("{n} states", "{n} 个状态")(["n": .number(count)])
    control.report(
      about, at: .value(written), label: label,
      fixes: count > 2 ? control.changeToChoice(of: written) : [])
  }
}

extension Written {
  /// The number of items in a list; nil if unknown.
  var itemCount: Int? {
    if case .list(let items)? = value { return items.count }
    return expression.operation == .list ? Int(expression.operandCount) : nil
  }
}

extension PlacedElement {
  /// A choice among the items of a list of texts: segments for a few, else a wheel.
  func changeToChoice(of list: Written) -> [Fix?] {
    guard case .list(let items)? = list.value, list.expression.operation == .list,
      written(.isOn)?.isBinding != true, isNamedFromOutside
    else { return [] }
    let texts = items.compactMap { item in
      if case .string(let text) = item, !text.contains(where: { "\\\"".contains($0) }) {
        return "\"\(text)\""
      }
      return nil
    }
    guard texts.count == items.count else { return [] }
    let dropped: Set<PropertyName> = [.states, .options]
    let isShort = Double(texts.count) <= settings[.maxSegmentsPhone]
    let parts =
      isShort
      ? texts.map { "segment \($0)" }
      : ["wheel { values: [\(texts.joined(separator: ", "))] }"]
    return [
      rewriteKind(to: isShort ? .segmentedControl : .picker, dropping: dropped, adding: parts)
    ]
  }
}

private let about = Code(
  "switch/not-binary", .error,
  title: Message("a switch has exactly two states", "开关按钮只能有两个互斥的状态"),
  why: Message(
    "A switch is on or off; there is no third place for its knob. Choices of three or more need "
      + "segments or a wheel, and a state that cannot change needs no control at all.",
    "开关只有打开和关闭两个位置，没有第三个。三个或更多的选项需要分段控件或滑轮；不能改变的状态不需要控件。"),
  citation: .guidelines("Switch"),
  bad: [
    """
    screen Sound {
      table {
        row "Ringer" {
          switch {
            states: ["Off", "Vibrate", "On"]
            //      ^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    screen Sound {
      table {
        row "Ringer" { switch { states: ["Off", "Off"] } }
        //                              ^^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Sound {
      table {
        row "Ringer" {
          switch { isOn: true; states: ["On"] }
          //                           ^^^^^^
        }
      }
    }
    """,
    """
    component Setting(states: [String]) {
      row "Hour" { switch { states: states } }
    }

    screen Sound {
      table {
        Setting { states: ["1", "2", "3", "4", "5", "6"] }
        //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    table {
      row "Ringer" { switch { states: ["Off", "On"] } }
    }
    """,
    """
    table {
      row "Ringer" {
        segmentedControl { segment "Off"; segment "Buzz"; segment "On" }
      }
    }
    """), fix: .suggestion)
