import struct CtlRuntime.DurationUnit

/// What the numbers of a file say. Values on a command line and in a session are written in the same way,
/// with a sign. What people type into a field is another thing: `Int(reading:)` and `Double(reading:)`
/// take white space around a number, and no underscores, hexadecimal digits and exponents.
public enum WrittenNumber {
  /// `12`, `1_000`, `0xFF`; nil for fractions and for numbers that do not fit.
  public static func int(_ text: some StringProtocol) -> Int? { int(Array(text.utf8)[...]) }

  /// The same with a fraction or an exponent too: `0.5`, `1e3`. Never infinite.
  public static func double(_ text: some StringProtocol) -> Double? {
    let bytes = Array(text.utf8)[...]
    return int(bytes).map { Double($0) } ?? fraction(bytes)
  }

  static func int(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    let isNegative = bytes.first == 0x2D
    if isNegative || bytes.first == 0x2B { index += 1 }
    var radix = 10
    if bytes.endIndex - index > 2, bytes[index] == 0x30, bytes[index + 1] | 0x20 == 0x78 {
      radix = 16
      index += 2
    }
    var value = 0
    var hasDigit = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == 0x5F { continue }
      guard let digit = digit(byte), digit < radix else { return nil }
      hasDigit = true
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      let (sum, overflowsToo) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if overflows || overflowsToo { return nil }
      value = sum
    }
    return hasDigit ? value : nil
  }

  /// A number with a point or an exponent.
  static func fraction(_ bytes: ArraySlice<UInt8>) -> Double? {
    guard isFraction(bytes),
      let value = Double(String(decoding: bytes.filter { $0 != 0x5F }, as: UTF8.self)),
      value.isFinite
    else { return nil }
    return value
  }

  /// Whether digits have a point or an exponent after them.
  static func isFraction(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.contains { $0 == 0x2E || $0 | 0x20 == 0x65 }
      && bytes.allSatisfy {
        isDigit($0) || [0x2B, 0x2D, 0x2E, 0x5F].contains($0) || $0 | 0x20 == 0x65
      }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A decimal or hexadecimal digit.
  static func digit(_ byte: UInt8) -> Int? {
    if isDigit(byte) { return Int(byte) - 0x30 }
    let letter = (byte | 0x20) &- 0x61
    return letter < 6 ? Int(letter) + 10 : nil
  }
}

/// What a number with units says: `15min`, `1h30min`, `44pt`.
public enum WrittenQuantity {
  enum Failure: Error {
    case unknown(unit: String)
    /// A unit after a smaller one, or twice.
    case misplaced(unit: String)
    case tooLong
  }

  /// Milliseconds: the units in falling order, each with a number.
  public static func duration(_ text: String) -> Int? {
    if case .success(.duration(let value)) = read(Array(text.utf8)) { value } else { nil }
  }

  /// A duration or a length.
  static func read(_ bytes: [UInt8]) -> Result<Value, Failure> {
    let bytes = bytes.filter { $0 != 0x5F }
    var index = 0
    var milliseconds = 0.0
    var smallest = Int.max
    repeat {
      let start = index
      while index < bytes.count, WrittenNumber.isDigit(bytes[index]) || bytes[index] == 0x2E {
        index += 1
      }
      let number = Double(String(decoding: bytes[start..<index], as: UTF8.self))
      let unitStart = index
      while index < bytes.count, !WrittenNumber.isDigit(bytes[index]) { index += 1 }
      let name = String(decoding: bytes[unitStart..<index], as: UTF8.self)
      guard let number, !name.isEmpty else { return .failure(.unknown(unit: name)) }
      if name == "pt", start == 0, index == bytes.count { return .success(.length(number)) }
      guard let unit = DurationUnit.all.first(where: { $0.name == name }) else {
        return .failure(.unknown(unit: name))
      }
      guard unit.milliseconds < smallest else { return .failure(.misplaced(unit: name)) }
      smallest = unit.milliseconds
      milliseconds += number * Double(unit.milliseconds)
    } while index < bytes.count
    return milliseconds < 9.0e15 ? .success(.duration(Int(milliseconds))) : .failure(.tooLong)
  }
}
