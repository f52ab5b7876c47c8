import CtlDiagnostics

extension Rule {
  static let datePickerNotInline = Rule(
    about, visits: .kinds([.datePicker]),
    file: { file in
      for opening in file.openings(ofWheels: .datePicker) where opening.way != .popover {
        file.report(about, opening, label: anotherView())
      }
    },
    check: { picker in
      guard let presentation = picker.member(.presentation),
        presentation == "pushed" || presentation == "modal",
        let written = picker.written(.presentation)
      else {
        if picker.member(.presentation) != "popover" { picker.reportInBar(about) }
        return
      }
      picker.report(
        about, at: .value(written), label: anotherView(),
        fixes: [picker.replaceValue(written, with: ".inline", .suggestion)])
    })
}

private let anotherView = Message("this opens another view", "这会打开另一个视图")

private let about = Code(
  "date-picker/not-inline", .advice,
  title: Message("show the date picker inline with the content", "日期时间选择器应嵌入当前内容，不要进入其它视图"),
  why: Message(
    "People set a date for something around it: an appointment, a trip. In another view they "
      + "lose sight of that, and have to find their way back.",
    "用户设置日期时需要参照周围的内容，例如日程或行程。进入其他视图后看不到这些内容，还得再返回。"),
  citation: .guidelines("Date Picker > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Departure" {
        datePicker { mode: .date; presentation: .pushed }
        //                                      ^^^^^^^
      }
    }
    """,
    """
    table {
      row "Departure" {
        datePicker {
          mode: .date
          presentation: .modal
          //            ^^^^^^
        }
      }
    }
    """,
    """
    var day: Date = "2026-05-04"
    content { label "\\(day.formatted(date: .long))" }
    toolbar { datePicker { mode: .date; date <-> day; accessibility { label: "Departure" } } }
    //        ^^^^^^^^^^
    """) + [
      """
      screen Trip {
        var day: Date = "2026-05-04"
        table {
          row "Departure" { on select -> day = push PickDay(current: day) }
          //                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          row { label "\\(day.formatted(date: .long))" }
        }
      }

      screen PickDay(current: Date) "Departure" -> Date {
        var day: Date = current
        navigationBar { button "Use" { on touchUpInside -> finish(day) } }
        content { datePicker { mode: .date; date <-> day; accessibility { label: "Day" } } }
      }
      """
    ],
  good: .inScreen(
    """
    table {
      row "Departure" { datePicker { mode: .date; presentation: .inline } }
      row "Return" { datePicker { mode: .date } }
    }
    """,
    """
    device: .iPad

    table {
      row "Departure" { datePicker { mode: .date; presentation: .popover } }
    }
    """) + [
      """
      screen Kitchen {
        table {
          row "Timer" { accessory: .disclosureIndicator; on select -> push Timer() }
          row "Recipes"
        }
      }

      screen Timer "Timer" {
        var length: Duration = 5min
        action start(length: Duration)
        content {
          label caption "The timer rings at the end."
          datePicker { mode: .countDownTimer; countDownDuration <-> length; describedBy: caption }
          button "Start" { on touchUpInside -> start(length: length) }
        }
      }
      """,
      """
      record Run { id: Int; day: Date; kind: String }

      screen Runs "Runs" {
        var runs: [Run] = []
        navigationBar { button "Add" { on touchUpInside -> runs += sheet LogRun(number: runs.count) } }
        table { for run in runs { row "\\(run.kind)" { subtitle: run.day.formatted(date: .short) } } }
      }

      screen LogRun(number: Int) "Log Run" -> Run {
        var day: Date = "2026-09-01"
        var kind: String = "Walk"
        navigationBar {
          button "Cancel" { on touchUpInside -> close }
          button "Save" { on touchUpInside -> finish(Run(id: number, day: day, kind: kind)) }
        }
        table {
          row "Day" { datePicker { mode: .date; date <-> day } }
          row "Kind" { picker { wheel { values: ["Walk", "Run"]; selection <-> kind } } }
        }
      }
      """,
    ], fix: .suggestion)
