import CtlDiagnostics

extension Rule {
  static let datePickerCountdownTooLong = Rule(
    about, visits: .kinds([.datePicker]), having: [.countDownDuration]
  ) { picker in
    guard let written = picker.written(.countDownDuration) else { return }
    let limit = picker.settings[.maxCountdownMinutes]
    func isWrong(_ duration: Int) -> Bool { duration < 0 || Double(duration / 60_000) > limit }
    var known: Int?
    if case .duration(let value)? = picker.initial(.countDownDuration), isWrong(value) {
      known = value
    }
    let range = 0...((limit + 1) * 60_000).nextDown
    guard
      let duration = known
        ?? written.reach(beyond: range).flatMap({ Int(exactly: $0.end(beyond: range)) })
    else { return }
    let minutes = duration / 60_000
    var longest = duration < 0 ? 0 : Int(limit)
    longest -= longest % (picker.minuteInterval ?? 1)
    let isOwnLimit = limit != Threshold.maxCountdownMinutes.standard
    picker.report(
      about, at: .value(written), label: label(duration, minutes),
      notes: isOwnLimit && duration >= 0
        ? [
          Message("This project allows {limit}.", "本项目最长允许 {limit}。")([
            "limit": .text("`\(durationLiteral(minutes: Int(limit)))`")
          ])
        ] : [],
      fixes: written.isBinding || known == nil
        ? [] : [picker.replaceValue(written, with: durationLiteral(minutes: longest))])
  }

  private static func label(_ duration: Int, _ minutes: Int) -> Phrase {
    if duration < 0 { return Message("a countdown is not negative", "倒计时不能为负")() }
    return Message("{hours} h {minutes} min", "{hours} 小时 {minutes} 分钟")([
      "hours": .number(minutes / 60), "minutes": .number(minutes % 60),
    ])
  }
}

private let about = Code(
  "date-picker/countdown-too-long", .error,
  title: Message("a countdown lasts at most 23 hours 59 minutes", "倒计时不能超过23小时59分钟"),
  why: Message(
    "The two wheels of a countdown timer show hours below 24 and minutes below 60. A longer time, or a "
      + "negative one, cannot be shown or chosen.",
    "倒计时器只有小时和分钟两个滑轮，小时小于 24，分钟小于 60，无法显示或选择更长的时间或负数。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: [
    """
    screen Timer {
      var hours: Int in 0...30 = 1
      action start()
      table {
        row "Hours: \\(hours)" { stepper { value <-> hours } }
        row "Ring In" {
          datePicker {
            mode: .countDownTimer
            countDownDuration: 1h * hours
            //                 ^^^^^^^^^^
            on valueChanged -> start()
          }
        }
      }
    }
    """,
    """
    screen Timer {
      table {
        row "Ring In" {
          datePicker { mode: .countDownTimer; countDownDuration: 24h }
          //                                                     ^^^
        }
      }
    }
    """,
    """
    screen Timer {
      let longest: Duration = 36h

      table {
        row "Ring In" {
          datePicker {
            mode: .countDownTimer
            countDownDuration: longest
            //                 ^^^^^^^
            minuteInterval: 15
          }
        }
      }
    }
    """,
    """
    screen Timer {
      table {
        row "Ring In" {
          datePicker { mode: .countDownTimer; countDownDuration: -5min }
          //                                                     ^^^^^
        }
      }
    }
    """,
    Example(
      """
      screen Timer {
        table {
          row "Ring In" {
            datePicker { mode: .countDownTimer; countDownDuration: 61min }
            //                                                     ^^^^^
          }
        }
      }
      """, settings: "{ \"thresholds\": { \"datePicker.maxCountdown\": 60 } }"),
  ],
  good: .inTable(
    """
    row "Ring In" { datePicker { mode: .countDownTimer; countDownDuration: 23h59min } }
    row "Then" { datePicker { mode: .countDownTimer; countDownDuration: 23h59min59s } }
    row "Now" { datePicker { mode: .countDownTimer; countDownDuration: 0min } }
    """), fix: .safe)
