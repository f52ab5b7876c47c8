import CtlDiagnostics

/// Powers, which other languages write as `n^2`, `n**2` or `Math.pow(n, 2)`.
public enum Power {
  static let sentence = Message("a power is written `pow(n, 2)`", "乘方写作 `pow(n, 2)`")
  public static let explanation = Phrase(sentence)

  /// The call; nil when a part is more than a name or a number.
  public static func text(_ base: String, _ exponent: String) -> String? {
    let areSimple = [base, exponent].allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }
    return areSimple ? "pow(\(base), \(exponent))" : nil
  }
}
