/// What a change of files may do to their findings. Places move while a text changes, so findings are
/// counted by code.
public struct FixLaw: Sendable {
  private var counts: [String: Int] = [:]

  /// - Parameter before: The findings of all files that change.
  public init(before: [Finding]) {
    for finding in before { counts[finding.code.id, default: 0] += 1 }
  }

  /// Whether a change removes what it is to remove, and adds no finding. Guidelines do not judge an
  /// element with an error, so the repair of an error may show what they find.
  /// - Parameters:
  ///   - after: The findings of the same files, and of new ones.
  ///   - removing: The findings that the change is for.
  ///   - allowingAdvice: Whether it may add findings that are not errors.
  public func allows(
    _ after: [Finding], removing: [Finding] = [], allowingAdvice: Bool = false
  ) -> Bool {
    var left = counts
    for finding in removing { left[finding.code.id, default: 0] -= 1 }
    let fixed = Set(removing.map(\.code.id))
    let allowingAdvice = allowingAdvice || removing.contains { $0.severity == .error }
    for finding in after {
      let code = finding.code.id
      left[code, default: 0] -= 1
      let isFree = allowingAdvice && finding.severity != .error && !fixed.contains(code)
      if left[code, default: 0] < 0, !isFree { return false }
    }
    return true
  }

  /// Whether a refactoring leaves the findings as they were. What was used once may be unused then.
  public func keeps(_ after: [Finding]) -> Bool {
    var left = counts
    for finding in after { left[finding.code.id, default: 0] -= 1 }
    return left.allSatisfy { $0.value == 0 || $0.key.hasPrefix("unused/") }
  }
}
