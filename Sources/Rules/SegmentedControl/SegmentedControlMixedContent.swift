import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let segmentedControlMixedContent = Rule(
    about, visits: .kinds([.segmentedControl]), weight: .behavior
  ) { control in
    guard let (title, picture) = pair(in: control) ?? rounds(in: control) else { return }
    let isTextFirst = title.control.index < picture.control.index
    let odd = isTextFirst ? picture : title
    let first = isTextFirst ? title : picture
    odd.control.report(
      about, at: .value(odd),
      label: isTextFirst
        ? Message("an image among texts", "文字中的图片")()
        : Message("a text among images", "图片中的文字")(),
      related: [
        Finding.Related(
          first.valueLocation,
          isTextFirst
            ? Message("this one is a text", "此分段是文字")()
            : Message("this one is an image", "此分段是图片")())
      ])
  }

  /// A text and an image that are there together. Another rule reports a segment with both. Plain loops cost
  /// no look-up of types at every start.
  private static func pair(in control: PlacedElement) -> (Written, Written)? {
    let contents = control.segments.contents
    let count = min(contents.count, 64)
    for one in 0..<count {
      guard contents[one].image == nil, let title = contents[one].title else { continue }
      for other in 0..<count {
        guard contents[other].title == nil, let picture = contents[other].image,
          title.control.canMeet(picture.control, in: control)
        else { continue }
        return (title, picture)
      }
    }
    return nil
  }

  /// The title and the image of a segment in a loop, where some items have only a text and others only an image.
  private static func rounds(in control: PlacedElement) -> (Written, Written)? {
    for content in control.segments.contents {
      guard let title = content.title, let picture = content.image else { continue }
      let titles = title.values(inRoundsOf: control)
      let pictures = picture.values(inRoundsOf: control)
      guard !titles.isEmpty, titles.count == pictures.count else { continue }
      var (hasText, hasPicture) = (false, false)
      for (title, picture) in zip(titles, pictures) {
        let isBlank = title == .none || title.text?.isBlank == true
        let isMissing = picture == .none
        if !isBlank, isMissing { hasText = true }
        if isBlank, !isMissing { hasPicture = true }
      }
      if hasText && hasPicture { return (title, picture) }
    }
    return nil
  }
}

private let about = Code(
  "segmented-control/mixed-content", .warning,
  title: Message("do not mix text and images in one segmented control", "同一控件的分段应全用文字或全用图片"),
  why: Message(
    "The segments are choices of one kind, and people compare them at a glance. Words beside pictures "
      + "look like different things and make the control restless.",
    "各分段是同类的选项，用户一眼就能比较。文字与图片混用，看上去像不同的东西，也显得杂乱。"),
  citation: .guidelines("Segmented Control > Guidelines"),
  bad: .inScreen(
    """
    table {
      row "Show As" {
        segmentedControl {
          segment "List"
          segment { image: "map" }
          //               ^^^^^
        }
      }
    }
    """,
    """
    table {
      row "Show As" {
        segmentedControl {
          segment { image: "list" }
          segment { image: "map" }
          segment "Globe"
          //      ^^^^^^^
        }
      }
    }
    """),
  good: .inScreen(
    """
    table {
      row "Show As" {
        segmentedControl { segment "List"; segment "Map" }
      }
      row "Order" {
        segmentedControl {
          segment { image: "up" }
          segment { image: "down" }
          accessibility { label: "Order" }
        }
      }
    }
    """) + [
      """
      component Show(hasImages: Bool) {
        segmentedControl {
          if hasImages { segment { image: "list" } } else { segment "List" }
          if hasImages { segment { image: "map" } } else { segment "Map" }
          accessibility { label: "Show As" }
        }
      }

      screen Places {
        var isMap: Bool = false
        table {
          row "Show As" { Show { hasImages: true } }
          row "Route" { Show { hasImages: false } }
          row "Map" { switch { isOn <-> isMap } }
          row "Kind" {
            segmentedControl {
              if isMap { segment { image: "street" }; segment { image: "aerial" } }
              if !isMap { segment "Near"; segment "All" }
              accessibility { label: "Kind" }
            }
          }
        }
      }
      """
    ])
