#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A date, a time, both, or a countdown. Dates of a screen are those of a clock on the wall.
  enum DatePickerKind: KindView {
    static func makeView(_ element: ControlElement<DatePickerKind>) -> UIDatePicker {
      let view = UIDatePicker()
      view.addAction(
        UIAction { [weak element, weak view] _ in
          guard let element, let view else { return }
          report(view, element)
        }, for: .valueChanged)
      return view
    }

    private static func report(_ view: UIDatePicker, _ element: ControlElement<DatePickerKind>) {
      let date = WallClock(element.model).dateTime(view.date)
      let seconds = Int(saturating: view.countDownDuration)
      element.report(.valueChanged) { model in
        if model.mode == .countDownTimer {
          model.countDownDuration = .seconds(seconds)
        } else {
          model.date = date
        }
      }
    }

    static func style(
      _ view: UIDatePicker, _ change: Change<CtlRuntime.DatePicker>,
      _ element: ControlElement<DatePickerKind>
    ) {
      // The style comes first: a compact picker has no countdown.
      change.of(
        { $0.presentation == .inline || $0.mode == .countDownTimer },
        write: {
          view.preferredDatePickerStyle = $0 ? .wheels : .compact
        })
      change.of(\.mode) { view.datePickerMode = UIDatePicker.Mode($0) }
      change.of(\.minuteInterval) { view.minuteInterval = $0 }
      change.of(
        { [$0.locale.rawValue, "\($0.showsAMPM)"] },
        write: { _ in
          view.locale = locale(of: change.current)
        })
      change.of(\.calendar) { view.calendar = Foundation.Calendar(named: $0) }
      change.of(\.timeZone) { view.timeZone = $0.flatMap { TimeZone(identifier: $0) } }
      change.of(
        { [$0.minimumDate?.description, $0.maximumDate?.description, $0.timeZone] },
        write: { _ in
          let clock = WallClock(change.current)
          view.minimumDate = change.current.minimumDate.flatMap { clock.date($0) }
          view.maximumDate = change.current.maximumDate.flatMap { clock.date($0) }
        })
    }

    /// Nil is the person's own locale, with the person's own clock of 12 or 24 hours.
    private static func locale(of model: CtlRuntime.DatePicker) -> Locale? {
      let identifier = model.locale.rawValue
      let hasOwnClock =
        [.time, .dateAndTime].contains(model.mode) && model.showsAMPM != model.locale.showsAMPM
      if hasOwnClock {
        return Locale(identifier: identifier + "@hours=" + (model.showsAMPM ? "h12" : "h23"))
      }
      return model.locale == .current ? nil : Locale(identifier: identifier)
    }

    static func showValue(
      _ view: UIDatePicker, _ model: CtlRuntime.DatePicker,
      _ element: ControlElement<DatePickerKind>
    ) {
      if model.mode == .countDownTimer {
        let seconds = TimeInterval(model.countDownDuration.components.seconds)
        if view.countDownDuration != seconds { view.countDownDuration = seconds }
        return
      }
      let clock = WallClock(model)
      guard clock.dateTime(view.date) != model.date, let date = clock.date(model.date) else {
        return
      }
      view.setDate(date, animated: view.window != nil)
    }
  }

  extension UIDatePicker.Mode {
    init(_ mode: CtlRuntime.DatePicker.Mode) {
      switch mode {
      case .time: self = .time
      case .date: self = .date
      case .dateAndTime: self = .dateAndTime
      case .countDownTimer: self = .countDownTimer
      }
    }
  }

  /// Moments of UIKit as dates and times that a clock on the wall shows, in the time zone of a picker.
  struct WallClock {
    private var calendar = Foundation.Calendar(identifier: .gregorian)

    init(_ picker: CtlRuntime.DatePicker) {
      calendar.timeZone = picker.timeZone.flatMap { TimeZone(identifier: $0) } ?? .current
    }

    /// Nil for a time that a change of the clock leaves out.
    func date(_ time: DateTime) -> Date? {
      calendar.date(
        from: DateComponents(
          year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
          second: time.second))
    }

    func dateTime(_ date: Date) -> DateTime {
      let parts = calendar.dateComponents(
        [.era, .year, .month, .day, .hour, .minute, .second], from: date)
      // Dates before the year 1 are not those of a screen.
      guard parts.era != 0, let year = parts.year, let month = parts.month, let day = parts.day
      else {
        return .earliest
      }
      return DateTime(
        year: year, month: month, day: day, hour: parts.hour ?? 0, minute: parts.minute ?? 0,
        second: parts.second ?? 0) ?? .latest
    }
  }

  extension Foundation.Calendar {
    /// By the names that a file uses.
    init(named name: String) {
      switch name {
      case "buddhist": self.init(identifier: .buddhist)
      case "japanese": self.init(identifier: .japanese)
      case "roc": self.init(identifier: .republicOfChina)
      default: self.init(identifier: .gregorian)
      }
    }
  }
#endif
