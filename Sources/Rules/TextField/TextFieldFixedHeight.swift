import CtlDiagnostics

extension Rule {
  static let textFieldFixedHeight = Rule(about, visits: .kinds([.textField])) { field in
    field.reportFixedSize(about)
  }
}

private let about = Code(
  "text-field/fixed-height", .error,
  title: Message("the height of a text field is fixed", "文本框的高度是固定的，不能更改"),
  why: Message(
    "A text field is as high as its one line and its rounded corners need. Another height is "
      + "ignored, and the elements around it end up in the wrong place.",
    "文本框的高度由一行文本和圆角决定。设置其他高度不会生效，还会让周围的布局错位。"),
  citation: .guidelines("Text Field > Appearance and Behavior"),
  bad: .inScreen(
    """
    content {
      textField "Address" {
        height: 80pt
        //      ^^^^
      }
    }
    """,
    """
    content {
      textField address "Address"
      layout {
        pin height(address) == 80
        //<^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      textField address "Address"
      label note "Work"
      label other "Home"
      layout { pin heightsEqually(address, note, other) }
      //                          ^^^^^^^
    }
    """,
    """
    content {
      textField address "Address"
      layout {
        address.height == 80
        //<^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      textField address "Address"
      layout {
        address.top == superview.top + 16
        address.bottom == superview.top + 96
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inContent(
    """
    textField address "Address" { width: 200pt }
    layout { pin topSpaceToSuperview(address) == 8 }
    """), fix: .safe)
