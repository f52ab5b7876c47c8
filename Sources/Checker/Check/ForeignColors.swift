/// Colors as other languages write them.
extension Checker {
  /// `255, 0, 0`, `1.0, 0, 0` or `"#FF0000"` as a color.
  func color(_ texts: [String]) -> String? {
    if texts.count == 1 {
      // A name may be of these letters too: that of a color of the app.
      guard texts[0].hasPrefix("\"#") || texts[0].contains(where: \.isNumber) else { return nil }
      let digits = texts[0].drop { $0 == "\"" || $0 == "#" }.prefix { $0 != "\"" }
      let isColor = (digits.count == 6 || digits.count == 3) && digits.allSatisfy(\.isHexDigit)
      return isColor ? "#\(digits)" : nil
    }
    let numbers = texts.prefix(3).compactMap { Double($0) }
    guard texts.count >= 3, numbers.count == 3 else { return nil }
    let isFraction = numbers.allSatisfy { $0 <= 1 }
    func digits(_ number: Double, isFraction: Bool) -> String {
      let value = isFraction ? number * 255 + 0.5 : number
      let digits = String(UInt8(clamping: Int(max(0, min(255, value)))), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let color = "#" + numbers.map { digits($0, isFraction: isFraction) }.joined()
    // How much of what is below shows through.
    guard texts.count == 4, let alpha = Double(texts[3]), alpha < 1 else { return color }
    return color + digits(alpha, isFraction: true)
  }
}
