import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let segmentedControlFixedHeight = Rule(
    about, visits: .kinds([.segmentedControl])
  ) { control in
    control.reportFixedSize(about)
  }
}

private let about = Code(
  "segmented-control/fixed-height", .error,
  title: Message("segmented controls have a fixed height", "分段控件的高度是固定的"),
  why: Message(
    "The system draws the segments at one height, so that they look the same in every app. Another "
      + "height is ignored, or leaves gaps around the segments.",
    "系统以固定的高度绘制分段，使其在各个 app 中保持一致。其他高度会被忽略，或在分段周围留下空隙。"),
  citation: Citation([.guidelines7], "Segmented Control > Appearance and Behavior"),
  bad: .inScreen(
    """
    table {
      row "Theme" {
        segmentedControl {
          segment "Light"
          segment "Dark"
          height: 80pt
          //      ^^^^
        }
      }
    }
    """,
    """
    table {
      row {
        label title "Theme"
        segmentedControl themes {
          segment "Light"; segment "Dark"
          describedBy: title
        }
        layout {
          pin heightsEqually(title, themes)
          //                        ^^^^^^
        }
      }
    }
    """,
    """
    table {
      row "Theme" {
        segmentedControl themes { segment "Light"; segment "Dark" }
        layout {
          themes.height == 60
          //<^^^^^^^^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    content {
      label title "Theme"
      segmentedControl themes { segment "Light"; segment "Dark"; describedBy: title }
      layout {
        pin leadingSpaceToSuperview(title, themes) == 16
        pin topSpaceToSuperview(title) == 16
        pin verticalSpacing(title, themes) == 8
        themes.bottom == title.bottom + 80
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """),
  good: .inScreen(
    """
    content {
      label title "Theme"
      segmentedControl themes { segment "Light"; segment "Dark"; describedBy: title }
      layout {
        pin leadingSpaceToSuperview(title, themes) == 16
        pin topSpaceToSuperview(title) == 16
        pin verticalSpacing(title, themes) == 8
      }
    }
    """,
    """
    table {
      row "Theme" {
        segmentedControl themes { segment "Light"; segment "Dark" }
        layout { pin width(themes) >= 120 }
      }
    }
    """), fix: .safe)
