/// How a number is written for people: `price.text(.currency("EUR"), in: "de")` is `12,50 €`.
public struct NumberFormat: Sendable, Hashable {
  private let form: Form
  private let fractionDigits: Int?

  private enum Form: Sendable, Hashable {
    case number, percent, byteCount
    case currency(String)
  }

  private init(_ form: Form, _ fractionDigits: Int? = nil) {
    self.form = form
    self.fractionDigits = fractionDigits.map { clamp($0, 0, 20) }
  }

  /// With so many digits after the decimal separator: `1,234.50`.
  public static func number(fractionDigits: Int) -> NumberFormat {
    NumberFormat(.number, fractionDigits)
  }

  /// An amount of a currency by its code, such as `EUR`, with the digits that it has.
  public static func currency(_ code: String) -> NumberFormat { NumberFormat(.currency(code)) }

  /// The same with so many digits after the decimal separator.
  public static func currency(_ code: String, fractionDigits: Int) -> NumberFormat {
    NumberFormat(.currency(code), fractionDigits)
  }

  /// 0.5 as `50%`.
  public static let percent = NumberFormat(.percent)

  /// 0.125 as `12.5%`.
  public static func percent(fractionDigits: Int) -> NumberFormat {
    NumberFormat(.percent, fractionDigits)
  }

  /// A number of bytes in the unit that fits: `1.5 MB`.
  public static let byteCount = NumberFormat(.byteCount)

  fileprivate func text(_ number: DecimalNumber, in locale: LocaleIdentifier) -> String {
    let formats = LocaleFormats.of(locale)
    var number = number
    switch form {
    case .number:
      return formats.number(&number, digits: fractionDigits ?? 0, locale, in: "0")
    case .percent:
      number.scale(byTenTo: 2)
      return formats.number(&number, digits: fractionDigits ?? 0, locale, in: formats.percent)
    case .currency(let code):
      let digits = fractionDigits ?? LocaleFormats.fractionDigits[code] ?? 2
      let symbol = formats.symbols[code] ?? code
      // A code is kept apart from the digits after it.
      let gap = formats.currency.hasPrefix("¤0") && symbol.last?.isSymbol == false ? "\u{A0}" : ""
      return formats.number(
        &number, digits: digits, locale, in: formats.currency, symbol: symbol + gap)
    case .byteCount: return formats.bytes(number, locale)
    }
  }
}

extension LocaleFormats {
  /// A number in a pattern, where `0` stands for it, and `¤` for a symbol.
  fileprivate func number(
    _ number: inout DecimalNumber, digits: Int, least: Int? = nil, _ locale: LocaleIdentifier,
    in pattern: String, symbol: String = "¤"
  ) -> String {
    number.round(fractionDigits: digits)
    let (whole, fraction) = number.parts(least: least ?? digits)
    let text = LocaleForms.of(locale).number(false, whole, fraction)
    let sign = number.isNegative && !number.isZero ? minus : ""
    // A pattern may say where its sign stands.
    let saysSign = pattern.utf8.contains(0x2D)
    var result = ""
    for (index, scalar) in pattern.unicodeScalars.enumerated() {
      // What is read from right to left begins with the mark that says so.
      let isMark = index == 0 && scalar == "\u{200F}"
      if !saysSign, index == 0, !isMark { result += sign }
      switch scalar {
      case "0": result += text
      case "-": result += sign
      case "¤": result += symbol
      default: result.unicodeScalars.append(scalar)
      }
      if !saysSign, isMark { result += sign }
    }
    return result
  }

  fileprivate func bytes(_ number: DecimalNumber, _ locale: LocaleIdentifier) -> String {
    let steps: [(unit: Unit, digits: Int)] = [
      (.byte, 0), (.kilobyte, 0), (.megabyte, 1), (.gigabyte, 2), (.terabyte, 2),
    ]
    for (place, step) in steps.enumerated() {
      var scaled = number
      scaled.scale(byTenTo: -3 * place)
      scaled.round(fractionDigits: step.digits)
      if scaled.isAtLeast(tenTo: 3), place < steps.count - 1 { continue }
      let (whole, fraction) = scaled.parts(least: 0)
      let text = self.number(&scaled, digits: step.digits, least: 0, locale, in: "0")
      return unit(
        step.unit, text, whole: fraction.isEmpty ? Int(whole) : nil, locale.languageCode)
    }
    return ""
  }
}

extension Int {
  /// In a format, with the separators, the digits and the words of a language.
  public func text(_ format: NumberFormat, in locale: LocaleIdentifier) -> String {
    format.text(DecimalNumber(self), in: locale)
  }
}

extension Double {
  /// In a format, with the separators, the digits and the words of a language.
  public func text(_ format: NumberFormat, in locale: LocaleIdentifier) -> String {
    DecimalNumber(self).map { format.text($0, in: locale) } ?? plainText
  }
}
