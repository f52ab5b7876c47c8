import CtlChecker
import CtlDiagnostics

import struct CtlRuntime.DatePicker
import struct CtlRuntime.LocaleIdentifier

extension Rule {
  static let datePickerWheelMismatch = Rule(about, visits: .kinds([.datePicker]), having: [.wheels])
  { picker in
    guard let written = picker.written(.wheels), case .list(let items)? = written.value,
      let mode = picker.member(.mode).flatMap(DatePicker.Mode.init)
    else { return }
    let locale = picker.locale
    let wheels = items.compactMap { item in
      if case .member(let name) = item { name } else { nil }
    }
    guard wheels.count == items.count, !mode.shows(wheels, in: locale) else { return }
    let showsAMPM = wheels.contains("amPM") || picker.bool(.showsAMPM) == true
    let text = mode.wheels(in: locale, withAMPM: showsAMPM)[0].map { ".\($0)" }
      .joined(separator: ", ")
    // The wheels of another mode: perhaps that mode is meant.
    let other = DatePicker.Mode.inOrder.first { $0.shows(wheels, in: locale) }
    picker.report(
      about, at: .value(written),
      [
        "mode": .words("`.\(mode.rawValue)`", mode.zh),
        "expected": .phrase(mode.phrase(in: locale)),
      ],
      label: label(wheels, other),
      fixes: [
        picker.replaceValue(written, with: "[\(text)]", other == nil ? .safe : .suggestion)
      ])
  }
}

/// Why a list of wheels is wrong: it fits another mode, or is too long for any.
private func label(_ wheels: [String], _ other: DatePicker.Mode?) -> Phrase? {
  if let other {
    return Message("these are the wheels of `.{mode}`", "这些是 `.{mode}` 的滑轮")([
      "mode": .text(other.rawValue)
    ])
  }
  guard wheels.count > 4 else { return nil }
  return Message("{count} wheels; there are at most four", "{count} 个滑轮，最多4个")([
    "count": .number(wheels.count)
  ])
}

extension PlacedElement {
  /// The locale that the file says; nil where it is that of the device.
  fileprivate var locale: LocaleIdentifier? {
    if case .string(let name)? = value(.locale) { LocaleIdentifier(name) } else { nil }
  }
}

extension DatePicker.Mode {
  fileprivate static let inOrder: [Self] = [.dateAndTime, .time, .date, .countDownTimer]

  fileprivate var zh: String {
    switch self {
    case .dateAndTime: "日期和时间"
    case .time: "时间"
    case .date: "日期"
    case .countDownTimer: "倒计时器"
    }
  }

  /// The lists of wheels that the control may have; the usual one comes first.
  fileprivate func wheels(in locale: LocaleIdentifier?, withAMPM: Bool) -> [[String]] {
    DatePicker.possibleWheels(of: self, in: locale, withAMPM: withAMPM).map { $0.map(\.rawValue) }
  }

  fileprivate func shows(_ list: [String], in locale: LocaleIdentifier?) -> Bool {
    wheels(in: locale, withAMPM: false).contains(list)
  }

  /// The wheels in words.
  fileprivate func phrase(in locale: LocaleIdentifier?) -> Phrase {
    let lists = wheels(in: locale, withAMPM: false)
    let names = lists[0].map { "`.\($0)`" }
    let list = Message.Argument.words(
      names.joined(separator: ", "), names.joined(separator: "、"))
    if lists.contains(where: { $0.contains("amPM") }) {
      return Message("{wheels} and perhaps `.amPM`", "{wheels}，以及可选的 `.amPM`")(["wheels": list])
    }
    return lists.count > 1
      ? Message("{wheels}, in the order of the locale", "{wheels}，顺序由区域决定")(["wheels": list])
      : Message("{wheels}", "{wheels}")(["wheels": list])
  }
}

private let about = Code(
  "date-picker/wheel-mismatch", .error,
  title: Message(
    "{mode} shows the wheels {expected}", "{mode}模式的滑轮为 {expected}"),
  why: Message(
    "Only the mode decides the wheels of a date picker, and the locale the order of those of a "
      + "date; there are never more than four. Another list is not shown, and misleads readers of "
      + "the file.",
    "日期时间选择器有哪些滑轮完全由模式决定，日期各滑轮的顺序由区域决定，且最多四个。其他列表不会生效，只会误导阅读文件的人。"),
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
        datePicker { mode: .date; locale: "en_US"; wheels: [.day, .month, .year] }
        //                                                 ^^^^^^^^^^^^^^^^^^^^^
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
    row "Tag" { datePicker { mode: .date; locale: "de_DE"; wheels: [.day, .month, .year] } }
    row "Arrival" { datePicker { wheels: [.date, .hour, .minute] } }
    row "Supper" { datePicker { mode: .time; wheels: [.hour, .minute, .amPM] } }
    row "Stay" { datePicker { mode: .countDownTimer; wheels: [.hour, .minute] } }
    """), fix: .safe)
