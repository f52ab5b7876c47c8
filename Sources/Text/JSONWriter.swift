/// Writes JSON (RFC 8259) straight into bytes. The caller keeps the order: a key before each value
/// of an object, an end for each beginning.
///
/// Control characters, also C1 and U+007F, are escaped, and so are U+2028 and U+2029, so that the
/// output is safe on a terminal and inside JavaScript.
public struct JSONWriter: Sendable {
  public enum Style: Sendable {
    /// No white space at all.
    case compact
    /// Each element of the outermost array or object on a line of its own.
    case lines
    /// Indented by two spaces.
    case pretty
  }

  public private(set) var bytes: [UInt8] = []
  /// How many levels from the outside are broken into lines.
  private let brokenLevels: Int
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false
  /// The text that a body puts together.
  private var text: [UInt8] = []

  public init(_ style: Style = .compact) {
    brokenLevels = style == .compact ? 0 : style == .lines ? 1 : .max
  }

  // MARK: Containers

  public mutating func beginObject() { begin(UInt8(ascii: "{")) }
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// An object with what the body writes.
  @inlinable public mutating func object<E>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E)
  {
    beginObject()
    try body(&self)
    endObject()
  }

  /// An array with what the body writes.
  @inlinable public mutating func array<E>(_ body: (inout JSONWriter) throws(E) -> Void) throws(E) {
    beginArray()
    try body(&self)
    endArray()
  }

  /// An array of what the body writes for each item.
  @inlinable public mutating func array<Items: Sequence, E>(
    _ items: Items, _ body: (inout JSONWriter, Items.Element) throws(E) -> Void
  ) throws(E) {
    beginArray()
    for item in items { try body(&self, item) }
    endArray()
  }

  /// The same as a member.
  @inlinable public mutating func array<Items: Sequence, E>(
    _ key: String, _ items: Items, _ body: (inout JSONWriter, Items.Element) throws(E) -> Void
  ) throws(E) {
    self.key(key)
    try array(items, body)
  }

  /// A member with an object.
  @inlinable public mutating func object<E>(
    _ key: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    self.key(key)
    try object(body)
  }

  /// A member with an array.
  @inlinable public mutating func array<E>(
    _ key: String, _ body: (inout JSONWriter) throws(E) -> Void
  ) throws(E) {
    self.key(key)
    try array(body)
  }

  /// The name of the value that is written next.
  public mutating func key(_ key: String) {
    separate()
    appendString(key)
    bytes.append(UInt8(ascii: ":"))
    if brokenLevels == .max { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// The members that a body writes, for many objects.
  public static func members(_ body: (inout JSONWriter) -> Void) -> ArraySlice<UInt8> {
    var writer = JSONWriter()
    writer.beginObject()
    body(&writer)
    return writer.bytes.dropFirst()
  }

  /// Members that are JSON already, with commas between them.
  public mutating func write(members: ArraySlice<UInt8>) {
    guard !members.isEmpty else { return }
    separate()
    bytes += members
    needsComma = true
  }

  /// A value in compact form whose numbers are left out: each comes in the place of a `#`, six at most.
  public mutating func write(
    compact form: StaticString, _ first: Int, _ second: Int, _ third: Int, _ fourth: Int,
    _ fifth: Int = 0, _ sixth: Int = 0
  ) {
    separate()
    let form = UnsafeBufferPointer(start: form.utf8Start, count: form.utf8CodeUnitCount)
    let numbers = (first, second, third, fourth, fifth, sixth)
    withUnsafeBytes(of: numbers) { numbers in
      var next = numbers.bindMemory(to: Int.self).makeIterator()
      // A number has twenty digits at most.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: form.count + 6 * 20) { buffer in
        var end = 0
        for byte in form {
          if byte == UInt8(ascii: "#"), let number = next.next() {
            end = Self.decimal(number, buffer, from: end)
          } else {
            buffer[end] = byte
            end += 1
          }
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<end]))
      }
    }
    needsComma = true
  }

  /// Ends the text with a line feed.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Values

  public mutating func write(_ value: String) {
    separate()
    appendString(value)
    needsComma = true
  }

  public mutating func write(_ value: Substring) { write(String(value)) }

  /// A string that a body puts together, in UTF-8.
  public mutating func write(text body: (inout [UInt8]) -> Void) {
    separate()
    text.removeAll(keepingCapacity: true)
    body(&text)
    text.withUnsafeBufferPointer { Self.append($0, to: &bytes) }
    needsComma = true
  }

  public mutating func write(_ value: Int) {
    separate()
    appendDecimal(value)
    needsComma = true
  }

  /// In the shortest form that reads back as the same number; null for infinities and NaN.
  public mutating func write(_ value: Double) {
    separate()
    bytes += (value.isFinite ? value.description : "null").utf8
    needsComma = true
  }

  public mutating func write(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
    needsComma = true
  }

  public mutating func writeNull() {
    separate()
    bytes += "null".utf8
    needsComma = true
  }

  public mutating func member(_ name: String, _ value: String) {
    key(name)
    write(value)
  }

  public mutating func member(_ name: String, _ value: Int) {
    key(name)
    write(value)
  }

  public mutating func member(_ name: String, _ value: Double) {
    key(name)
    write(value)
  }

  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    write(value)
  }

  // MARK: Bytes

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    let isEmpty = !needsComma
    depth = max(depth - 1, 0)
    if !isEmpty, depth < brokenLevels { breakLine() }
    bytes.append(bracket)
    needsComma = true
    isAfterKey = false
  }

  /// The separator between the value before and the next one.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0, depth <= brokenLevels { breakLine() }
    needsComma = true
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func appendDecimal(_ value: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { buffer in
      let end = Self.decimal(value, buffer, from: 0)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<end]))
    }
  }

  /// Puts the digits of a number into a buffer; returns where they end.
  private static func decimal(
    _ value: Int, _ buffer: UnsafeMutableBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var end = start
    if value < 0 {
      buffer[end] = UInt8(ascii: "-")
      end += 1
    }
    var rest = value.magnitude
    let first = end
    repeat {
      buffer[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      end += 1
    } while rest > 0
    buffer[first..<end].reverse()
    return end
  }

  private mutating func appendString(_ value: String) {
    var value = value
    value.withUTF8 { Self.append($0, to: &bytes) }
  }

  /// Puts a text between quotation marks.
  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var index = plainEnd(of: text, from: 0)
    // Nearly every text is short and plain, and is added at once.
    if index == text.count, index <= 64 {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 66) { buffer in
        buffer[0] = UInt8(ascii: "\"")
        for place in 0..<index { buffer[place + 1] = text[place] }
        buffer[index + 1] = UInt8(ascii: "\"")
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<(index + 2)]))
      }
      return
    }
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    while index < text.count {
      let length = escapedLength(text, at: index)
      if length == 0 {
        index += 1
      } else {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        appendEscape(text, at: index, length: length, to: &bytes)
        index += length
        start = index
      }
      index = plainEnd(of: text, from: index)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Where bytes end that are ASCII without an escape; they are looked at eight at a time.
  private static func plainEnd(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= raw.count {
      let special = Self.special(
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      if special != 0 { return index + special.trailingZeroBitCount / 8 }
      index += 8
    }
    // The last bytes once more, with plain ones before them.
    if index < raw.count, index >= start + 8 {
      let last = raw.count - 8
      let special = Self.special(
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: last, as: UInt64.self)))
      return special == 0 ? raw.count : last + special.trailingZeroBitCount / 8
    }
    while index < raw.count, (0x20..<0x7F).contains(raw[index]), raw[index] != 0x22,
      raw[index] != 0x5C
    {
      index += 1
    }
    return index
  }

  /// Sets the high bit of the first of eight bytes that is not plain; bits above it mean nothing.
  @inline(__always) private static func special(_ bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = bytes ^ (ones &* 0x22)
    let slashes = bytes ^ (ones &* 0x5C)
    let deletes = bytes ^ (ones &* 0x7F)
    let found =
      ((bytes &- ones &* 0x20) & ~bytes) | ((quotes &- ones) & ~quotes)
      | ((slashes &- ones) & ~slashes) | ((deletes &- ones) & ~deletes) | bytes
    return found & (ones &* 0x80)
  }

  /// How many bytes at an index need an escape; 0 when none do.
  private static func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = text[index]
    if byte < 0x80 {
      return byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F ? 1 : 0
    }
    // C1 is C2 80 to C2 9F, the separators are E2 80 A8 and E2 80 A9.
    if byte == 0xC2, index + 1 < text.count, text[index + 1] < 0xA0 { return 2 }
    if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80,
      text[index + 2] == 0xA8 || text[index + 2] == 0xA9
    {
      return 3
    }
    return 0
  }

  private static func appendEscape(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, length: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\\"))
    switch text[index] {
    case 0x22: bytes.append(UInt8(ascii: "\""))
    case 0x5C: bytes.append(UInt8(ascii: "\\"))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0xE2: bytes += (text[index + 2] == 0xA8 ? "u2028" : "u2029").utf8
    case let byte:
      let value = length == 2 ? text[index + 1] : byte
      let digits = Array("0123456789abcdef".utf8)
      bytes += "u00".utf8
      bytes.append(digits[Int(value >> 4)])
      bytes.append(digits[Int(value & 0xF)])
    }
  }
}
