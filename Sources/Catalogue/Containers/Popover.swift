extension Kind {
  static let popover = Kind(
    .popover, role: .container,
    title: Localized("Popover", "浮层"),
    documentation: Localized(
      "A view that floats above the screen, where the width is regular.",
      "浮在界面上方的视图，用于宽度为 regular 的环境。"),
    uikitClass: "UIPopoverPresentationController",
    placement: Localized("A screen.", "界面中。"),
    layout: KindLayout(place: .block),
    ground: .cell,
    related: [.view, .datePicker],
    children: .elements,
    example: exampleFile)
}

private let exampleFile = #"""
  screen Planner "Planner" {
    device: .iPad
    var due: Date = "2026-01-31T09:00"

    content { label "Due on Saturday" }
    popover {
      datePicker {
        mode: .date
        date <-> due
        presentation: .popover
        accessibility { label: "Due" }
      }
    }
  }
  """#
