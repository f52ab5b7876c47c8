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
    let parts = abs(number).description.split(separator: "e")
    var isWhole = true
    for byte in (parts.first ?? "").utf8 {
      if byte == 0x2E {
        isWhole = false
      } else {
        digits.append(byte - 0x30)
        if isWhole { point += 1 }
      }
    }
    if parts.count > 1 { point += Int(parts[1]) ?? 0 }
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
    func text(_ range: Range<Int>) -> String {
      String(
        decoding: range.map { digits.indices.contains($0) ? digits[$0] + 0x30 : 0x30 },
        as: UTF8.self)
    }
    var whole = point > 0 ? text(0..<point) : "0"
    let zeros = whole.prefix { $0 == "0" }.count
    whole.removeFirst(min(zeros, whole.count - 1))
    var fraction = text(point..<max(point, digits.count))
    while fraction.utf8.count > least, fraction.hasSuffix("0") { fraction.removeLast() }
    return (whole, fraction + String(repeating: "0", count: max(0, least - fraction.utf8.count)))
  }
}
