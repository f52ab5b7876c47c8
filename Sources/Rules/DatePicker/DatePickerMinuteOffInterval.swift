import CtlChecker
import CtlDiagnostics

extension Rule {
  static let datePickerMinuteOffInterval = Rule(
    about, visits: .kinds([.datePicker]), having: [.minuteInterval]
  ) { picker in
    guard let interval = picker.minuteInterval, interval > 1 else { return }
    switch picker.member(.mode) {
    case "time", "dateAndTime": checkDate(picker, interval)
    case "countDownTimer": checkDuration(picker, interval)
    default: break
    }
  }

  private static func checkDate(_ picker: PlacedElement, _ interval: Int) {
    guard case .date(let date)? = picker.initial(.date), date.minute % interval != 0,
      let written = picker.written(.date)
    else { return }
    var rounded = date
    rounded.minute -= date.minute % interval
    let isTooEarly = picker.date(.minimumDate).map { rounded < $0 } ?? false
    report(
      picker, written, date.minute, interval,
      isTooEarly ? [] : [picker.replaceValue(written, with: rounded.literal, .suggestion)])
  }

  private static func checkDuration(_ picker: PlacedElement, _ interval: Int) {
    guard case .duration(let duration)? = picker.initial(.countDownDuration), duration >= 0,
      let written = picker.written(.countDownDuration)
    else { return }
    let minutes = duration / 60_000
    guard minutes % interval != 0 else { return }
    let text = durationLiteral(minutes: minutes - minutes % interval)
    report(
      picker, written, minutes % 60, interval,
      [picker.replaceValue(written, with: text, .suggestion)])
  }

  private static func report(
    _ picker: PlacedElement, _ written: Written, _ minute: Int, _ interval: Int, _ fixes: [Fix?]
  ) {
    let rows = stride(from: 0, to: 60, by: interval).map(String.init)
    let shown = rows.count <= 4 ? rows : rows.prefix(3) + ["…", rows[rows.count - 1]]
    picker.report(
      about, at: .value(written), ["m": .number(minute), "n": .number(interval)],
      label: Message("the wheel shows {rows}", "滑轮显示 {rows}")([
        "rows": .text(shown.joined(separator: " "))
      ]),
      related: picker.written(.minuteInterval).map {
        [Finding.Related($0.valueLocation, Message("the interval", "单位刻度")())]
      } ?? [], fixes: written.isBinding ? [] : fixes)
  }
}

private let about = Code(
  "date-picker/minute-off-interval", .warning,
  title: Message("minute {m} is not on the wheel with interval {n}", "分钟滑轮上没有 {m} 这个值（刻度为 {n}）"),
  why: Message(
    "The minute wheel lists only zero and the multiples of its interval. It cannot show this "
      + "value, so people would see a different time than the one that is set.",
    "分钟滑轮只列出 0 和刻度的倍数，无法显示此值，用户看到的时间会与设置的不同。"),
  citation: .guidelines("Date Picker > Guidelines"),
  bad: [
    """
    screen Alarm {
      table {
        row "Wake Up" {
          datePicker { mode: .time; date: "09:20"; minuteInterval: 15 }
          //                              ^^^^^^^
        }
      }
    }
    """,
    """
    screen Alarm {
      table {
        row "Departure" {
          datePicker { date: "2026-05-01T23:59"; minuteInterval: 30 }
          //                 ^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    screen Alarm {
      table {
        row "Ring In" {
          datePicker {
            mode: .countDownTimer
            countDownDuration: 1h10min
            //                 ^^^^^^^
            minuteInterval: 20
          }
        }
      }
    }
    """,
    """
    component Time(start: Date) {
      datePicker { mode: .time; date: start; minuteInterval: 5; accessibility { label: "Start" } }
    }

    screen Alarm {
      content {
        Time { start: "07:32" }
        //            ^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    table {
      row "Wake Up" { datePicker { mode: .time; date: "09:15"; minuteInterval: 15 } }
      row "Nap" { datePicker { mode: .time; date: "14:20" } }
      row "Birthday" { datePicker { mode: .date; date: "2026-05-01T09:20" } }
      row "Ring In" {
        datePicker { mode: .countDownTimer; countDownDuration: 1h20min; minuteInterval: 20 }
      }
    }
    """), fix: .suggestion)
