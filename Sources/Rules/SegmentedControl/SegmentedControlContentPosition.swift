import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlContentPosition = Rule(
    about, visits: .kinds([.segmentedControl]), having: [.backgroundImage, .backgroundColor]
  ) { control in
    guard control.isSet(.backgroundImage) || control.isSet(.backgroundColor),
      !control.isSet(.contentPositionAdjustment)
    else { return }
    if let checked = control.written(.contentPositionChecked), checked.value != .bool(false) {
      return
    }
    let background =
      control.allWritten(.backgroundImage).first ?? control.written(.backgroundColor)
    control.report(
      about, at: background.map { .value($0) } ?? .kind,
      label: background == nil ? Message("by its style or appearance", "由样式或外观代理设置")() : nil,
      notes: [
        Message(
          "Set `contentPositionAdjustment`, or say `contentPositionChecked: true` after a look.",
          "请设置 `contentPositionAdjustment`；检查后没有问题时，请写 `contentPositionChecked: true`。")()
      ])
  }
}

private let about = Code(
  "segmented-control/content-position", .advice,
  title: Message(
    "with a custom background, check that the centered content still looks good",
    "使用自定义底图时，请检查居中的内容是否美观"),
  why: Message(
    "Text and images are centered in the segment, whatever is drawn behind them. A background with a "
      + "shadow or an uneven edge makes the true center look wrong.",
    "无论底图如何，文字和图片都会自动居中。如果底图带有阴影或边缘不对称，居中的内容看上去反而不正。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: [
    """
    screen Radio {
      table {
        row "Band" {
          segmentedControl {
            segment "AM"
            segment "FM"
            backgroundImage(normal): resizable("wood")
            //                       ^^^^^^^^^^^^^^^^^
          }
        }
      }
    }
    """,
    """
    screen Radio {
      table {
        row "Band" {
          segmentedControl {
            segment "AM"
            segment "FM"
            backgroundColor: .brown
            //               ^^^^^^
          }
        }
      }
    }
    """,
    """
    appearance segmentedControl { backgroundColor: .brown }

    screen Radio {
      table {
        row "Band" {
          segmentedControl { segment "AM"; segment "FM" }
          //<^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    table {
      row "Band" {
        segmentedControl {
          segment "AM"
          segment "FM"
          backgroundImage(normal): resizable("wood")
          contentPositionAdjustment: [0, 1]
        }
      }
      row "Sound" {
        segmentedControl {
          segment "Mono"
          segment "Stereo"
          backgroundColor: .brown
          contentPositionChecked: true
        }
      }
    }
    """) + [
      """
      style wooden: segmentedControl {
        backgroundImage(normal): resizable("wood")
        contentPositionAdjustment: [0, 1]
      }

      screen Radio {
        table {
          row "Band" {
            segmentedControl { style: wooden; segment "AM"; segment "FM" }
          }
        }
      }
      """
    ])
