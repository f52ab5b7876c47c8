import CtlDiagnostics
import CtlText

/// Why a file is not XML, or more of it than is read.
public struct XMLError: Error, Sendable {
  public let range: Range<Int>
  public let reason: Phrase

  init(_ start: Int, _ end: Int, _ en: String, _ zh: String) {
    range = start..<end
    reason = Message(en, zh)()
  }
}

/// Reads the XML that Interface Builder writes: elements, attributes, text, comments. There is no
/// document type, and no entity but the five of XML itself, so nothing grows while it is read.
struct XMLReader {
  static let sizeLimit = 64 << 20
  static let depthLimit = 256

  private let bytes: [UInt8]
  private var index = 0
  private var tree: XMLTree
  /// The elements that are not closed yet.
  private var open: [Int] = []

  static func read(_ source: SourceText) throws(XMLError) -> XMLTree {
    var reader = XMLReader(source)
    try reader.run()
    return reader.tree
  }

  private init(_ source: SourceText) {
    bytes = source.bytes
    tree = XMLTree(source)
  }

  private mutating func run() throws(XMLError) {
    guard bytes.count <= Self.sizeLimit else {
      throw XMLError(0, 0, "it has more than 64 MiB", "它超过64 MiB")
    }
    if let bad = Self.firstInvalid(bytes) {
      throw XMLError(bad, bad + 1, "it is not UTF-8 text here", "此处不是 UTF-8 文本")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        try markup()
      } else {
        try text()
      }
    }
    if let element = open.last {
      let name = tree.elements[element].name
      throw XMLError(
        name.lowerBound, name.upperBound, "this element is never closed", "此元素没有结束")
    }
    if tree.elements.isEmpty { throw XMLError(0, 0, "it has no element", "其中没有元素") }
  }

  /// The first byte that belongs to no UTF-8 sequence, or to a control character.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return index }
        index += 1
        continue
      }
      let length = UTF8Sequence.length(in: bytes[...], at: index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  // MARK: Text and markup

  private mutating func text() throws(XMLError) {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      let byte = bytes[index]
      if open.isEmpty, !Self.isSpace(byte) {
        throw XMLError(index, index + 1, "text stands outside of the elements", "元素之外有文字")
      }
      if byte == UInt8(ascii: "&") {
        try reference()
      } else {
        index += 1
      }
    }
  }

  private mutating func reference() throws(XMLError) {
    guard let (_, end) = XMLText.reference(bytes[...], index) else {
      throw XMLError(index, index + 1, "`&` begins no known reference", "`&` 不是已知引用的开头")
    }
    index = end
  }

  private func starts(_ text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func markup() throws(XMLError) {
    if starts("</") {
      try endTag()
    } else if starts("<!--") {
      try skip(to: "-->", 4)
    } else if starts("<![CDATA["), !open.isEmpty {
      try skip(to: "]]>", 9)
    } else if starts("<?") {
      try instruction()
    } else if starts("<!") {
      throw XMLError(
        index, index + 2, "declarations such as a document type are not read", "不读取文档类型之类的声明")
    } else {
      try startTag()
    }
  }

  private mutating func skip(to end: StaticString, _ opening: Int) throws(XMLError) {
    guard let found = XMLText.find(end, in: bytes[(index + opening)...]) else {
      throw XMLError(index, index + opening, "this has no end", "此处没有结束")
    }
    index = found + end.utf8CodeUnitCount
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`
  private mutating func instruction() throws(XMLError) {
    let start = index
    try skip(to: "?>", 2)
    let text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    guard text.hasPrefix("<?xml "), text.contains("encoding=") else { return }
    if !["utf-8", "utf8", "us-ascii"].contains(where: { text.contains("encoding=\"\($0)\"") })
      && !text.contains("encoding='utf-8'")
    {
      throw XMLError(start, index, "its encoding is not UTF-8", "编码不是 UTF-8")
    }
  }

  // MARK: Tags

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: byte >= 0x80
    }
  }

  private mutating func name() throws(XMLError) -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
    if start == index {
      throw XMLError(start, min(start + 1, bytes.count), "a name is missing here", "此处缺少名称")
    }
    return start..<index
  }

  private mutating func spaces() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func startTag() throws(XMLError) {
    let start = index
    index += 1
    let name = try name()
    if open.isEmpty, !tree.elements.isEmpty {
      throw XMLError(start, index, "there is a second root element", "有第二个根元素")
    }
    guard open.count < Self.depthLimit else {
      throw XMLError(start, index, "elements are nested too deeply", "元素嵌套过深")
    }
    let element = tree.elements.count
    let item = tree.items.count
    tree.items.append(Int32(truncatingIfNeeded: element))
    let first = tree.attributes.count
    while true {
      let before = index
      spaces()
      guard index < bytes.count else {
        throw XMLError(start, before, "this tag has no end", "此标签没有结束")
      }
      if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/") { break }
      if before == index {
        throw XMLError(index, index + 1, "a space is missing here", "此处缺少空格")
      }
      try attribute(after: first)
    }
    let isEmptyTag = bytes[index] == UInt8(ascii: "/")
    if isEmptyTag { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      throw XMLError(
        min(index, bytes.count), min(index, bytes.count), "`>` is missing here", "此处缺少 `>`")
    }
    index += 1
    tree.elements.append(
      XMLTree.Element(
        range: start..<index, name: name, tagEnd: index, contentEnd: index,
        parent: open.last ?? -1, attributes: first..<tree.attributes.count, item: item,
        isEmptyTag: isEmptyTag))
    if !isEmptyTag { open.append(element) }
  }

  private mutating func attribute(after first: Int) throws(XMLError) {
    let name = try name()
    spaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      throw XMLError(name.lowerBound, name.upperBound, "this attribute has no value", "此属性没有值")
    }
    index += 1
    spaces()
    guard index < bytes.count, [0x22, 0x27].contains(bytes[index]) else {
      throw XMLError(name.lowerBound, name.upperBound, "the value has no quotes", "值没有引号")
    }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") {
        throw XMLError(index, index + 1, "`<` stands in a value", "值中有 `<`")
      }
      if bytes[index] == UInt8(ascii: "&") {
        try reference()
      } else {
        index += 1
      }
    }
    guard index < bytes.count else {
      throw XMLError(name.lowerBound, name.upperBound, "the value has no end", "值没有结束")
    }
    // Elements have few attributes; one with very many is refused by the next rule of XML.
    let text = bytes[name]
    guard tree.attributes.count - first < 256,
      !tree.attributes[first...].contains(where: { bytes[$0.name].elementsEqual(text) })
    else {
      throw XMLError(
        name.lowerBound, name.upperBound, "this attribute stands here twice", "此属性重复")
    }
    tree.attributes.append(
      XMLTree.Attribute(name: name, value: start..<index, item: tree.items.count))
    tree.items.append(~Int32(truncatingIfNeeded: tree.attributes.count - 1))
    index += 1
  }

  private mutating func endTag() throws(XMLError) {
    let start = index
    index += 2
    let name = try name()
    spaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
      throw XMLError(start, index, "`>` is missing here", "此处缺少 `>`")
    }
    index += 1
    guard let element = open.popLast(),
      bytes[tree.elements[element].name].elementsEqual(bytes[name])
    else {
      throw XMLError(start, index, "this closes no open element", "此处没有可结束的元素")
    }
    tree.elements[element].contentEnd = start
    tree.elements[element].range = tree.elements[element].range.lowerBound..<index
    tree.elements[element].size = tree.elements.count - element
  }
}
