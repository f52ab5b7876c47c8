import CtlDiagnostics

extension Rule {
  static let pickerUnusedWheels = Rule(
    about, visits: .kinds([.picker]), having: [.wheels, .selection]
  ) { picker in
    guard let wheels = picker.written(.wheels), let selection = picker.written(.selection),
      selection.isBinding, selection.expression.type.unwrapped.base == .enumeration
    else { return }
    picker.report(
      about, at: .property(wheels),
      label: Message("these values are not shown", "这些值不会显示")(), fixes: [picker.delete(wheels)],
      tag: .unnecessary)
  }
}

private let about = Code(
  "picker/unused-wheels", .warning,
  title: Message("the cases of the enum are the only wheel", "枚举的值就是唯一的滑轮"),
  why: Message(
    "A picker whose selection is bound to an enum has one wheel with its cases. Other values cannot "
      + "be chosen into that variable.",
    "选择绑定到枚举变量的选择器只有一个滑轮，上面是枚举的各个值。其他值无法存入该变量。"),
  citation: .guidelines("Picker"),
  bad: [
    """
    enum Size { small; large }

    screen Shirt {
      var size: Size = .small
      content {
        picker {
          selection <-> size
          wheels: [["S", "L"]]
          //<^^^^^^^^^^^^^^^^^^^^
          accessibility { label: "Fit" }
        }
      }
    }
    """
  ],
  good: [
    """
    enum Size { small "S"; large "L" }

    screen Shirt {
      var size: Size = .small
      content {
        picker { selection <-> size; accessibility { label: "Fit" } }
      }
    }
    """
  ], fix: .safe)
