import CtlChecker
import CtlDiagnostics

extension Rule {
  static let datePickerWheelMismatch = Rule(about, visits: .kinds([.datePicker]), having: [.wheels])
  { picker in
    guard let written = picker.written(.wheels), case .list(let items)? = written.value,
      let mode = DatePickerMode.all.first(where: { $0.name == picker.member(.mode) })
    else { return }
    let wheels = items.compactMap { item in
      if case .member(let name) = item { name } else { nil }
    }
    guard wheels.count == items.count, !mode.shows(wheels) else { return }
    let showsAMPM = wheels.contains("amPM") || picker.bool(.showsAMPM) == true
    let text = mode.wheels(withAMPM: showsAMPM).map { ".\($0)" }.joined(separator: ", ")
    // The wheels of another mode: perhaps that mode is meant.
    let other = DatePickerMode.all.first { $0.shows(wheels) }
    picker.report(
      about, at: .value(written),
      ["mode": .words("`.\(mode.name)`", mode.zh), "expected": .phrase(mode.phrase)],
      label: label(wheels, other),
      fixes: [
        picker.replaceValue(written, with: "[\(text)]", other == nil ? .safe : .suggestion)
      ])
  }
}

/// Why a list of wheels is wrong: it fits another mode, or is too long for any.
private func label(_ wheels: [String], _ other: DatePickerMode?) -> Phrase? {
  if let other {
    return Message("these are the wheels of `.{mode}`", "这些是 `.{mode}` 的滑轮")([
      "mode": .text(other.name)
    ])
  }
  guard wheels.count > 4 else { return nil }
  return Message("{count} wheels; there are at most four", "{count} 个滑轮，最多4个")([
    "count": .number(wheels.count)
  ])
}

/// A mode of a date picker with the wheels that it shows, from left to right.
private struct DatePickerMode {
  let name: String
  let zh: String
  private let wheels: [String]
  /// Whether an AM/PM wheel may follow.
  private let allowsAMPM: Bool

  static let all = [
    DatePickerMode("dateAndTime", "日期和时间", ["date", "hour", "minute"], allowsAMPM: true),
    DatePickerMode("time", "时间", ["hour", "minute"], allowsAMPM: true),
    DatePickerMode("date", "日期", ["month", "day", "year"], allowsAMPM: false),
    DatePickerMode("countDownTimer", "倒计时器", ["hour", "minute"], allowsAMPM: false),
  ]

  private init(_ name: String, _ zh: String, _ wheels: [String], allowsAMPM: Bool) {
    self.name = name
    self.zh = zh
    self.wheels = wheels
    self.allowsAMPM = allowsAMPM
  }

  func wheels(withAMPM isIncluded: Bool) -> [String] {
    isIncluded && allowsAMPM ? wheels + ["amPM"] : wheels
  }

  func shows(_ list: [String]) -> Bool {
    list == wheels || (allowsAMPM && list == wheels + ["amPM"])
  }

  /// The wheels in words.
  var phrase: Phrase {
    let names = wheels.map { "`.\($0)`" }
    let list = Message.Argument.words(
      names.joined(separator: ", "), names.joined(separator: "、"))
    return allowsAMPM
      ? Message("{wheels} and perhaps `.amPM`", "{wheels}，以及可选的 `.amPM`")(["wheels": list])
      : Message("{wheels}", "{wheels}")(["wheels": list])
  }
}

private let about = Code(
  "date-picker/wheel-mismatch", .error,
  title: Message(
    "{mode} shows the wheels {expected}", "{mode}模式的滑轮为 {expected}"),
  why: Message(
    "Only the mode decides the wheels of a date picker and their order, and there are never "
      + "more than four. Another list is not shown, and misleads readers of the file.",
    "日期时间选择器有哪些滑轮、按什么顺序排列，完全由模式决定，且最多四个。其他列表不会生效，只会误导阅读文件的人。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Day" {
        datePicker { mode: .date; wheels: [.month, .day, .hour] }
        //                                ^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Day" {
        datePicker { mode: .date; wheels: [.day, .month, .year] }
        //                                ^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Arrival" {
        datePicker { wheels: [.month, .day, .year, .hour, .minute]; showsAMPM: true }
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Stay" {
        datePicker { mode: .countDownTimer; wheels: [.hour, .minute, .amPM] }
        //                                          ^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    table {
      row "Arrival" {
        datePicker { mode: .time; wheels: [] }
        //                                ^^
      }
    }
    """),
  good: .inTable(
    """
    row "Day" { datePicker { mode: .date; wheels: [.month, .day, .year] } }
    row "Arrival" { datePicker { wheels: [.date, .hour, .minute] } }
    row "Supper" { datePicker { mode: .time; wheels: [.hour, .minute, .amPM] } }
    row "Stay" { datePicker { mode: .countDownTimer; wheels: [.hour, .minute] } }
    """), fix: .safe)
