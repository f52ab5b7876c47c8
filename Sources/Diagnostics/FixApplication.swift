/// The fixes of a list of findings that can be applied together.
///
/// Each finding offers its first fix that is safe enough. Fixes are taken in the order of their
/// places. A fix that touches one already taken has to wait until the changed text has been
/// checked: repeat while `appliedCount` is not 0. Two fixes may share an edit that is exactly the
/// same. The choice does not depend on the order of the findings.
public struct FixApplication: Sendable {
  /// The edits of each file, ascending and not overlapping.
  public let edits: [FileID: [Edit]]
  /// The findings that have their fix among the edits, in the order of the edits.
  public let applied: [Finding]
  /// How many findings have a fix that has to wait, or whose own edits overlap.
  public let waitingCount: Int

  /// - Parameter safety: `.suggestion` also takes fixes that are only a good guess.
  public init(_ findings: [Finding], upTo safety: Safety = .safe) {
    var candidates: [Candidate] = []
    for finding in findings {
      if let fix = finding.fix(upTo: safety) { candidates.append(Candidate(finding, fix)) }
    }
    candidates.sort(by: Candidate.inOrder)
    var taken: [FileID: TakenEdits] = [:]
    var applied: [Finding] = []
    // A name that is declared needs no other mending where it is used again.
    var mendedElsewhere: Set<String> = []
    for candidate in candidates {
      let isElsewhere = !candidate.touchesItsFinding
      if isElsewhere || !mendedElsewhere.isEmpty {
        let cause = candidate.cause
        if isElsewhere {
          mendedElsewhere.insert(cause)
        } else if mendedElsewhere.contains(cause) {
          continue
        }
      }
      let fits =
        candidate.isConsistent
        && candidate.edits.allSatisfy { taken[$0.location.file]?.accepts($0) ?? true }
      guard fits else { continue }
      applied.append(candidate.finding)
      for edit in candidate.edits { taken[edit.location.file, default: TakenEdits()].insert(edit) }
    }
    edits = taken.mapValues(\.edits)
    self.applied = applied
    waitingCount = candidates.count - applied.count
  }

  public var appliedCount: Int { applied.count }

  /// The files that change, in order.
  public var files: [FileID] { edits.keys.sorted() }

  /// The text of a file with its edits; nil when an edit lies outside the text, which is then not
  /// the text of the findings.
  public func apply(to file: FileID, _ bytes: [UInt8]) -> [UInt8]? {
    Edit.apply(edits[file] ?? [], to: bytes)
  }
}

extension Finding {
  /// The fix that is taken: the first that is safe enough.
  public func fix(upTo safety: Safety) -> Fix? {
    fixes.first { ($0.safety == .safe || safety == .suggestion) && !$0.edits.isEmpty }
  }
}

private struct Candidate {
  let edits: [Edit]
  let finding: Finding

  init(_ finding: Finding, _ fix: Fix) {
    var edits: [Edit] = []
    for edit in fix.edits.sorted(by: { $0.location < $1.location }) {
      // Insertions at one place are one insertion.
      if let last = edits.last, last.location == edit.location, edit.location.range.isEmpty {
        edits[edits.count - 1].text += edit.text
      } else {
        edits.append(edit)
      }
    }
    self.edits = edits
    self.finding = finding
  }

  /// Whether the fix changes what the finding is about, or only something elsewhere, as a declaration does.
  var touchesItsFinding: Bool {
    edits.contains {
      $0.location.file == finding.location.file
        && $0.location.range.lowerBound <= finding.location.range.upperBound
        && finding.location.range.lowerBound <= $0.location.range.upperBound
    }
  }

  /// What findings about the same thing in a file have in common.
  var cause: String {
    "\(finding.location.file.rawValue) \(finding.code.id) \(finding.message.text(.english))"
  }

  /// Whether its own edits can be applied together.
  var isConsistent: Bool {
    zip(edits, edits.dropFirst()).allSatisfy { first, second in
      first.location.file != second.location.file
        || first.location.range.upperBound <= second.location.range.lowerBound
    }
  }

  static func inOrder(_ first: Candidate, _ second: Candidate) -> Bool {
    for (one, other) in zip(first.edits, second.edits) where one != other {
      return Edit.inOrder(one, other)
    }
    return (first.edits.count, first.finding.code.id)
      < (second.edits.count, second.finding.code.id)
  }
}

/// The edits of one file that were taken.
private struct TakenEdits {
  private(set) var edits: [Edit] = []

  func accepts(_ edit: Edit) -> Bool {
    let index = position(of: edit)
    if index < edits.count {
      if edits[index] == edit { return true }
      if touches(edit, edits[index]) { return false }
    }
    return index == 0 || !touches(edits[index - 1], edit)
  }

  mutating func insert(_ edit: Edit) {
    let index = position(of: edit)
    if index < edits.count, edits[index] == edit { return }
    edits.insert(edit, at: index)
  }

  /// Whether the order of the two would matter; `first` begins first.
  private func touches(_ first: Edit, _ second: Edit) -> Bool {
    let one = first.location.range
    let other = second.location.range
    return one.upperBound > other.lowerBound
      || (one.upperBound == other.lowerBound && (one.isEmpty || other.isEmpty))
  }

  /// The index of the first edit that does not come before this one. Edits come mostly in order, so
  /// the end is tried first.
  private func position(of edit: Edit) -> Int {
    guard let last = edits.last, !Edit.inOrder(last, edit) else { return edits.count }
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if Edit.inOrder(edits[middle], edit) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Edit {
  /// By place, then by text.
  fileprivate static func inOrder(_ first: Edit, _ second: Edit) -> Bool {
    first.location == second.location
      ? first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
      : first.location < second.location
  }
}
