/// FNV-1a in 64 bits: enough to distinguish versions of a thing, since none is forged here. It is
/// the same on every machine and in every run.
public struct StableHash: Sendable, Hashable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  public init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Adds bytes; what is added in two parts has the hash of the whole.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Adds a part with an end, so that the border between two parts counts.
  public mutating func add(part: some Collection<UInt8>) {
    add(part)
    add("\u{0}\(part.count)\u{0}".utf8)
  }

  /// 16 digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
