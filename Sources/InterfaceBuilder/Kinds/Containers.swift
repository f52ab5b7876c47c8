import CtlCatalogue

extension ElementMapping {
  /// Views with views inside, and views that Ctl knows only as a place.
  static let containers: [ElementMapping] =
    [
      ElementMapping("view", .view, background),
      ElementMapping("tableViewCellContentView", .view, background),
      ElementMapping("collectionViewCellContentView", .view, background),
      ElementMapping(
        "stackView", .stack,
        [
          PropertyMapping("axis", .axis, .members("horizontal", "vertical")),
          PropertyMapping("spacing", .spacing, .length),
          PropertyMapping(
            "alignment", .alignment,
            .member([
              "fill": "fill", "leading": "leading", "center": "center", "trailing": "trailing",
              "top": "leading", "bottom": "trailing",
            ])),
        ]),
      ElementMapping(
        "scrollView", .scrollView,
        background + [PropertyMapping("pagingEnabled", .isPagingEnabled, .bool)],
        more: { reader, view, element in
          guard reader.isSideways(view) else { return }
          reader.builder.set(
            .axis, of: element, to: .member("horizontal"), at: reader.origin(view))
        }),
      ElementMapping("tableView", .table),
      ElementMapping(
        "tableViewSection", .section,
        [
          PropertyMapping("headerTitle", .title, .text),
          PropertyMapping("footerTitle", .footer, .text),
        ]),
      ElementMapping(
        "tableViewCell", .row,
        [PropertyMapping("accessoryType", .accessory, .members("disclosureIndicator", "checkmark"))]
      ),
      ElementMapping(
        "navigationBar", .navigationBar,
        more: { reader, bar, _ in
          // The title of a bar among views is not that of the screen.
          guard let items = reader.tree.child("items", of: bar) else { return }
          for item in reader.tree.children(of: items) { reader.countRest(ofItem: item) }
        }),
      ElementMapping("toolbar", .toolbar),
    ]
    + [
      "containerView", "collectionView", "collectionViewCell",
      "collectionReusableView", "visualEffectView", "webView", "wkWebView", "mapView",
      "sceneKitView", "skView", "glkView", "mtkView", "arscnView", "tabBar", "window",
    ].map { ElementMapping($0, .view, background, isApproximate: true) }

  private static let background = [PropertyMapping(child: "backgroundColor", .background, .color)]

  /// The controls that a controller has beside its view.
  static let besideViews: Set<String> = ["refreshControl"]

  /// The elements that only group others.
  static let groups: Set<String> = [
    "subviews", "sections", "cells", "prototypes", "items", "toolbarItems", "leftBarButtonItems",
    "rightBarButtonItems", "navigationItem",
  ]
}

extension DocumentReader {
  /// Whether what a scroll view shows goes on at its side: it gives way only there, or its views stand
  /// there.
  fileprivate func isSideways(_ view: Int) -> Bool {
    if tree.has("alwaysBounceVertical", "YES", view) { return false }
    if tree.has("alwaysBounceHorizontal", "YES", view) { return true }
    guard let frame = frame(of: view), let subviews = tree.child("subviews", of: view) else {
      return false
    }
    let frames = tree.children(of: subviews).compactMap { self.frame(of: $0) }
    return frames.contains { $0.maxX > frame.width + 1 }
      && !frames.contains { $0.maxY > frame.height + 1 }
  }
}
