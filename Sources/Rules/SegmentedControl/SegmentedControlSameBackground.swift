import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlSameBackground = Rule(
    about, visits: .kinds([.segmentedControl]), having: [.backgroundImage]
  ) { control in
    let images = control.byState(.backgroundImage)
    guard let normal = images.first(where: { $0.state == .normal })?.value else { return }
    guard let (_, selected) = images.first(where: { $0.state == .selected }) else {
      return reportOnlyNormal(normal, control)
    }
    guard normal == selected else { return }
    let written = control.allWritten(.backgroundImage).first { $0.entry.state == .selected }
    control.report(
      about, at: written.map { .property($0) } ?? .kind,
      label: Message("the same as without a selection", "与未选中时相同")(),
      looks: [.backgroundImage])
  }

  /// The image of the normal state shows in the states that have none.
  private static func reportOnlyNormal(_ normal: Value, _ control: PlacedElement) {
    guard normal != .none, control.bool(.isMomentary) == false,
      control.isWritten(.selectedSegmentIndex) || control.isWritten(.selection)
    else { return }
    let written = control.allWritten(.backgroundImage).first { $0.entry.state == .normal }
    control.report(
      about, at: written.map { .property($0) } ?? .kind,
      label: Message("no `backgroundImage(selected)`", "没有 `backgroundImage(selected)`")())
  }
}

private let about = Code(
  "segmented-control/same-background", .advice,
  title: Message(
    "give the selected segment a background of its own", "选中的分段应有不同的背景"),
  why: Message(
    "A segmented control says what is chosen by the look of one segment. When its background image is "
      + "the same in the selected state, people cannot see which segment that is.",
    "分段控件以某一分段的外观说明选中了什么。如果选中状态的背景图片与其他分段相同，用户就看不出选中的是哪一个。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Piano" {
        segmentedControl {
          segment "Upright"
          segment "Grand"
          selectedSegmentIndex: 0
          backgroundImage: resizable("ivory")
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          contentPositionChecked: true
        }
      }
    }
    """,
    """
    table {
      row "Manual" {
        segmentedControl {
          segment "Great"
          segment "Swell"
          backgroundImage(normal): resizable("ivory")
          backgroundImage(selected): resizable("ivory")
          //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          contentPositionChecked: true
        }
      }
    }
    """),
  good: .inScreen(
    """
    table {
      row "Manual" {
        segmentedControl {
          segment "Great"
          segment "Swell"
          backgroundImage(normal): resizable("ivory")
          backgroundImage(selected): resizable("ebony")
          contentPositionChecked: true
        }
      }
    }
    """))
