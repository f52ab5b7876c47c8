import CtlDiagnostics

extension Rule {
  static let datePickerCountdownWrongMode = Rule(
    about, visits: .kinds([.datePicker]), having: [.countDownDuration]
  ) { picker in
    guard let mode = picker.member(.mode), mode != "countDownTimer", !picker.isTimerAndDate,
      let duration = picker.written(.countDownDuration)
    else { return }
    let label =
      picker.isWritten(.mode)
      ? Message("the mode is `.{mode}`", "模式是 `.{mode}`")
      : Message("the mode is `.{mode}` unless it says otherwise", "未指定模式时为 `.{mode}`")
    let hasDate = [.date, .minimumDate, .maximumDate].contains { picker.isWritten($0) }
    func fixes() -> [Fix?] {
      if hasDate {
        return [picker.delete(duration, .suggestion)]
      } else if fitsCountdown(picker) {
        return [picker.set(.mode, to: ".countDownTimer", .suggestion)]
      }
      return []
    }
    picker.report(
      about, at: .property(duration), label: label(["mode": .text(mode)]), fixes: fixes())
  }

  /// Whether all other properties in the file suit a countdown timer.
  private static func fitsCountdown(_ picker: PlacedElement) -> Bool {
    if picker.bool(.showsAMPM) == true || picker.isWritten(.wheels) { return false }
    guard let duration = picker.milliseconds(.countDownDuration) else { return true }
    return (duration / 60_000) % (picker.minuteInterval ?? 1) == 0
  }
}

extension PlacedElement {
  /// Whether a picker of dates turns into one of a duration: its mode is a choice, and it has both values.
  var isTimerAndDate: Bool {
    isWritten(.countDownDuration) && isWritten(.date)
      && walk.inEveryCase { member(.mode) } == nil
  }
}

private let about = Code(
  "date-picker/countdown-wrong-mode", .warning,
  title: Message("a countdown duration only works in countdown timer mode", "倒计时总时长仅用于倒计时器模式"),
  why: Message(
    "The other modes pick a date or a time of day. They never show a duration, so the one in "
      + "the file is lost.",
    "其他模式用于选择日期或时间，不会显示时长，此处的时长不起作用。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Ring In" {
        datePicker { mode: .time; countDownDuration: 30min }
        //                        ^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    var rest: Duration = 10min

    table {
      row "Ring In" {
        datePicker {
          countDownDuration <-> rest
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    table {
      row "Ring On" {
        datePicker {
          date: "2026-05-01T09:00"
          countDownDuration: 30min
          //<^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """),
  good: .inScreen(
    """
    var rest: Duration = 10min

    table {
      row "Ring In" { datePicker { mode: .countDownTimer; countDownDuration: 30min } }
      row "Then" { datePicker { mode: .countDownTimer; countDownDuration <-> rest } }
    }
    """,
    """
    var counts: Bool = false
    var rest: Duration = 10min
    var end: Date = "2026-01-01"

    table {
      row "Count Down" { switch { isOn <-> counts } }
      row "Ring" {
        datePicker { mode: counts ? .countDownTimer : .time; countDownDuration <-> rest; date <-> end }
      }
    }
    """), fix: .suggestion)
