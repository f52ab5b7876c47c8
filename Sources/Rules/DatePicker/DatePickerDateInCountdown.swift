import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let datePickerDateInCountdown = Rule(
    about, visits: .kinds([.datePicker]), having: [.date, .minimumDate, .maximumDate]
  ) { picker in
    guard picker.member(.mode) == "countDownTimer", !picker.isTimerAndDate else { return }
    for name: PropertyName in [.date, .minimumDate, .maximumDate] {
      guard let date = picker.written(name) else { continue }
      // A variable should follow the picker: perhaps another mode is meant.
      picker.report(
        about, at: .property(date), label: Message("has no effect", "没有效果")(),
        looks: [name, .mode],
        fixes: [date.isBinding ? otherMode(of: picker) : picker.delete(date)],
        tag: .unnecessary)
    }
  }

  /// A mode with dates, unless the file chooses between modes.
  private static func otherMode(of picker: PlacedElement) -> Fix? {
    guard picker.written(.mode)?.isConstant != false else { return nil }
    return picker.set(.mode, to: ".dateAndTime", .suggestion)
  }
}

private let about = Code(
  "date-picker/date-in-countdown", .warning,
  title: Message("countdown timer mode has no date", "倒计时器模式不使用日期"),
  why: Message(
    "A countdown timer picks a length of time with an hour and a minute wheel. UIKit ignores dates and "
      + "their bounds in this mode; `countDownDuration` says how long it takes.",
    "倒计时器用小时和分钟滑轮选择时长。在此模式下 UIKit 会忽略日期及其范围；时长由 `countDownDuration` 指定。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Ring In" {
        datePicker { mode: .countDownTimer; date: "2026-01-01" }
        //                                  ^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    var end: Date = "2026-01-01"

    table {
      row "Ring In" {
        datePicker {
          mode: .countDownTimer
          date <-> end
          //<^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    table {
      row "Ring In" {
        datePicker {
          mode: .countDownTimer
          minimumDate: "2026-01-01"
          //<^^^^^^^^^^^^^^^^^^^^^^^^^
          maximumDate: "2026-02-01"
          //<^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """),
  good: .inTable(
    """
    row "Ring In" { datePicker { mode: .countDownTimer; countDownDuration: 10min } }
    row "Ring On" { datePicker { mode: .dateAndTime; date: "2026-01-01T09:00" } }
    """), fix: .safe)
