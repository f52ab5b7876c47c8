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
    return "#"
      + numbers.map { number in
        let byte = UInt8(clamping: Int(max(0, min(255, isFraction ? number * 255 : number))))
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
