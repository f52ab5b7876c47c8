import CtlDiagnostics

extension Rule {
  static let datePickerResized = Rule(about, visits: .kinds([.datePicker])) {
    $0.reportFixedSize(about)
  }
}

private let about = Code(
  "date-picker/resized", .error,
  title: Message(
    "a date picker cannot be resized; it is as large as the iPhone keyboard",
    "不可更改日期时间选择器的大小，它与键盘一样大"),
  why: Message(
    "Its wheels always have the size of the keyboard, so that one can replace the other. A size "
      + "in the file is ignored.",
    "日期时间选择器的滑轮大小固定，与键盘相同，二者可以互相替换。为它设置的大小不会生效。"),
  citation: .guidelines("Date Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    content {
      datePicker { height: 120pt; accessibility { label: "Start" } }
      //                   ^^^^^
    }
    """,
    """
    content {
      datePicker startPicker { accessibility { label: "Start" } }
      layout {
        pin width(startPicker) >= 300
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label startLabel "Start"
      datePicker startPicker { describedBy: startLabel }
      layout {
        align leftEdges(startLabel, startPicker)
        startPicker.height == 160
        //<^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label startLabel "Start"
      datePicker startPicker { describedBy: startLabel }
      layout {
        pin widthsEqually(startLabel, startPicker)
        //                            ^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    content {
      label startLabel "Start"
      datePicker startPicker { describedBy: startLabel }
      layout {
        pin verticalSpacing(startLabel, startPicker) == 8
        align leftEdges(startLabel, startPicker)
        pin width(startLabel) >= 80
      }
    }
    """), fix: .safe)
