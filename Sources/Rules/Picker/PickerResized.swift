import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let pickerResized = Rule(about, visits: .kinds([.picker])) { picker in
    picker.reportFixedSize(about)
  }
}

private let about = Code(
  "picker/resized", .error,
  title: Message(
    "a picker cannot be resized; it is as large as the iPhone keyboard",
    "不可自定义选择器的大小，它与键盘一样大"),
  why: Message(
    "The system draws the wheels and their background in one size, that of the keyboard. A size "
      + "of your own is ignored, or cuts the wheels off.",
    "系统以固定大小绘制滑轮，连同背景与键盘一样大。自定义的大小会被忽略，或者截断滑轮。"),
  citation: .guidelines("Picker > Appearance and Behavior"),
  bad: .inScreen(
    """
    content {
      picker {
        wheel { values: ["Soup", "Salad"] }
        height: 90pt
        //      ^^^^
        accessibility { label: "Starter" }
      }
    }
    """,
    """
    content {
      picker starters {
        wheel { values: ["Soup", "Salad"] }
        accessibility { label: "Starter" }
      }
      layout {
        pin height(starters) <= 120
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    content {
      label price "12 Euros"
      label wine "3 Euros"
      picker starters {
        wheel { values: ["Soup", "Salad"] }
        accessibility { label: "Starter" }
      }
      layout {
        pin widthsEqually(price, starters, wine)
        //                       ^^^^^^^^
      }
    }
    """,
    """
    content {
      view {
        width: 200pt
        picker {
        //<^^^^^^
          wheel { values: ["Soup", "Salad"] }
          accessibility { label: "Starter" }
        }
      }
    }
    """,
    """
    content {
      picker starters {
        wheel { values: ["Soup", "Salad"] }
        accessibility { label: "Starter" }
      }
      layout {
        starters.leading == superview.leading + 40
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        starters.trailing == superview.trailing - 40
      }
    }
    """,
    """
    content {
      label caption "Starter"
      picker starters { wheel { values: ["Soup", "Salad"] }; describedBy: caption }
      layout {
        pin leadingSpaceToSuperview(caption, starters) == 0
        pin width(caption) == 220
        pin topSpaceToSuperview(caption) == 16
        pin verticalSpacing(caption, starters) == 8
        align rightEdges(caption, starters)
        //                        ^^^^^^^^
      }
    }
    """,
    """
    content {
      picker starters {
        wheel { values: ["Soup", "Salad"] }
        accessibility { label: "Starter" }
      }
      layout {
        starters.width == superview.width - 32
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """) + [
      """
      component Starters(chosen: binding String) {
        picker {
          wheel { values: ["Soup", "Salad"]; selection <-> chosen }
          accessibility { label: "Starter" }
        }
      }

      screen Menu {
        var chosen: String = "Soup"
        content {
          Starters starters { chosen <-> chosen }
          layout { pin height(starters) <= 120 }
          //       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
      """
    ],
  good: .inScreen(
    """
    content {
      picker starters {
        wheel { values: ["Soup", "Salad"] }
        accessibility { label: "Starter" }
      }
      layout { pin topSpaceToSuperview(starters) == 20 }
    }
    """), fix: .safe)
