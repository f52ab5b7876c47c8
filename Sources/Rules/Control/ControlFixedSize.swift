import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let controlFixedSize = Rule(
    about, visits: .kinds([.progressView, .stepper, .switch])
  ) { $0.reportOtherSize(about) }
}

private let about = Code(
  "control/fixed-size", .warning,
  title: Message("{kind} is always {points} points {side}", "{kind}的{side}始终为 {points} 点"),
  why: Message(
    "The system draws the control in its own size. A constraint that asks for another one only moves what "
      + "stands around it, or leaves the control at one side of an empty frame.",
    "系统总是以固定的大小绘制此控件。要求其他大小的约束只会移动周围的内容，或让控件停在空白区域的一侧。"),
  bad: .inContent(
    """
    label cups "Cups: 3"
    stepper s { describedBy: cups; maximumValue: 9 }
    layout {
      pin width(s) == 200
      //<^^^^^^^^^^^^^^^^^^^
      s.height >= 44
      //<^^^^^^^^^^^^^^
    }
    """,
    """
    label tea "Tea"
    progressView p { progress: 0.5; describedBy: tea }
    layout { pin height(p) == 20 }
    //       ^^^^^^^^^^^^^^^^^^^
    """,
    """
    label cups "Cups: 3"
    stepper s { describedBy: cups; maximumValue: 9 }
    layout {
      pin width(cups) == 200
      pin verticalSpacing(cups, s) == 8
      pin widthsEqually(cups, s)
      //                      ^
    }
    """,
    """
    label cups "Cups: 3"
    stepper s { describedBy: cups; maximumValue: 9 }
    layout {
      pin verticalSpacing(cups, s) == 8
      pin leadingSpaceToSuperview(s) == 16
      pin trailingSpaceToSuperview(s) == 16
    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """,
    """
    label cups "Cups: 3"
    stepper s { describedBy: cups; maximumValue: 9 }
    layout {
      s.width == superview.width - 200
      //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      pin trailingSpaceToSuperview(s) == 16
      align verticalCenters(cups, s)
    }
    """)
    + .inScreen(
      """
      var isOn: Bool = false
      table {
        row {
          label wifi "Wi-Fi"
          switch s { isOn <-> isOn; describedBy: wifi }
          layout { pin width(s) == 60 }
          //       ^^^^^^^^^^^^^^^^^^
        }
      }
      """,
      """
      var isOn: Bool = false
      table {
        row {
          label wifi "Wi-Fi"
          switch s { isOn <-> isOn; describedBy: wifi }
          layout {
            pin verticalSpacing(wifi, s) == 8
            pin leadingSpaceToSuperview(s) == 16
            pin trailingSpaceToSuperview(s) == 16
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
        }
      }
      """),
  good: .inContent(
    """
    label cups "Cups: 3"
    stepper s { describedBy: cups; maximumValue: 9 }
    label tea "Tea"
    progressView p { progress: 0.5; describedBy: tea }
    layout {
      pin width(s) >= 90
      pin height(s) == 29
      pin width(p) == 200
      pin height(p) == 20 @ 250
    }
    """,
    """
    label cups "Cups: 3"
    stepper s { describedBy: cups; maximumValue: 9 }
    progressView p { progress: 0.5; describedBy: cups }
    layout {
      pin widthsEqually(cups, s)
      pin verticalSpacing(cups, s) == 8
      pin verticalSpacing(s, p) == 8
      pin leadingSpaceToSuperview(s) == 16
      pin trailingSpaceToSuperview(s) >= 16
      pin leadingSpaceToSuperview(p) == 16
      pin trailingSpaceToSuperview(p) == 16
    }
    """), fix: .suggestion)
