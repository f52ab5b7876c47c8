import CtlCatalogue

extension ElementMapping {
  /// What stands beside the controls: images and search bars.
  static let companions: [ElementMapping] = [
    // VoiceOver passes over an image unless the document says that it is an element.
    ElementMapping(
      "imageView", .view,
      [
        PropertyMapping("image", .image, .image),
        PropertyMapping(
          "contentMode", .contentMode,
          .members("scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"),
          absent: .member("scaleToFill")),
      ],
      isApproximate: true,
      more: { reader, image, element in
        let accessibility = reader.tree.child(key: "accessibilityConfiguration", of: image)
        let isElement = accessibility.map { configuration in
          reader.tree.attribute("label", of: configuration) != nil
            || reader.tree.children(of: configuration).contains {
              reader.tree.has("key", "isElement", $0) && reader.tree.has("value", "YES", $0)
            }
        }
        if isElement != true {
          reader.builder.set(.decorative, of: element, to: .bool(true), at: reader.origin(image))
        }
      },
      // One with views inside is a view to Ctl.
      chooses: { tree, image in tree.child("subviews", of: image) == nil ? .imageView : .view }),
    ElementMapping(
      "searchBar", .searchBar,
      [
        PropertyMapping("text", .text, .text),
        PropertyMapping("placeholder", .placeholder, .text),
      ]),
  ]
}
