extension Kind {
  static let segment = Kind(
    .segment, role: .part,
    title: Localized("Segment", "分段"),
    documentation: Localized(
      "One choice of a segmented control, with a title or an image.",
      "分段控件的一个选项，内容是文字或图片。"),
    swiftName: "SegmentedControl.Segment", isInteractive: true,
    primaryText: .title, ownProperties: propertyTable,
    placement: Localized("A segmented control.", "分段控件中。"),
    naturalSize: KindSize(height: 29),
    layout: KindLayout(content: .textOrImage(least: 44, edges: 20), fontSize: 13),
    defaultTraits: ["userInteractionEnabled", "button"],
    related: [.segmentedControl],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "000 001 003",
    Localized("the text of the segment, if it has no image", "分段的文字；不能同时有图片")),
  Property(
    .image, .image, appearance: true, source: "000 001 003",
    Localized("the image of the segment, if it has no text", "分段的图片；不能同时有文字")),
  Property(
    .isEnabled, .bool, default: .bool(true), source: "U",
    Localized("whether it can be chosen", "是否可以选择")),
  Property(
    .width, .length, default: .double(0), range: .atLeast(0, outside: .refused),
    source: "000 001 003 U",
    Localized("the width in points; 0 for an equal share", "宽度（点）；0 表示平分总宽度")),
]

private let exampleFile = #"""
  screen Text "Text" {
    var alignment: Int in 0...2 = 0

    content {
      segmentedControl {
        selectedSegmentIndex <-> alignment
        accessibility { label: "Alignment" }
        segment "Left"
        segment "Center"
        segment "Right"
      }
    }
  }
  """#
