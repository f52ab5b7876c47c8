import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlContentPosition = Rule(
    about, visits: .kinds([.segmentedControl]),
    having: [.backgroundImage, .backgroundColor, .contentPositionAdjustment]
  ) { control in
    if let adjustment = control.value(.contentPositionAdjustment), control.loses(adjustment) {
      let written = control.written(.contentPositionAdjustment)
      return control.report(
        about, at: written.map { .value($0) } ?? .kind,
        label: Message("moves the content out of its segment", "会把内容移到分段之外")(),
        looks: [.contentPositionAdjustment])
    }
    guard control.isSet(.backgroundImage) || control.isSet(.backgroundColor),
      !control.isSet(.contentPositionAdjustment)
    else { return }
    if let checked = control.written(.contentPositionChecked), checked.value != .bool(false) {
      return
    }
    let background =
      control.allWritten(.backgroundImage).first ?? control.ownWritten(.backgroundColor)
    let looks = [control.isSet(.backgroundImage) ? PropertyName.backgroundImage : .backgroundColor]
    let isFromElsewhere = background == nil && !control.isToldAtLook(looks)
    control.report(
      about, at: background.map { .value($0) } ?? .kind,
      label: isFromElsewhere ? Message("by its style or appearance", "由样式或外观代理设置")() : nil,
      looks: looks,
      notes: [
        Message(
          "Set `contentPositionAdjustment`, or say `contentPositionChecked: true` after a look.",
          "请设置 `contentPositionAdjustment`；检查后没有问题时，请写 `contentPositionChecked: true`。")()
      ])
  }
}

extension PlacedElement {
  /// Whether the middle of the content of a segment is outside of it after a move.
  fileprivate func loses(_ adjustment: Value) -> Bool {
    guard case .list(let distances) = adjustment, distances.count == 2,
      let x = distances[0].number, let y = distances[1].number
    else { return false }
    if let height = Kind.named(kind).fixedSize.height, abs(y) * 2 > height { return true }
    guard let width = greatestWidth?.points, let count = segments.count, count > 0 else {
      return false
    }
    return abs(x) * 2 > width / Double(count)
  }
}

private let about = Code(
  "segmented-control/content-position", .advice,
  title: Message(
    "check that the content still looks good where it stands in its segment",
    "请检查内容在分段中的位置是否仍然美观"),
  why: Message(
    "Text and images are centered in the segment, whatever is drawn behind them. A background with a "
      + "shadow or an uneven edge makes the true center look wrong, and an adjustment that is too large moves "
      + "them over the edge.",
    "无论底图如何，文字和图片都会自动居中。如果底图带有阴影或边缘不对称，居中的内容看上去反而不正；"
      + "调整得过多，内容又会移出边缘。"),
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
    //                            ^^^^^^^^^^^^^^^^^^^^^^^

    screen Radio {
      table {
        row "Band" {
          segmentedControl { segment "AM"; segment "FM" }
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
            contentPositionAdjustment: [0, 20]
            //                         ^^^^^^^
          }
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
      """,
      """
      appearance segmentedControl {
        backgroundImage(normal): resizable("wood")
        contentPositionAdjustment: [0, 1]
      }

      screen Radio {
        table {
          row "Band" {
            segmentedControl { segment "AM"; segment "FM" }
          }
        }
      }
      """,
    ])
