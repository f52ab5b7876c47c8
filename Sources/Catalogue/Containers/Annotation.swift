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
    related: [.detailDisclosureButton, .row],
    children: .elements)
}

private let propertyTable: [Property] = [
  Property(
    .title, .string, source: "000 P",
    Localized("the name of the place", "地点的名称"))
]
