extension Kind {
  static let annotation = Kind(
    .annotation, role: .container,
    title: Localized("Annotation", "标注"),
    documentation: Localized(
      "A note on a map about one place; it may hold a detail disclosure button.",
      "地图上关于某个地点的标注，可以包含详情展开按钮。"),
    uikitClass: "MKAnnotationView",
    primaryText: .title, ownProperties: propertyTable,
    placement: Localized("A content region with a map.", "带地图的内容区域。"),
    layout: KindLayout(place: .leading),
    ground: .cell,
    related: [.detailDisclosureButton, .row],
    children: .elements,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "000 P",
    Localized("the name of the place", "地点的名称"))
]

private let exampleFile = #"""
  screen Nearby "Nearby" {
    action showStore()

    content {
      annotation "Tea House" {
        detailDisclosureButton {
          item: store
          accessibility { label: "Details of the Tea House" }
          on touchUpInside -> showStore()
        }
      }
    }
    view store { label "Open until 6 pm" }
  }
  """#
