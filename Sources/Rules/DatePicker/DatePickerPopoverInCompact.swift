import CtlChecker
import CtlDiagnostics

extension Rule {
  static let datePickerPopoverInCompact = Rule(
    about, visits: .kinds([.datePicker]),
    file: { file in
      for opening in file.openings(ofWheels: .datePicker)
      where opening.way == .popover && opening.isCompact {
        file.report(about, opening, label: compact())
      }
    },
    check: { picker in
      let written =
        picker.member(.presentation) == "popover" ? picker.written(.presentation) : nil
      guard written != nil || picker.nearest(.popover) != nil, let screen = picker.screen else {
        return
      }
      let declared = screen.written(.widthClass) ?? screen.written(.device)
      let isCompact =
        screen.isWritten(.widthClass)
        ? screen.member(.widthClass) == "compact" : screen.member(.device) == "iPhone"
      guard isCompact else { return }
      if declared == nil, case .screen(let index) = picker.walk.expansion.root,
        picker.walk.memo.openedInRegularWidth.contains(
          Symbol(.screen, picker.walk.expansion.program.file, index))
      {
        return
      }
      picker.report(
        about, at: written.map { .value($0) } ?? .kind,
        label: compact(),
        related: declared.map {
          [Finding.Related($0.valueLocation, Message("declared here", "声明于此")())]
        } ?? [],
        looks: [.presentation],
        notes: declared == nil
          ? [
            Phrase(
              Message(
                "A screen is made for iPhone unless it says otherwise: `device: .iPad`.",
                "未指定设备时，界面针对 iPhone；可用 `device: .iPad` 指定。"))
          ] : [],
        fixes: written.map { [picker.replaceValue($0, with: ".inline", .suggestion)] } ?? [])
    })
}

private let compact = Message("the width is compact here", "此处宽度为 compact")

private let about = Code(
  "date-picker/popover-in-compact", .warning, editions: [.ios8],
  title: Message(
    "a date picker popover needs a horizontally regular environment",
    "只有在水平常规环境（如iPad）中才能用浮层显示日期时间选择器"),
  why: Message(
    "A popover needs room beside it, so that the content it belongs to stays visible. On an "
      + "iPhone it would cover the whole width: show the picker inline there.",
    "浮层旁边需要留有空间，让用户仍能看到相关内容。在 iPhone 上它会占满整个宽度，应改为嵌入当前内容。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Date Picker"),
  bad: [
    """
    screen Planner {
      table {
        row "Day" {
          datePicker { mode: .date; presentation: .popover }
          //                                      ^^^^^^^^
        }
      }
    }
    """,
    """
    screen Planner {
      device: .iPad
      widthClass: .compact

      table {
        row "Day" {
          datePicker { mode: .date; presentation: .popover }
          //                                      ^^^^^^^^
        }
      }
    }
    """,
    """
    screen Planner {
      content { label "Due on Saturday" }
      popover {
        datePicker { mode: .date; accessibility { label: "Day" } }
        //<^^^^^^^^^^
      }
    }
    """,
    """
    component Day {
      datePicker { mode: .date; presentation: .popover; accessibility { label: "Day" } }
    }

    screen Planner {
      content {
        Day
        //<^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Planner {
      device: .iPad

      table {
        row "Day" { datePicker { mode: .date; presentation: .popover } }
      }
    }
    """,
    """
    screen Planner {
      widthClass: .regular

      table {
        row "Day" { datePicker { mode: .date; presentation: .popover } }
      }
    }
    """,
    """
    screen Planner {
      device: .iPad
      var day: Date = "2026-05-04"

      toolbar { button "Choose Day" { on touchUpInside -> popover Choice(day <-> day) } }
      content { label "\\(day)" }
    }
    screen Choice(day: binding Date) {
      content {
        datePicker { mode: .date; date <-> day; presentation: .popover; accessibility { label: "Day" } }
      }
    }
    """,
    Example(
      """
      screen Planner {
        table {
          row "Day" { datePicker { mode: .date; presentation: .popover } }
        }
      }
      """, settings: "{ \"guidelines\": \"ios7\" }"),
  ], fix: .suggestion)
