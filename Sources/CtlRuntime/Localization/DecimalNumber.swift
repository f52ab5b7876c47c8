/// A number in decimal digits, which is rounded as people do it: what they see is halfway, such as
/// 2.675, goes to the even digit, whatever its nearest binary fraction is.
struct DecimalNumber: Sendable {
  private(set) var isNegative: Bool
  /// 0...9, the first of them before all others.
  private var digits: [UInt8]
  /// How many digits stand before the decimal separator; negative when zeros follow it first.
  private var point: Int

  init(_ number: Int) {
    isNegative = number < 0
    digits = String(number.magnitude).utf8.map { $0 - 0x30 }
    point = digits.count
  }

  /// Nil for what is no finite number. The digits are the fewest that mean this `Double`.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    isNegative = number < 0
    digits = []
    point = 0
    var isWhole = true
    var text = abs(number).description[...]
    if let exponent = text.utf8.firstIndex(of: UInt8(ascii: "e")) {
      point = Int(text[text.utf8.index(after: exponent)...]) ?? 0
      text = text[..<exponent]
    }
    for byte in text.utf8 {
      if byte == 0x2E {
        isWhole = false
      } else {
        digits.append(byte - 0x30)
        if isWhole { point += 1 }
      }
    }
  }

  /// The number times a power of ten.
  mutating func scale(byTenTo exponent: Int) { point += exponent }

  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// Whether it is at least a power of ten.
  func isAtLeast(tenTo exponent: Int) -> Bool {
    guard let first = digits.firstIndex(where: { $0 != 0 }) else { return false }
    return point - first > exponent
  }

  /// With so many digits after the separator at most; halves go to the even digit.
  mutating func round(fractionDigits: Int) {
    let kept = point + fractionDigits
    guard kept < digits.count else { return }
    if kept < 0 {
      (digits, point) = ([0], 1)
      return
    }
    let rest = digits[kept...]
    let isAbove = rest.first! > 5 || rest.first! == 5 && rest.dropFirst().contains { $0 != 0 }
    let isHalf = rest.first! == 5 && !isAbove
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    digits = Array(digits[..<kept])
    if isAbove || isHalf && isOdd { increase() }
  }

  private mutating func increase() {
    var place = digits.count - 1
    while place >= 0 {
      if digits[place] < 9 {
        digits[place] += 1
        return
      }
      digits[place] = 0
      place -= 1
    }
    digits.insert(1, at: 0)
    point += 1
  }

  /// The digits before the separator and those after it, with `least` of them after it.
  func parts(least: Int) -> (whole: String, fraction: String) {
    func text(_ range: Range<Int>, atLeast count: Int = 0) -> String {
      let count = max(count, range.count)
      return String(unsafeUninitializedCapacity: count) { bytes in
        for (place, index) in (range.lowerBound..<range.lowerBound + count).enumerated() {
          let isKnown = index < range.upperBound && digits.indices.contains(index)
          bytes[place] = isKnown ? digits[index] + 0x30 : 0x30
        }
        return count
      }
    }
    let start = digits.firstIndex { $0 != 0 } ?? point
    // Zeros at the end stand there only where so many digits do.
    let end = max(point, (digits.lastIndex { $0 != 0 } ?? -1) + 1)
    return (start < point ? text(start..<point) : "0", text(point..<end, atLeast: least))
  }
}
