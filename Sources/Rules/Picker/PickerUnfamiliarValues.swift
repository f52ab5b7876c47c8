import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pickerUnfamiliarValues = Rule(about, visits: .kinds([.picker]), having: [.familiar]) {
    picker in
    guard let familiar = picker.written(.familiar), familiar.value == .bool(false) else { return }
    picker.report(
      about, at: .value(familiar),
      notes: [
        Message(
          "A table shows many values at once, so that people can look them over.",
          "表格视图能同时显示许多值，方便用户浏览。")()
      ])
  }
}

private let about = Code(
  "picker/unfamiliar-values", .advice,
  title: Message(
    "users should know the values; most are hidden while the wheel stands still",
    "滑轮静止时大部分值会被隐藏，用户应对这些值有预期"),
  why: Message(
    "A wheel at rest shows a few values around the chosen one. People who know months or sizes know "
      + "what comes next and spin straight to it; in an unknown list they search blindly.",
    "静止的滑轮只显示选中值附近的几个值。月份、尺码之类用户熟悉的值，可以直接转到；不熟悉的值，只能盲目寻找。"),
  citation: .guidelines("Picker > Guidelines"),
  bad: .inScreen(
    """
    content {
      picker {
        wheel { values: ["Acer", "Betula", "Carex"] }
        familiar: false
        //        ^^^^^
        accessibility { label: "Genus" }
      }
    }
    """),
  good: .inScreen(
    """
    content {
      picker {
        wheel { values: ["Spring", "Summer", "Autumn", "Winter"] }
        familiar: true
        accessibility { label: "Season" }
      }
    }
    """))
