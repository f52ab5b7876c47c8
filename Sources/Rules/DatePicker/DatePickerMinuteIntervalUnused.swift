import CtlDiagnostics

extension Rule {
  static let datePickerMinuteIntervalUnused = Rule(
    about, visits: .kinds([.datePicker]), having: [.minuteInterval]
  ) { picker in
    // Where the mode is a choice, one of its others may have the wheel.
    guard picker.walk.inEveryCase({ picker.member(.mode) }) == "date",
      let interval = picker.int(.minuteInterval),
      interval != 1, let written = picker.written(.minuteInterval)
    else { return }
    picker.report(
      about, at: .property(written),
      label: Message(
        "the wheels are month, day and year", "滑轮只有月份、天和年")(),
      looks: [.minuteInterval, .mode], fixes: [picker.delete(written)],
      tag: .unnecessary)
  }
}

private let about = Code(
  "date-picker/minute-interval-unused", .warning,
  title: Message("date mode has no minutes wheel", "日期模式没有分钟滑轮"),
  why: Message(
    "The interval changes nothing that people see. Perhaps a mode with a time of day was meant.",
    "此刻度不会改变任何显示内容。也许本来想用的是包含时间的模式。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Departure" {
        datePicker { mode: .date; minuteInterval: 15 }
        //                        ^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Departure" {
        datePicker {
          mode: .date
          minuteInterval: 30
          //<^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """),
  good: .inTable(
    """
    row "Departure" { datePicker { mode: .dateAndTime; minuteInterval: 15 } }
    row "Return" { datePicker { mode: .date; minuteInterval: 1 } }
    """), fix: .safe)
