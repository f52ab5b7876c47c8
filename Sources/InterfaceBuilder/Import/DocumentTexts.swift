import CtlText

/// The texts of a document by the keys that its tables of strings have for them, such as
/// `abc-12-def.normalTitle`.
public struct DocumentTexts: Sendable {
  private let tree: XMLTree
  private let ids: [String: Int]

  /// Nil for a file that is no XML.
  public init?(_ source: SourceText) {
    guard let tree = try? XMLReader.read(source) else { return nil }
    self.tree = tree
    ids = DocumentReferences(tree).ids
  }

  /// The text of a key; nil when nothing of the document has it.
  public func text(_ key: String) -> String? {
    guard let dot = key.firstIndex(of: "."), let element = ids[String(key[..<dot])] else {
      return nil
    }
    let property = String(key[key.index(after: dot)...])
    return property.hasPrefix("ibExternal") || property.hasPrefix("ibShadowed")
      ? text(Self.lowered(property.dropFirst(10)), of: element) : text(property, of: element)
  }

  private static func lowered(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  private func text(_ property: String, of element: Int) -> String? {
    if property.hasPrefix("segmentTitles["), let number = Int(property.dropFirst(14).dropLast()) {
      guard number >= 0, let segments = tree.child("segments", of: element) else { return nil }
      return Array(tree.children(of: segments)).dropFirst(number).first
        .flatMap { named("title", of: $0) }
    }
    if property.hasPrefix("configuration.") {
      return tree.child(key: "configuration", of: element)
        .flatMap { named(String(property.dropFirst(14)), of: $0) }
    }
    if property.hasPrefix("accessibility") {
      return tree.child(key: "accessibilityConfiguration", of: element)
        .flatMap { named(Self.lowered(property.dropFirst(13)), of: $0) }
    }
    for state in tree.children(of: element) where tree.isNamed(state, "state") {
      if let key = tree.value("key", of: state), property == "\(key)Title" {
        return named("title", of: state)
      }
    }
    return named(property, of: element)
  }

  /// An attribute, or a child with its name as the key.
  private func named(_ name: String, of element: Int) -> String? {
    if let attribute = tree.attribute(named: name, of: element) { return tree.value(of: attribute) }
    let child = tree.children(of: element).first { tree.value("key", of: $0) == name }
    return child.map { tree.text(of: $0) }
  }
}
