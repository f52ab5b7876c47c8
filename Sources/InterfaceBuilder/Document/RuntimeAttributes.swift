import CtlCatalogue
import CtlChecker

// What a document sets by key paths, as the code of the app would.

extension DocumentReader {
  mutating func readRuntimeAttributes(of xml: Int, _ element: ElementID) {
    guard let list = tree.child("userDefinedRuntimeAttributes", of: xml) else { return }
    let written = tree.child(key: "accessibilityConfiguration", of: xml)
    for attribute in tree.children(of: list) {
      guard let path = tree.value("keyPath", of: attribute) else { continue }
      let value =
        tree.value("value", of: attribute)
        ?? tree.child(key: "value", of: attribute).map { tree.text(of: $0) } ?? ""
      if let property = Self.accessibilityPaths[path] {
        let isKnown = written.flatMap { tree.attribute(named: property.name, of: $0) } != nil
        if !value.isEmpty, !isKnown {
          builder.setAccessibility(
            property, of: element, to: .string(value), at: origin(attribute))
        }
      } else if path == "isAccessibilityElement" {
        noteIsElement(value, attribute, element)
      } else {
        countUnsupported("userDefinedRuntimeAttribute", attribute)
        // A class of the app may look up its name by such a text.
        let type = tree.value("type", of: attribute)
        if (type == "string" || type == "localizedString") && !path.hasPrefix("layer.") {
          design.facts[element, default: DesignFacts()].isExtended = true
        }
      }
    }
  }

  /// Whether assistive technology sees an element, said by `YES` or `NO`.
  mutating func noteIsElement(_ value: String, _ xml: Int, _ element: ElementID) {
    if value == "NO" {
      // An image without it is one that only decorates.
      let isImage = positions[element].map { tree.isNamed(placed[$0].xml, "imageView") }
      if isImage != true {
        countUnsupported("accessibility.isElement", xml)
      }
      design.facts[element, default: DesignFacts()].isNoElement = true
    } else if value == "YES" {
      design.facts[element, default: DesignFacts()].attributes.append(
        DesignFacts.Attribute("isElement", "YES", origin(xml)))
    }
  }

  private static let accessibilityPaths: [String: PropertyName] = [
    "accessibilityLabel": .label, "accessibilityHint": .hint,
    "accessibilityIdentifier": .identifier,
  ]
}
