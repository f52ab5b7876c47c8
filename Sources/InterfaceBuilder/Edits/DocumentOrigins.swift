import CtlChecker
import CtlDiagnostics
import CtlText

/// The origins of a document: an origin is an element or an attribute, numbered in the order of the
/// file.
struct DocumentOrigins: Origins {
  let tree: XMLTree
  let file: FileID

  init(_ tree: XMLTree, _ file: FileID) {
    self.tree = tree
    self.file = file
  }

  /// What an origin is.
  enum Item {
    case element(Int)
    case attribute(Int)
  }

  static func origin(ofElement element: Int, _ tree: XMLTree) -> OriginID {
    OriginID(rawValue: UInt32(tree.elements[element].item) + 1)
  }

  static func origin(ofAttribute attribute: Int, _ tree: XMLTree) -> OriginID {
    OriginID(rawValue: UInt32(tree.attributes[attribute].item) + 1)
  }

  func item(_ origin: OriginID) -> Item? {
    let index = Int(origin.rawValue) - 1
    guard tree.items.indices.contains(index) else { return nil }
    let item = tree.items[index]
    return item >= 0 ? .element(Int(item)) : .attribute(Int(~item))
  }

  /// The element of an origin; that of its attribute.
  func element(_ origin: OriginID) -> Int? {
    var index = Int(origin.rawValue) - 1
    guard tree.items.indices.contains(index) else { return nil }
    // Its attributes follow an element.
    while index >= 0 {
      if tree.items[index] >= 0 { return Int(tree.items[index]) }
      index -= 1
    }
    return nil
  }

  var source: SourceText { tree.source }
  var brokenRanges: [Range<Int>] { [] }

  func range(of origin: OriginID, _ part: OriginPart) -> Range<Int> {
    switch item(origin) {
    case .element(let element):
      part == .whole || part == .member
        ? tree.elements[element].range : tree.elements[element].name
    case .attribute(let attribute): tree.attributes[attribute].range
    case nil: 0..<0
    }
  }

  func documentation(of origin: OriginID) -> String? { nil }
  func lines(of origin: OriginID) -> [String] { [] }
  func operands(of constraint: OriginID) -> [OriginID] { [] }

  /// The value of an attribute; references to characters are `{`.
  func maskedText(of origin: OriginID) -> MaskedText? {
    guard case .attribute(let attribute) = item(origin) else { return nil }
    let range = tree.attributes[attribute].value
    var mask = Array(source.bytes[range])
    var index = 0
    while index < mask.count {
      if mask[index] == UInt8(ascii: "&"),
        let end = XMLText.reference(source.bytes[range], range.lowerBound + index)?.end
      {
        while index < end - range.lowerBound {
          mask[index] = UInt8(ascii: "{")
          index += 1
        }
      } else {
        index += 1
      }
    }
    return MaskedText(text: String(decoding: mask, as: UTF8.self), start: range.lowerBound)
  }

  func edits(for changes: [Change]) -> [Edit]? {
    var edits: [Edit] = []
    for change in changes {
      guard let made = DocumentEdits(origins: self).edits(for: change) else { return nil }
      edits += made
    }
    edits.sort { $0.location < $1.location }
    let meets = zip(edits, edits.dropFirst()).contains {
      $0.location.range.upperBound > $1.location.range.lowerBound
    }
    return meets ? nil : edits
  }
}
