/// The plural form for a number, with the names of Unicode's CLDR.
public enum PluralCategory: String, Sendable, Hashable, Codable, CaseIterable,
  CodingKeyRepresentable
{
  case zero, one, two, few, many, other

  /// The form for a whole number in a language, such as `ru` or `pt-BR`. Unknown languages have
  /// `one` for 1 and `other` for the rest.
  public init(_ number: Int, in language: String) {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    let rule = Self.rules.first { $0.languages.contains(base) }?.rule ?? Self.usual
    // The sign does not matter.
    self = rule(number.magnitude, number.magnitude % 100)
  }

  /// From the number and its last two digits.
  private typealias Rule = @Sendable (_ n: UInt, _ tens: UInt) -> PluralCategory

  private static let usual: Rule = { n, _ in n == 1 ? .one : .other }

  private static let rules: [(languages: Set<String>, rule: Rule)] = [
    (["zh", "ja", "ko", "vi", "th", "id", "ms", "lo", "my", "km"], { _, _ in .other }),
    (["fr", "pt", "hy", "hi", "bn", "fa"], { n, _ in n <= 1 ? .one : .other }),
    (["ru", "uk", "be"], { _, tens in eastern(tens, .many) }),
    (["hr", "sr", "bs"], { _, tens in eastern(tens, .other) }),
    (
      ["pl"],
      { n, tens in
        let form = eastern(tens, .many)
        return form == .one && n != 1 ? .many : form
      }
    ),
    (["cs", "sk"], { n, _ in n == 1 ? .one : (2...4).contains(n) ? .few : .other }),
    (["lt"], { _, tens in baltic(tens, one: .one, none: .other, rest: .few) }),
    (["lv"], { _, tens in baltic(tens, one: .one, none: .zero, rest: .other) }),
    (
      ["ro"],
      { n, tens in n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other }
    ),
    (["sl"], { _, tens in named(tens, 3...4) }),
    (["he"], { n, _ in named(n, nil) }),
    (
      ["ar"],
      { n, tens in
        if n <= 2 { return n == 0 ? .zero : named(n, nil) }
        return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    ),
    (["ga"], { n, _ in (7...10).contains(n) ? .many : named(n, 3...6) }),
    (["cy"], { n, _ in n == 0 ? .zero : n == 6 ? .many : named(n, 3...3) }),
  ]

  /// `one` for 1, 21, 31; `few` for 2 to 4, 22 to 24.
  private static func eastern(_ tens: UInt, _ rest: Self) -> Self {
    if (11...14).contains(tens) { return rest }
    return tens % 10 == 1 ? .one : (2...4).contains(tens % 10) ? .few : rest
  }

  /// `one` for 1, 21, 31; the tens and the teens have a form of their own.
  private static func baltic(_ tens: UInt, one: Self, none: Self, rest: Self) -> Self {
    if (11...19).contains(tens) || tens % 10 == 0 { return none }
    return tens % 10 == 1 ? one : rest
  }

  /// `one` for 1, `two` for 2, `few` for a range.
  private static func named(_ n: UInt, _ few: ClosedRange<UInt>?) -> Self {
    if n == 1 { return .one }
    if n == 2 { return .two }
    return few?.contains(n) == true ? .few : .other
  }
}
