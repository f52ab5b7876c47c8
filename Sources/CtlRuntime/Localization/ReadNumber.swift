// Numbers as people type them in their language.

extension Double {
  /// The number that a person typed in a language: `1.234,5` in German; nil for any other text. See
  /// `LocaleForms.plainNumber(_:)`.
  public init?(reading text: String, in locale: LocaleIdentifier) {
    guard let plain = LocaleForms.of(locale).plainNumber(text) else { return nil }
    self.init(reading: plain)
  }

  /// The same in the language of some texts.
  public init?(reading text: String, in strings: LocalizedStrings) {
    self.init(reading: text, in: LocaleIdentifier(strings.language))
  }
}

extension Int {
  /// The whole number that a person typed in a language: `1.200` in German; nil for any other text.
  public init?(reading text: String, in locale: LocaleIdentifier) {
    guard let plain = LocaleForms.of(locale).plainNumber(text) else { return nil }
    self.init(reading: plain)
  }

  /// The same in the language of some texts.
  public init?(reading text: String, in strings: LocalizedStrings) {
    self.init(reading: text, in: LocaleIdentifier(strings.language))
  }
}

extension LocaleIdentifier {
  /// What stands before the fraction of a number.
  package var decimalSeparator: String { LocaleForms.of(self).decimal }
}

extension LocaleForms {
  /// A number that a person typed, with ASCII digits and a point: `-1234.5` for `-1.234,5` in German;
  /// nil for what is none.
  ///
  /// A point separates the fraction too in a language that does not group digits with it. Digits are
  /// grouped by three or not at all, so that `1,5` is no 15 in English. Digits of any script and
  /// those of wide keyboards count.
  func plainNumber(_ text: String) -> String? {
    var result = ""
    var groups: [Int] = []
    var digits = 0
    var hasFraction = false
    for scalar in text.trimmed().unicodeScalars where !scalar.isDirectionMark {
      let scalar = scalar.narrow
      if let digit = scalar.decimalDigit {
        result += String(digit)
        digits += 1
      } else if result.isEmpty, let sign = scalar.sign {
        result += sign
      } else if !hasFraction, isDecimal(scalar) {
        hasFraction = true
        result += "."
        groups.append(digits)
        digits = 0
      } else if !hasFraction, isGrouping(scalar) {
        groups.append(digits)
        digits = 0
      } else {
        return nil
      }
    }
    if !hasFraction { groups.append(digits) }
    // A person who types has not yet come to the fraction.
    if result.last == "." { result.removeLast() }
    guard let first = groups.first else { return nil }
    let areWhole = groups.dropFirst().allSatisfy { $0 == 3 } && (1...3).contains(first)
    return groups.count == 1 || areWhole ? result : nil
  }

  private func isDecimal(_ scalar: Unicode.Scalar) -> Bool {
    String(scalar) == decimal || scalar == "." && grouping != "."
  }

  private func isGrouping(_ scalar: Unicode.Scalar) -> Bool {
    let isSpace = scalar.properties.isWhitespace
    return String(scalar) == grouping
      || isSpace && grouping.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}

extension Unicode.Scalar {
  /// Without the width that keyboards for Chinese and Japanese give to ASCII.
  fileprivate var narrow: Unicode.Scalar {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }

  fileprivate var isDirectionMark: Bool { [0x200E, 0x200F, 0x061C].contains(value) }

  fileprivate var sign: String? {
    switch self {
    case "-", "\u{2212}": "-"
    case "+": "+"
    default: nil
    }
  }

  fileprivate var decimalDigit: Int? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}
