import CtlCatalogue

/// The property names that may be in a set: a bit for each, shared by names that are 64 apart. Most
/// lookups are for a property that is not there, and then no entry is read.
public struct PropertyFilter: Sendable {
  @usableFromInline var bits: UInt64

  public init(_ names: [PropertyName] = []) {
    bits = 0
    for name in names { insert(name) }
  }

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// Has something in common with every set, the empty one included.
  public static let all = PropertyFilter(bits: .max)

  @inlinable public mutating func insert(_ name: PropertyName) { bits |= Self.bit(name) }

  @inlinable public mutating func formUnion(_ other: PropertyFilter) { bits |= other.bits }

  /// False when the name is surely not in the set.
  @inlinable public func mayContain(_ name: PropertyName) -> Bool { bits & Self.bit(name) != 0 }

  /// False when surely none of the others is in the set.
  @inlinable public func mayContain(oneOf others: PropertyFilter) -> Bool {
    others.bits == .max || bits & others.bits != 0
  }

  @inlinable static func bit(_ name: PropertyName) -> UInt64 { 1 << UInt64(name.rawValue & 63) }
}
