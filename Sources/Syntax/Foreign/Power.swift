import CtlDiagnostics

/// Powers, which other languages write as `n^2`, `n**2` or `pow(n, 2)`.
public enum Power {
  static let sentence = Message("there are no powers: multiply, `n * n`", "没有乘方：请写乘法 `n * n`")
  public static let explanation = Phrase(sentence)

  /// A value multiplied by itself; nil when the exponent is not small, or when the value is more than a
  /// name or a number.
  public static func text(_ base: String, _ exponent: String) -> String? {
    guard let count = Int(exponent), (2...4).contains(count), !base.isEmpty,
      base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return [String](repeating: base, count: count).joined(separator: " * ")
  }
}
