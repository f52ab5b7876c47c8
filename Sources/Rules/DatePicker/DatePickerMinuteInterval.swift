import CtlDiagnostics

extension Rule {
  static let datePickerMinuteInterval = Rule(
    about, visits: .kinds([.datePicker]), having: [.minuteInterval],
    weight: .settable(["minuteInterval"])
  ) { picker in
    guard let written = picker.written(.minuteInterval) else { return }
    let known = picker.minuteInterval == nil ? picker.int(.minuteInterval) : nil
    guard let interval = known ?? written.firstWrongInterval else { return }
    let label: Phrase =
      if interval < MinuteInterval.limits.lowerBound {
        Message("an interval is 1 at least", "单位刻度至少为 1")()
      } else if interval > MinuteInterval.limits.upperBound {
        Message("an interval is 30 at most", "单位刻度最大为 30")()
      } else {
        Message("60 is not a multiple of {interval}", "60 不是 {interval} 的倍数")([
          "interval": .number(interval)
        ])
      }
    let nearest = MinuteInterval.nearest(to: interval)
    let countdown = picker.milliseconds(.countDownDuration).map { $0 / 60_000 }
    let minute = picker.date(.date)?.minute ?? countdown
    // The nearest interval does not help when the date is not on it.
    let isOnWheel = (minute ?? 0) % nearest == 0 || picker.member(.mode) == "date"
    picker.report(
      about, at: .value(written), label: label,
      notes: [
        Message("It can be {intervals}.", "可以是 {intervals}。")([
          "intervals": .list(MinuteInterval.all.map(String.init))
        ])
      ],
      fixes: isOnWheel && known != nil
        ? [picker.replaceValue(written, with: "\(nearest)", .suggestion)] : [])
  }
}

extension Written {
  /// The first of the intervals that a variable may become and that no minute wheel has.
  fileprivate var firstWrongInterval: Int? {
    guard let ends = range, abs(ends.lowerBound) < 1_000, ends.upperBound < 1_000 else {
      return nil
    }
    let mayBe = mayBe
    return (Int(ends.lowerBound)...Int(ends.upperBound)).first {
      !MinuteInterval.all.contains($0) && mayBe(.int($0))
    }
  }
}

private let about = Code(
  "date-picker/minute-interval", .error,
  title: Message("the minute interval must divide evenly into 60", "分钟滑轮的单位刻度必须可以整除60"),
  why: Message(
    "The minute wheel goes round once an hour. Its rows are equally far apart only if the "
      + "interval divides 60, and UIKit accepts no interval above 30.",
    "分钟滑轮每小时循环一周。只有能整除 60 的刻度才能让各行间隔相等，UIKit 也不接受大于 30 的刻度。"),
  citation: .guidelines("Date Picker > Guidelines"),
  bad: [
    """
    screen Alarm {
      table {
        row "Wake Up" {
          datePicker { mode: .time; minuteInterval: 7 }
          //                                        ^
        }
      }
    }
    """,
    """
    screen Alarm {
      table {
        row "Wake Up" {
          datePicker { minuteInterval: 0 }
          //                           ^
        }
        row "Sleep" {
          datePicker { minuteInterval: 60 }
          //                           ^^
        }
      }
    }
    """,
    """
    screen Alarm {
      let step = 25

      table {
        row "Wake Up" {
          datePicker { mode: .time; date: "07:40"; minuteInterval: step }
          //                                                       ^^^^
        }
      }
    }
    """,
    """
    component Time(step: Int) {
      datePicker { mode: .time; minuteInterval: step; accessibility { label: "Time" } }
    }

    screen Alarm {
      content {
        Time { step: 45 }
        //           ^^
      }
    }
    """,
  ],
  good: [
    .inTable(
      """
      row "Wake Up" { datePicker { mode: .time; minuteInterval: 15 } }
      row "Sleep" { datePicker { mode: .time; minuteInterval: 30 } }
      row "Nap" { datePicker { mode: .time; minuteInterval: 1 } }
      """),
    .inContent(
      having: "var minutes: Int in 1...60 = 5",
      """
      label minutesLabel "Every \\(minutes) min"
      stepper { value <-> minutes; describedBy: minutesLabel }
      if minutes == 5 || minutes == 15 {
        datePicker { mode: .time; minuteInterval: minutes; accessibility { label: "Tea" } }
      }
      if [5, 15].contains(minutes) {
        datePicker { mode: .time; minuteInterval: minutes; accessibility { label: "Milk" } }
      }
      datePicker {
        mode: .time
        minuteInterval: minutes == 5 || minutes == 15 ? minutes : 10
        accessibility { label: "Water" }
      }
      """),
  ], fix: .suggestion)
