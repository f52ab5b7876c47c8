import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let datePickerDateOutOfRange = Rule(
    about, visits: .kinds([.datePicker]), having: [.minimumDate, .maximumDate]
  ) { picker in
    guard let mode = picker.member(.mode), mode != "countDownTimer",
      let written = picker.written(.date)
    else { return }
    if let bound = picker.presentBound(of: written) {
      return picker.report(
        about, at: .value(written),
        label: bound.name == .minimumDate
          ? Message("before the earliest date", "早于最早日期")()
          : Message("after the latest date", "晚于最晚日期")(),
        related: [related(bound)])
    }
    guard case .date(let date)? = picker.initial(.date) else { return }
    func bound(_ name: PropertyName) -> DateTime? {
      picker.date(name).flatMap { $0.isComparable(to: date) ? $0 : nil }
    }
    // A picker of days does not show the time of day.
    func picked(_ date: DateTime) -> DateTime { mode == "date" ? date.startOfDay : date }
    let first = bound(.minimumDate)
    let last = bound(.maximumDate)
    // Another rule reports bounds in the wrong order.
    if let first, let last, first > last { return }
    var name: PropertyName
    if let first, picked(date) < picked(first) {
      name = .minimumDate
    } else if let last, picked(date) > picked(last) {
      name = .maximumDate
    } else {
      return
    }
    report(picker, written, picker.written(name))
  }

  private static func report(_ picker: PlacedElement, _ date: Written, _ bound: Written?) {
    guard let bound, case .date(let nearest)? = bound.value,
      // A sample may show what the picker of the other end then mends.
      picker.walk.current?.hasState != true || bound.isOfParameters
    else { return }
    let isFirst = bound.name == .minimumDate
    let label =
      isFirst ? Message("before {date}", "早于 {date}") : Message("after {date}", "晚于 {date}")
    let interval = picker.member(.mode) == "date" ? 1 : picker.minuteInterval ?? 1
    let isOnWheel = nearest.minute % interval == 0
    picker.report(
      about, at: .value(date), label: label(["date": .text(nearest.shortText)]),
      related: [related(bound)],
      fixes: isOnWheel && !date.isBinding
        ? [picker.replaceValue(date, with: bound.valueText)] : [])
  }
}

extension PlacedElement {
  /// The bound that a date some time from the present is beyond at any time.
  fileprivate func presentBound(of written: Written) -> Written? {
    guard let date = written.isBinding ? written.firstPresentDate : written.presentDate else {
      return nil
    }
    // A picker of days does not show the time of day.
    let isOfDays = member(.mode) == "date"
    func isLater(_ one: PresentDate, _ other: PresentDate) -> Bool {
      isOfDays ? one.isOnLaterDay(than: other) : one > other
    }
    if let first = self.written(.minimumDate), let limit = first.presentDate, isLater(limit, date) {
      return first
    }
    if let last = self.written(.maximumDate), let limit = last.presentDate, isLater(date, limit) {
      return last
    }
    return nil
  }
}

extension Written {
  /// That of the variable that it is bound to.
  fileprivate var firstPresentDate: PresentDate? {
    guard
      let (program, variable) = control.walk.expansion.variable(
        entry.expression, of: program, in: control.frame
      ).map({ ($0.program, $0.variable) }),
      let start = variable.initialValue
    else { return nil }
    return PresentDate(start, CtlChecker.Place(program, frame: -1), in: control.walk.expansion)
  }
}

extension Written {
  /// Whether it is constant while its screen is open: made of constants and of what the screen is opened with.
  fileprivate var isOfParameters: Bool {
    isConstant
      || !control.walk.dependOnName([entry.expression], in: control.scope) { symbol in
        switch symbol.kind {
        case .variable:
          program.program(of: symbol.file)?.variables[Int(symbol.index)].isInput != true
        case .constant: false
        default: true
        }
      }
  }
}

private func related(_ bound: Written) -> Finding.Related {
  Finding.Related(
    bound.valueLocation,
    bound.name == .minimumDate
      ? Message("the earliest date", "最早日期")() : Message("the latest date", "最晚日期")())
}

private let about = Code(
  "date-picker/date-out-of-range", .warning,
  title: Message("the date is outside the range of the picker", "日期超出了选择器的范围"),
  why: Message(
    "The picker shows the nearest allowed date instead, so people see a different date than the "
      + "one that is set.",
    "选择器会改为显示允许范围内最近的日期，用户看到的日期与设置的不同。"),
  citation: .guidelines("Date Picker"),
  bad: [
    """
    screen Archive {
      table {
        row "Until" {
          datePicker {
            mode: .date
            maximumDate: "2026-01-01"
            date: "2026-01-02"
            //    ^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    screen Archive {
      let opening: Date = "2026-03-01T09:00"

      table {
        row "Visit" {
          datePicker { date: "2026-03-01T08:59"; minimumDate: opening }
          //                 ^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    component Visit(start: Date) {
      datePicker {
        mode: .time
        date: start
        minimumDate: "09:00"
        maximumDate: "17:00"
        accessibility { label: "Visit" }
      }
    }

    screen Archive {
      content {
        Visit { start: "18:00" }
        //             ^^^^^^^
      }
    }
    """,
    """
    screen Archive {
      tabBar {
        tab "Visit" { screen: Visit(first: "2027-01-01") }
        tab "Archive" { content { label "2025" } }
      }
    }

    screen Visit(first: Date) {
      var day: Date = "2026-05-02"
      table {
        row "Day" { datePicker { mode: .date; date <-> day; minimumDate: first } }
        //                                             ^^^
      }
    }
    """,
    """
    screen Visit(first: Date = "2027-01-01") {
      var day: Date = "2026-05-02"
      table {
        row "Day" { datePicker { mode: .date; date <-> day; minimumDate: first } }
        //                                             ^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Archive {
      table { row "Visit" { on select -> push Visit(first: "2026-01-01") } }
    }

    screen Visit(first: Date) {
      var day: Date = "2026-05-02"
      action save(day: Date)
      table {
        row "Day" {
          datePicker { mode: .date; date <-> day; minimumDate: first }
        }
      }
      toolbar { button "Save" { on touchUpInside -> save(day: day) } }
    }
    """
  ]
    + .inScreen(
      """
      table {
        row "Until" { datePicker { mode: .date; maximumDate: "2026-01-01"; date: "2025-06-01" } }
        row "Since" { datePicker { mode: .date; minimumDate: "2026-01-01"; date: "2026-01-01" } }
        row "On" { datePicker { mode: .date; maximumDate: "2026-01-01"; date: "2026-01-01T10:00" } }
      }
      """,
      """
      var day: Date = "2025-01-01"

      table {
        row "Until" { datePicker { mode: .date; maximumDate: "2026-01-01"; date <-> day } }
      }
      """), fix: .safe)
