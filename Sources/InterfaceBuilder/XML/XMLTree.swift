import CtlText

/// The elements and attributes of an XML file, in flat arrays. Each knows its bytes.
public struct XMLTree: Sendable {
  public let source: SourceText
  /// In pre-order: the children of an element follow it.
  public internal(set) var elements: [Element] = []
  public internal(set) var attributes: [Attribute] = []
  /// Everything in the order of the file: the index of an element, or `~` of that of an attribute.
  public internal(set) var items: [Int32] = []

  public struct Element: Sendable {
    /// From `<` to the end of the end tag.
    public internal(set) var range: Range<Int>
    public internal(set) var name: Range<Int>
    /// The first byte after the start tag.
    public internal(set) var tagEnd: Int
    /// The first byte of the end tag; `tagEnd` when there is none.
    public internal(set) var contentEnd: Int
    /// -1 for the root.
    public internal(set) var parent: Int
    /// Elements in the subtree, this one included.
    public internal(set) var size = 1
    public internal(set) var attributes: Range<Int>
    /// Its place in `items`.
    public internal(set) var item: Int
    /// Whether it is `<name/>`.
    public internal(set) var isEmptyTag: Bool
  }

  public struct Attribute: Sendable {
    public internal(set) var name: Range<Int>
    /// Between the quotes.
    public internal(set) var value: Range<Int>
    public internal(set) var item: Int
    /// From the name to the closing quote.
    public var range: Range<Int> { name.lowerBound..<value.upperBound + 1 }
  }

  init(_ source: SourceText) { self.source = source }

  // MARK: Reading

  public func name(of element: Int) -> String { source.string(elements[element].name) }

  public func isNamed(_ element: Int, _ name: StaticString) -> Bool {
    equals(elements[element].name, name)
  }

  /// The attribute with a name, by its index.
  public func attribute(_ name: StaticString, of element: Int) -> Int? {
    elements[element].attributes.first { equals(attributes[$0].name, name) }
  }

  public func attribute(named name: String, of element: Int) -> Int? {
    elements[element].attributes.first {
      source.bytes[attributes[$0].name].elementsEqual(name.utf8)
    }
  }

  /// The value of an attribute, with its references replaced.
  public func value(_ name: StaticString, of element: Int) -> String? {
    attribute(name, of: element).map { value(of: $0) }
  }

  public func value(of attribute: Int) -> String {
    XMLText.decode(source.bytes[attributes[attribute].value])
  }

  /// Whether an attribute has just this value.
  public func has(_ name: StaticString, _ value: StaticString, _ element: Int) -> Bool {
    attribute(name, of: element).map { equals(attributes[$0].value, value) } ?? false
  }

  /// The text in an element that has no elements inside.
  public func text(of element: Int) -> String {
    let element = elements[element]
    guard element.size == 1 else { return "" }
    return XMLText.decode(source.bytes[element.tagEnd..<element.contentEnd])
  }

  private func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<range.count
      where bytes[range.lowerBound + index] != text.utf8Start[index] { return false }
      return true
    }
  }

  // MARK: Surroundings

  public struct Children: Sequence, IteratorProtocol {
    let tree: XMLTree
    var index: Int
    let end: Int

    public mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index += tree.elements[index].size }
      return index
    }
  }

  /// The elements directly inside.
  public func children(of element: Int) -> Children {
    Children(tree: self, index: element + 1, end: element + elements[element].size)
  }

  /// The first child with a name.
  public func child(_ name: StaticString, of element: Int) -> Int? {
    children(of: element).first { isNamed($0, name) }
  }

  /// The child with a `key`, whatever its name.
  public func child(key: StaticString, of element: Int) -> Int? {
    children(of: element).first { has("key", key, $0) }
  }
}
