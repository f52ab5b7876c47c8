/// An event of a preview: from the person, the terminal or the clock.
public enum PreviewEvent: Sendable, Hashable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted.
  case paste(String)
  /// The terminal now has this many columns and lines.
  case resize(width: Int, height: Int)
  /// This many milliseconds have passed.
  case tick(milliseconds: Int)

  public enum Key: Sendable, Hashable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// With Shift: a finger that stays down.
    case holdLeft, holdRight
    case control(Character)
  }

  public struct Mouse: Sendable, Hashable {
    public var action: Action
    /// From 0 at the top left.
    public var x: Int
    public var y: Int

    public enum Action: Sendable, Hashable { case press, drag, release, scrollUp, scrollDown }

    public init(_ action: Action, x: Int, y: Int) {
      self.action = action
      self.x = x
      self.y = y
    }
  }
}

/// Turns the bytes of a terminal into events. An incomplete sequence waits for its rest; an invalid
/// one is dropped.
public struct InputParser: Sendable {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  /// A longer sequence is invalid.
  private static let limit = 64
  private static let pasteLimit = 1 << 20

  public init() {}

  /// Whether an escape character waits for what may follow it.
  public var isWaiting: Bool { !pending.isEmpty }

  /// Nothing more came: a lone escape character is the key.
  public mutating func flush() -> [PreviewEvent] {
    defer { pending = [] }
    return pending == [0x1B] ? [.key(.escape)] : []
  }

  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [PreviewEvent] {
    pending += bytes
    var events: [PreviewEvent] = []
    var rest = pending[...]
    while !rest.isEmpty {
      let before = rest.count
      if pasted != nil {
        if takePaste(&rest, &events) { continue } else { break }
      }
      if let event = next(&rest) {
        if let event { events.append(event) }
      } else {
        break
      }
      if rest.count == before { break }
    }
    pending = rest.count > InputParser.limit && pasted == nil ? [] : Array(rest)
    return events
  }

  private mutating func takePaste(
    _ rest: inout ArraySlice<UInt8>, _ events: inout [PreviewEvent]
  ) -> Bool {
    let end = Array("\u{1B}[201~".utf8)
    var index = rest.startIndex
    while index < rest.endIndex {
      if rest[index...].starts(with: end) {
        let text = (pasted ?? []) + rest[rest.startIndex..<index]
        events.append(.paste(String(decoding: text.prefix(InputParser.pasteLimit), as: UTF8.self)))
        pasted = nil
        rest = rest[(index + end.count)...]
        return true
      }
      if rest[index] == 0x1B, rest.endIndex - index < end.count { break }
      index += 1
    }
    if (pasted?.count ?? 0) < InputParser.pasteLimit { pasted? += rest[rest.startIndex..<index] }
    rest = rest[index...]
    return false
  }

  /// The next event; `.some(nil)` for invalid bytes, nil when more bytes are needed.
  private mutating func next(_ rest: inout ArraySlice<UInt8>) -> PreviewEvent?? {
    guard let first = rest.first else { return nil }
    switch first {
    case 0x1B: return escape(&rest)
    case 0x0D, 0x0A:
      rest.removeFirst()
      return .some(.key(.enter))
    case 0x09:
      rest.removeFirst()
      return .some(.key(.tab))
    case 0x7F, 0x08:
      rest.removeFirst()
      return .some(.key(.backspace))
    case 0..<0x20:
      rest.removeFirst()
      return .some(.key(.control(Character(UnicodeScalar(first + 0x60)))))
    case 0x20..<0x80:
      rest.removeFirst()
      return .some(.key(.character(Character(UnicodeScalar(first)))))
    default: return character(&rest)
    }
  }

  private func character(_ rest: inout ArraySlice<UInt8>) -> PreviewEvent?? {
    let first = rest[rest.startIndex]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard rest.count >= length else { return nil }
    let text = String(decoding: rest.prefix(length), as: UTF8.self)
    rest.removeFirst(length)
    guard length > 1, let character = text.first, text.count == 1, character != "\u{FFFD}" else {
      return .some(nil)
    }
    return .some(.key(.character(character)))
  }

  private mutating func escape(_ rest: inout ArraySlice<UInt8>) -> PreviewEvent?? {
    guard rest.count >= 2 else { return nil }
    let second = rest[rest.startIndex + 1]
    guard second == 0x5B || second == 0x4F else {
      rest.removeFirst()
      return .some(.key(.escape))
    }
    var end = rest.startIndex + 2
    while end < rest.endIndex, !(0x40...0x7E).contains(rest[end]) {
      guard (0x20..<0x40).contains(rest[end]), end - rest.startIndex < InputParser.limit else {
        rest = rest[end...]
        return .some(nil)
      }
      end += 1
    }
    guard end < rest.endIndex else { return nil }
    let body = String(decoding: rest[(rest.startIndex + 2)..<end], as: UTF8.self)
    let final = Character(UnicodeScalar(rest[end]))
    rest = rest[(end + 1)...]
    if body.hasPrefix("<") { return .some(mouse(body.dropFirst(), final)) }
    if final == "~", body == "200" {
      pasted = []
      return .some(nil)
    }
    return .some(InputParser.key(body, final).map { .key($0) })
  }

  private static func key(_ body: String, _ final: Character) -> PreviewEvent.Key? {
    switch (final, body) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", "1;2"): .holdRight
    case ("D", "1;2"): .holdLeft
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    case ("~", "3"): .delete
    case ("Z", _): .backTab
    default: nil
    }
  }

  private func mouse(_ body: Substring, _ final: Character) -> PreviewEvent? {
    let numbers = body.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0, numbers[1] < 100_000,
      numbers[2] < 100_000
    else { return nil }
    let action: PreviewEvent.Mouse.Action
    switch numbers[0] & ~0x1C {
    case 64: action = .scrollUp
    case 65: action = .scrollDown
    case 0: action = final == "m" ? .release : .press
    case 32: action = .drag
    default: return nil
    }
    return .mouse(.init(action, x: numbers[1] - 1, y: numbers[2] - 1))
  }
}
