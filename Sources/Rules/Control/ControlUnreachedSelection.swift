import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let controlUnreachedSelection = Rule(
    about, visits: .kinds([.picker, .segmentedControl]), having: [.selection]
  ) { control in
    guard let selection = control.written(.selection), selection.isBinding else { return }
    let part: KindName = control.is(.picker) ? .wheel : .segment
    let parts = Array(control.children.prefix(2))
    guard !parts.isEmpty, parts.allSatisfy({ $0.is(part) }) else { return }
    let type = selection.expression.type.unwrapped
    let isText = type.base == .string
    // Segments are those of the cases, one after the other.
    guard isText || type.base == .enumeration && part == .wheel else { return }
    control.report(
      about, at: .value(selection),
      [
        "kind": control.kindPhrase,
        "name": .text(control.program.source(of: selection.expression.origin)),
      ],
      label: label(isText: isText, part),
      fixes: [isText ? control.moveSelection(selection, to: parts) : nil])
  }

  private static func label(isText: Bool, _ part: KindName) -> Phrase {
    if part == .segment {
      return Message(
        "a text is no case of an enum; `selectedSegmentIndex` counts the segments",
        "文字不是枚举成员；分段的序号用 `selectedSegmentIndex`")()
    }
    return isText
      ? Message("a text is the `selection` of a `wheel`", "文字应为 `wheel` 的 `selection`")()
      : Message(
        "the wheel beside it has values of its own; without it the cases are the wheel",
        "旁边的滑轮有自己的值；没有它时，枚举成员就是滑轮")()
  }
}

extension PlacedElement {
  /// Gives the binding to the only wheel, if that has none.
  fileprivate func moveSelection(_ selection: Written, to wheels: [PlacedElement]) -> Fix? {
    guard wheels.count == 1, let wheel = wheels.first, wheel.parent?.index == index,
      wheel.program.file == program.file, !wheel.isWritten(.selection)
    else { return nil }
    let binding = "selection <-> \(program.source(of: selection.expression.origin))"
    return fix(
      Message("write `{binding}` in the `wheel`", "在 `wheel` 中写 `{binding}`")(
        ["binding": .text(binding)]), .suggestion,
      [.delete(selection.origin), .add([binding], to: wheel.element.origin)])
  }
}

private let about = Code(
  "control/unreached-selection", .warning,
  title: Message("{kind} never changes `{name}`", "{kind}不会改变“{name}”"),
  why: Message(
    "The `selection` of a picker or a segmented control is a case of an enum, and the cases are the "
      + "choices. Texts to choose from are on a `wheel`, which has a `selection` of its own.",
    "选择器或分段控件的 `selection` 是枚举成员，选项就是枚举的各个成员。供选择的文字在 `wheel` 上，由滑轮自己的 `selection` 保存。"),
  bad: [
    """
    screen Shirt {
      var size: String = "M"
      content {
        picker {
          selection <-> size
          //            ^^^^
          wheel { values: ["S", "M"] }
          accessibility { label: "Size" }
        }
      }
    }
    """,
    """
    enum Size { small "S"; large "L" }

    screen Shirt {
      var size: Size = .small
      content {
        picker {
          selection <-> size
          //            ^^^^
          wheel { values: ["Red", "Blue"] }
          accessibility { label: "Size" }
        }
      }
    }
    """,
    """
    screen Shirt {
      var size: String = "S"
      content {
        segmentedControl {
          selection <-> size
          //            ^^^^
          segment "S"
          segment "M"
          accessibility { label: "Size" }
        }
      }
    }
    """,
  ],
  good: [
    """
    enum Size { small "S"; large "L" }

    screen Shirt {
      var size: Size = .small
      var color: String = "Red"
      content {
        picker { selection <-> size; accessibility { label: "Size" } }
        picker {
          wheel { values: ["Red", "Blue"]; selection <-> color }
          accessibility { label: "Color" }
        }
        segmentedControl {
          selection <-> size
          segment "Small"
          segment "Large"
          accessibility { label: "Size" }
        }
      }
    }
    """
  ], fix: .suggestion)
