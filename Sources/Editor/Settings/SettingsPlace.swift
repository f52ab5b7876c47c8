/// A place in a `ctl.json`, which may be unfinished: the keys around it and what is expected there.
struct SettingsPlace {
  /// The keys that lead to the object around the place.
  private(set) var path: [String] = []
  /// The key whose value is expected; nil where a key is.
  private(set) var key: String?
  /// The string or word at the place.
  private(set) var word: Range<Int>
  /// The keys that the object has already.
  private(set) var keys: Set<String> = []
  private(set) var isInList = false
  /// Whether a `:` follows.
  private(set) var hasColon = false

  private struct Frame {
    let isObject: Bool
    var key: String?
    var expectsValue = false
    var keys: Set<String> = []
  }

  init(_ bytes: [UInt8], _ offset: Int) {
    word = offset..<offset
    var stack = [Frame(isObject: false)]
    var depth: Int?
    var index = 0
    scan: while index < bytes.count {
      let token = SettingsPlace.token(bytes, index)
      if depth == nil {
        let isAtCursor = SettingsPlace.isWord(bytes[index]) && offset <= token.upperBound
        if isAtCursor || index >= offset {
          arrive(stack, isAtCursor && index <= offset ? token : word)
          depth = stack.count
        }
      }
      let isHere = token == word
      switch bytes[index] {
      case 0x7B, 0x5B: stack.append(Frame(isObject: bytes[index] == 0x7B))
      case 0x7D, 0x5D:
        if stack.count > 1 { stack.removeLast() }
        if let start = depth, stack.count < start { break scan }
      case 0x3A:
        stack[stack.count - 1].expectsValue = true
      case 0x2C:
        stack[stack.count - 1].expectsValue = false
        stack[stack.count - 1].key = nil
      case 0x22:
        guard stack[stack.count - 1].isObject, !stack[stack.count - 1].expectsValue else { break }
        let name = SettingsPlace.contents(bytes, token)
        stack[stack.count - 1].key = name
        if depth == nil { stack[stack.count - 1].keys.insert(name) }
        if depth == stack.count, !isHere { keys.insert(name) }
      default: break
      }
      index = max(token.upperBound, index + 1)
    }
    if depth == nil { arrive(stack, word) }
    var next = word.upperBound
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    hasColon = next < bytes.count && bytes[next] == 0x3A
  }

  private mutating func arrive(_ stack: [Frame], _ word: Range<Int>) {
    self.word = word
    path = stack.dropLast().filter(\.isObject).compactMap(\.key)
    let frame = stack[stack.count - 1]
    isInList = !frame.isObject
    if frame.isObject, frame.expectsValue { key = frame.key }
    if !frame.isObject { key = path.popLast() }
    keys = frame.keys
  }

  /// A string up to its end or the end of its line, a word, or one byte.
  private static func token(_ bytes: [UInt8], _ start: Int) -> Range<Int> {
    var end = start + 1
    if bytes[start] == 0x22 {
      while end < bytes.count, bytes[end] != 0x22, bytes[end] != 0x0A, bytes[end] != 0x0D {
        end += bytes[end] == 0x5C ? 2 : 1
      }
      let isClosed = end < bytes.count && bytes[end] == 0x22
      return start..<min(bytes.count, isClosed ? end + 1 : end)
    }
    guard isWord(bytes[start]) else { return start..<end }
    while end < bytes.count, isWord(bytes[end]), bytes[end] != 0x22 { end += 1 }
    return start..<end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  static func contents(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    return String(text.drop { $0 == "\"" }.prefix { $0 != "\"" })
  }
}
