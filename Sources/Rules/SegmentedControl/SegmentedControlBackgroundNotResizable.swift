import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let segmentedControlBackgroundNotResizable = Rule(
    about, visits: .kinds([.segmentedControl]), having: [.backgroundImage]
  ) { control in
    for background in control.allWritten(.backgroundImage) {
      guard case .image(let image)? = background.value, !image.isResizable else { continue }
      func fixes() -> [Fix?] {
        if background.valueText.first == "\"" {
          return [
            control.replaceValue(
              background, with: "resizable(\(background.valueText))", .suggestion)
          ]
        }
        return []
      }
      control.report(about, at: .value(background), fixes: fixes())
    }
    // Of the appearance, the properties that the control does not set itself.
    let isStretched = control.byAppearance(.backgroundImage).contains { set in
      guard case .image(let image)? = set.program.constant(set.entry.expression) else {
        return false
      }
      return !image.isResizable
    }
    guard isStretched, !control.isWritten(.backgroundImage) else { return }
    control.report(about, at: .kind, looks: [.backgroundImage])
  }
}

private let about = Code(
  "segmented-control/background-not-resizable", .advice, editions: [.ios7],
  title: Message("consider a resizable background image", "请考虑使用可调整大小的背景图片"),
  why: Message(
    "The width of a segment depends on how many there are and on the screen. A resizable image "
      + "stretches in its middle and keeps its corners; any other is distorted.",
    "分段的宽度取决于分段的个数和屏幕。可调整大小的图片只拉伸中间部分，四角保持不变；其他图片则会变形。"),
  citation: Citation([.guidelines7], "Segmented Control > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Manual" {
        segmentedControl {
          segment "Great"
          segment "Swell"
          backgroundImage(normal): "ivory"
          //                       ^^^^^^^
          contentPositionChecked: true
        }
      }
    }
    """,
    """
    let ebony: Image = "ebony"
    table {
      row "Manual" {
        segmentedControl {
          segment "Great"
          segment "Swell"
          backgroundImage(normal): resizable("ivory")
          backgroundImage(selected): ebony
          //                         ^^^^^
          contentPositionChecked: true
        }
      }
    }
    """),
  good: [
    """
    screen Organ {
      table {
        row "Manual" {
          segmentedControl {
            segment "Great"
            segment "Swell"
            backgroundImage(normal): resizable("ivory")
            contentPositionChecked: true
          }
        }
      }
    }
    """,
    Example(
      """
      screen Organ {
        table {
          row "Manual" {
            segmentedControl {
              segment "Great"
              segment "Swell"
              backgroundImage(normal): "ivory"
              contentPositionChecked: true
            }
          }
        }
      }
      """, settings: "{ \"guidelines\": \"ios8\" }"),
  ], fix: .suggestion)
