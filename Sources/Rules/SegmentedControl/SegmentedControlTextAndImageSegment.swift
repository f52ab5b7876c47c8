import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let segmentedControlTextAndImageSegment = Rule(
    about, visits: .kinds([.segment]), having: [.image]
  ) { segment in
    let content = SegmentContent(segment)
    guard let title = content.title, content.hasImage, title.mayHaveText else { return }
    // One of the two may be missing whenever the other one is there: each case says so.
    let isOpen = content.image?.mayBeNothing == true || title.mayBeNothing
    if isOpen, segment.walk.current == nil { return }
    segment.report(
      about,
      at: content.image.map { .value($0) } ?? .kind,
      related: content.image == nil
        ? []
        : [
          Finding.Related(
            title.valueLocation, Message("the segment has this text", "此分段已有文字")())
        ], looks: [.image], fixes: content.image.map { [segment.delete($0, .suggestion)] } ?? [])
  }
}

private let about = Code(
  "segmented-control/text-and-image-segment", .error,
  title: Message("a segment holds text or an image, not both", "一个分段只能是文字或图片，不能两者都有"),
  why: Message(
    "UIKit keeps one of the two: setting the image of a segment removes its title. Which one is "
      + "shown then depends on which was set last.",
    "UIKit 只保留其中一个：设置图片会取代文字。最终显示哪个取决于最后设置的是哪个。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Show As" {
        segmentedControl {
          segment "Map" { image: "map" }
          //                     ^^^^^
          segment "List"
        }
      }
    }
    """) + [
      """
      appearance segment { image: "dot" }
      //                   ^^^^^^^^^^^^

      screen Units {
        table {
          row "Unit" {
            segmentedControl {
              segment "Miles"
              segment "Meters"
            }
          }
        }
      }
      """
    ],
  good: .inScreen(
    """
    table {
      row "Show As" {
        segmentedControl { segment "Map"; segment "List" }
      }
    }
    """), fix: .suggestion)
