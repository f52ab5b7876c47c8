import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let textFieldDateEntry = Rule(about, visits: .kinds([.textField])) { field in
    let content = field.isSet(.content) ? field.member(.content) ?? "" : nil
    let mode =
      content.map { modes[$0] }
      ?? DateEntry.mode(
        placeholder: field.written(.placeholder)?.outlinedText, text: field.textAtStart,
        names: [field.name] + field.lastWordsOfVariable,
        variable: field.written(.text)?.variableName, purposes: field.namingTexts.map(\.knownText))
    guard let mode else { return }
    let place = field.written(.content) ?? field.written(.placeholder)
    field.report(
      about, at: place.map { .value($0) } ?? .kind,
      label: Message("a `datePicker` in mode `.{mode}`", "可用 `.{mode}` 模式的 `datePicker`")(
        ["mode": .text(mode)]), fixes: toDatePicker(field, mode))
  }
}

extension PlacedElement {
  fileprivate var textAtStart: String? {
    if case .string(let text)? = written(.text)?.atStart { text } else { nil }
  }
}

/// The date picker mode for each kind of text.
private let modes = ["date": "date", "time": "time", "dateTime": "dateAndTime"]

/// Not for a bound text: the variable would have to become a date.
private func toDatePicker(_ field: PlacedElement, _ mode: String) -> [Fix?] {
  guard field.isNamedFromOutside else { return [] }
  return [field.rewriteKind(to: .datePicker, adding: ["mode: .\(mode)"])]
}

private let about = Code(
  "text-field/date-entry", .advice,
  title: Message("let users pick a date instead of typing it", "日期和时间应选择而不是输入，请用日期时间选择器"),
  why: Message(
    "People write dates in different ways, and on a small keyboard every digit is work. The "
      + "wheels of a date picker have only valid dates, in the order that people are used to.",
    "日期的写法因人而异，在小键盘上输入每个数字都很费力。日期时间选择器的滑轮只包含存在的日期，"
      + "并按用户习惯的顺序排列。"),
  citation: .guidelines("Date Picker > Guidelines"),
  bad: [
    """
    screen Task {
      table {
        row "Due" {
          textField "MM/DD/YYYY"
          //        ^^^^^^^^^^^^
        }
      }
    }
    """,
    .inContent(
      """
      textField "When" { content: .time }
      //                          ^^^^^
      """),
    .inContent(
      """
      textField birthdayField { accessibility { label: "Born" }; placeholder: "When" }
      //                                                                      ^^^^^^
      """),
    .inTable(
      """
      row "Due Date" { textField { text: "" } }
      //               ^^^^^^^^^
      row "Due" { textField "到期日" }
      //                    ^^^^^^^^^^^
      row "Day" { textField "31" }
      //                    ^^^^
      row "Leaves At" { textField "14:30" }
      //                          ^^^^^^^
      row "Start Time" { textField { text: "" } }
      //                 ^^^^^^^^^
      row "First Day" { textField "2026-05-04" }
      //                          ^^^^^^^^^^^^
      row "Concert" { textField "May 4, 2026" }
      //                        ^^^^^^^^^^^^^
      row "Besuch" { textField "4. Mai um 14 Uhr" }
      //                       ^^^^^^^^^^^^^^^^^^
      row "Kaffee" { textField "下午3点" }
      //                       ^^^^^^^^^^^^
      row "Film" { textField { text: "Friday, 20:15" } }
      //           ^^^^^^^^^
      row "Flight" { textField "起飞时间" }
      //                       ^^^^^^^^^^^^^^
      row "Check-In Date" { textField { text: "" } }
      //                    ^^^^^^^^^
      row "Pick-Up Time" { textField { text: "" } }
      //                   ^^^^^^^^^
      row "Valid Until" { textField { text: "" } }
      //                  ^^^^^^^^^
      row "保质期" { textField { text: "" } }
      //                ^^^^^^^^^
      """),
    """
    component Entry(hint: String) {
      textField "\\(hint)"
    }

    screen Task {
      content {
        Entry { hint: "出生日期" }
        //            ^^^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inTable(
    """
    row "Due" { datePicker { mode: .date } }
    row "Update" { textField "and/or" }
    row "Days" { textField "31" }
    row "Version" { textField "1.2.10" }
    row "Until" { textField "May 2026" }
    row "Subject" { textField "Aunt May's Birthday" }
    row "Pages" { textField "3 of 10" }
    row "Cooking Time" { textField "Minutes" }
    row "Greeting" { textField "Happy Birthday!" }
    """), fix: .suggestion)
