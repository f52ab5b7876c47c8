import CtlRuntime

extension DatePicker: UsedControl {
  static let use = KindUse {
    $0.hasWheels()
    $0.outcome = { behavior, _, _ in
      guard let picker = behavior[DatePicker.self] else { return nil }
      let date = picker.date.description
      switch picker.mode {
      case .dateAndTime: return date
      case .date: return String(date.prefix { $0 != "T" })
      case .time: return String(date.drop { $0 != "T" }.dropFirst())
      case .countDownTimer:
        let minutes = Int(picker.countDownDuration.components.seconds) / 60
        return "\(minutes / 60) h \(minutes % 60) min"
      }
    }
  }
}
