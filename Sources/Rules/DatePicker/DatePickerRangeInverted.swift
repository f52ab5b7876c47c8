import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let datePickerRangeInverted = Rule(
    about, visits: .kinds([.datePicker]), having: [.minimumDate],
    weight: .settable(["minimumDate", "maximumDate"])
  ) { picker in
    guard picker.member(.mode) != "countDownTimer", let low = picker.written(.minimumDate),
      let high = picker.written(.maximumDate)
    else { return }
    if let first = low.presentDate, let last = high.presentDate, first > last {
      return picker.report(
        about, at: .value(high), label: Message("before the earliest date", "早于最早日期")(),
        related: [earliest(low)], looks: bounds)
    }
    guard let first = picker.date(.minimumDate), let last = picker.date(.maximumDate),
      first.isComparable(to: last), first > last
    else { return }
    // After the exchange the date must be within the bounds.
    let isHeld = picker.date(.date).map { last <= $0 && $0 <= first } ?? true
    picker.report(
      about, at: .value(high),
      label: Message("before {date}", "早于 {date}")(["date": .text(first.shortText)]),
      related: [earliest(low)], looks: bounds, fixes: isHeld ? [picker.swap(low, high)] : [])
  }

  private static let bounds: [PropertyName] = [.maximumDate, .minimumDate]

  private static func earliest(_ low: Written) -> Finding.Related {
    Finding.Related(low.valueLocation, Message("the earliest date", "最早日期")())
  }
}

private let about = Code(
  "date-picker/range-inverted", .error,
  title: Message("the earliest date is after the latest date", "最早日期晚于最晚日期"),
  why: Message(
    "There is no date between the two, so there is nothing to pick. UIKit then ignores both "
      + "bounds, and people can choose any date.",
    "两者之间没有任何日期可选。此时 UIKit 会忽略这两个边界，用户可以选择任意日期。"),
  citation: .guidelines("Date Picker"),
  bad: [
    """
    screen Rental {
      table {
        row "Pick Up" {
          datePicker {
            mode: .date
            minimumDate: "2026-05-01"
            maximumDate: "2026-01-01"
            //           ^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    screen Rental {
      table {
        row "Open From" {
          datePicker { mode: .time; minimumDate: "18:00"; maximumDate: "09:00"; date: "12:00" }
          //                                                           ^^^^^^^
        }
      }
    }
    """,
    """
    screen Rental {
      table {
        row "Bring Back" {
          datePicker { mode: .date; minimumDate: today; maximumDate: today - 24h }
          //                                                         ^^^^^^^^^^^
        }
      }
    }
    """,
    """
    component Day(first: Date, last: Date) {
      datePicker {
        mode: .date
        minimumDate: first
        maximumDate: last
        accessibility { label: "Day" }
      }
    }

    screen Rental {
      content {
        Day { first: "2026-05-01"; last: "2026-04-30" }
        //                               ^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    table {
      row "Pick Up" {
        datePicker { mode: .date; minimumDate: "2026-01-01"; maximumDate: "2026-05-01" }
      }
      row "Bring Back" {
        datePicker { mode: .date; minimumDate: "2026-05-01"; maximumDate: "2026-05-01" }
      }
      row "Call" {
        datePicker { minimumDate: now; maximumDate: today + 24h }
      }
    }
    """), fix: .suggestion)
