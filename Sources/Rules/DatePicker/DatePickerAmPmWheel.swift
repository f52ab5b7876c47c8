import CtlDiagnostics

extension Rule {
  static let datePickerAmPmWheel = Rule(about, visits: .kinds([.datePicker]), having: [.showsAMPM])
  { picker in
    guard let mode = picker.member(.mode), mode == "date" || mode == "countDownTimer",
      picker.bool(.showsAMPM) == true, let shows = picker.written(.showsAMPM)
    else { return }
    picker.report(
      about, at: .property(shows),
      label: mode == "date"
        ? Message("a date has no time of day", "日期不含时间")()
        : Message("a duration is not before or after noon", "时长没有上午和下午之分")(),
      fixes: [picker.delete(shows)])
  }
}

private let about = Code(
  "date-picker/am-pm-wheel", .error,
  title: Message("this mode has no AM/PM wheel", "此模式没有 AM/PM 滑轮"),
  why: Message(
    "Only a time of day comes before or after noon. A date and the length of a countdown have no such "
      + "part, so there is no wheel to show.",
    "只有一天中的时间才分上午和下午。日期和倒计时的时长没有这一部分，因此没有对应的滑轮。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Day" {
        datePicker { mode: .date; showsAMPM: true }
        //                        ^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Length" {
        datePicker {
          mode: .countDownTimer
          showsAMPM: true
          //<^^^^^^^^^^^^^^^
        }
      }
    }
    """),
  good: .inTable(
    """
    row "Start" { datePicker { mode: .time; showsAMPM: true } }
    row "End" { datePicker { showsAMPM: true } }
    row "Day" { datePicker { mode: .date; showsAMPM: false } }
    """), fix: .safe)
