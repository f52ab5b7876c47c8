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
    // What goes with the place of its finding is gone, whatever has no use without it.
    let fixed = Set(removing.filter { !$0.isDeletedByFix }.map(\.code.id))
    let gone = Set(removing.filter(\.isDeletedByFix).map(\.code.id)).subtracting(fixed)
    let allowingAdvice = allowingAdvice || removing.contains { $0.severity == .error }
    for finding in after {
      let code = finding.code.id
      left[code, default: 0] -= 1
      let isKnown = fixed.contains(code) || gone.contains(code) && finding.tag != .unnecessary
      let isFree = allowingAdvice && finding.severity != .error && !isKnown
      if left[code, default: 0] < 0, !isFree { return false }
    }
    return true
  }

  /// How many findings came up.
  func newCount(in after: [Finding]) -> Int {
    var left = counts
    for finding in after { left[finding.code.id, default: 0] -= 1 }
    return left.values.reduce(0) { $0 - min($1, 0) }
  }

  /// Whether a refactoring leaves the findings as they were. What was used once may be unused then.
  public func keeps(_ after: [Finding]) -> Bool {
    var left = counts
    for finding in after { left[finding.code.id, default: 0] -= 1 }
    return left.allSatisfy { $0.value == 0 || $0.key.hasPrefix("unused/") }
  }
}

extension Finding {
  /// Whether it is a suggestion about what nothing uses. Which declaration that is may follow from a mistake, so
  /// only a person, or a run for such findings alone, deletes it.
  public var isOfUnused: Bool { code.isOfUnused && fix(upTo: .safe) == nil }

  /// Whether it is about something of no use, and its fix deletes that.
  public var isDeletedByFix: Bool {
    guard tag == .unnecessary, let fix = fix(upTo: .suggestion) else { return false }
    return fix.edits.contains {
      $0.text.isEmpty && $0.location.file == location.file
        && $0.location.range.lowerBound <= location.range.lowerBound
        && location.range.upperBound <= $0.location.range.upperBound
    }
  }
}
