import CtlCatalogue
import CtlSyntax
import CtlText

/// A name as a number; equal names of one table have equal ids.
public struct NameID: Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable public var index: Int { Int(rawValue) }
}

/// Names to numbers and back. The vocabulary of the catalogue comes first in every table, so a name
/// of the catalogue is known by its number alone.
public struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Open addressing: entry index + 1, or 0.
  private var slots: [UInt32]
  private let seed = UInt64.random(in: .min ... .max)

  private struct Entry {
    var start: UInt32
    var length: UInt32
    var hash: UInt32
  }

  init() { slots = [UInt32](repeating: 0, count: 1024) }

  public var count: Int { entries.count }

  /// The id of a name, which is added if it is new.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = hash(name)
    let slot = slot(of: name, hash)
    if slots[slot] > 0 { return NameID(rawValue: slots[slot] - 1) }
    let id = NameID(rawValue: UInt32(entries.count))
    entries.append(
      Entry(start: UInt32(bytes.count), length: UInt32(name.count), hash: hash))
    bytes.append(contentsOf: name)
    slots[slot] = id.rawValue + 1
    if entries.count * 2 > slots.count { growSlots() }
    return id
  }

  mutating func intern(_ name: String) -> NameID {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The id of a name that is in the table already.
  public func find(_ name: String) -> NameID? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
    let slot = slot(of: name, hash(name))
    return slots[slot] > 0 ? NameID(rawValue: slots[slot] - 1) : nil
  }

  /// The slot of a name, or a free one for it.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, equals(entry, name) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  public func text(_ id: NameID) -> String {
    let entry = entries[id.index]
    return String(
      decoding: bytes[Int(entry.start)..<Int(entry.start + entry.length)], as: UTF8.self)
  }

  /// Calls a body with the bytes of a name.
  func withBytes<Result>(
    of id: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let entry = entries[id.index]
    let range = Int(entry.start)..<Int(entry.start) + Int(entry.length)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func equals(_ entry: Entry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(entry.length) == name.count else { return false }
    let start = Int(entry.start)
    return bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<name.count where bytes[start + index] != name[index] { return false }
      return true
    }
  }

  private mutating func growSlots() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }

  /// Eight bytes at a time, with a secret seed, so that no file can force collisions.
  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(name)
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var index = 0
    while index + 8 <= bytes.count {
      hash = NameTable.mix(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return UInt32(truncatingIfNeeded: NameTable.mix(hash ^ rest))
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}

/// The words of the catalogue, in a table that every file's table starts from.
enum Vocabulary {
  static let table: NameTable = {
    var table = NameTable()
    for name in PropertyName.names { _ = table.intern(name) }
    for name in KindName.names { _ = table.intern(name) }
    for name in EventName.names { _ = table.intern(name) }
    return table
  }()

  private static func map<Name: CatalogueName>(_ type: Name.Type) -> [UInt8] {
    var result = [UInt8](repeating: .max, count: table.count)
    for name in Name.allCases {
      if let id = table.find(name.name) { result[id.index] = UInt8(name.rawValue) }
    }
    return result
  }

  private static let properties = map(PropertyName.self)
  private static let kinds = map(KindName.self)
  private static let events = map(EventName.self)

  static func property(_ id: NameID) -> PropertyName? {
    id.index < properties.count ? PropertyName(rawValue: Int(properties[id.index])) : nil
  }

  static func kind(_ id: NameID) -> KindName? {
    id.index < kinds.count ? KindName(rawValue: Int(kinds[id.index])) : nil
  }

  static func event(_ id: NameID) -> EventName? {
    id.index < events.count ? EventName(rawValue: Int(events[id.index])) : nil
  }
}
