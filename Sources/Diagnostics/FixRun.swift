import CtlText

/// Applies fixes, round by round until there are no more, and keeps only what does what fixes promise:
/// their findings go, and a safe fix adds no finding, a suggestion no error. Others are taken back.
public struct FixRun {
  /// The files at some time.
  public struct State {
    public let findings: [Finding]
    public let source: (FileID) -> SourceText?

    public init(findings: [Finding], source: @escaping (FileID) -> SourceText?) {
      self.findings = findings
      self.source = source
    }
  }

  /// A fix that was taken back.
  public struct Refused: Hashable {
    public let path: String
    public let code: String
    public let title: Phrase
  }

  public private(set) var state: State
  /// The texts of the files that changed, by path.
  public private(set) var texts: [String: [UInt8]] = [:]
  public private(set) var appliedCount = 0
  public private(set) var refused: [Refused] = []
  /// The most rounds: one for each finding, those that came up meanwhile included.
  public private(set) var roundLimit: Int
  /// The edits of each round; those of suggestions without what they leave to be taken away.
  public private(set) var rounds: [[FileID: [Edit]]] = []

  private let safety: Safety
  private let isWanted: (Finding) -> Bool
  /// The files with other texts; nil when they cannot be read any more.
  private let check: ([String: [UInt8]]) -> State?
  private var taken: Set<Key> = []
  private var trials = 0
  /// Whether it ended because too much was taken back.
  public var hasGivenUp: Bool { trials >= FixRun.trialLimit }

  /// The most checks of changed texts: each fix that is taken back costs as many as halving needs.
  private static let trialLimit = 256
  /// The most rounds for findings that came up meanwhile: fixes of two rules may disagree without an end.
  private static let newFindingLimit = 32

  /// A fix, wherever its line has moved to.
  private struct Key: Hashable {
    let refused: Refused
    let line: [UInt8]
  }

  /// - Parameter isWanted: What is fixed. Without it, what nothing uses stays: a guess of this run may have
  ///   left it without a use, and the next run would take it for what it found.
  public init(
    _ start: State, upTo safety: Safety,
    where isWanted: @escaping (Finding) -> Bool = { !$0.isOfUnused },
    check: @escaping ([String: [UInt8]]) -> State?
  ) {
    state = start
    roundLimit = start.findings.count
    self.safety = safety
    self.isWanted = isWanted
    self.check = check
  }

  /// Applies everything that can be applied; at most as many rounds as there were findings, and one for each
  /// that came up meanwhile.
  public mutating func run() { run {} }

  /// - Parameter step: runs between the checks, and may stop the work.
  public mutating func run(step: () throws -> Void) rethrows {
    let mostRounds = roundLimit + FixRun.newFindingLimit
    var hasProgress = false
    while rounds.count < roundLimit {
      let before = state.findings
      let application = FixApplication(
        state.findings.filter { isWanted($0) && !isRefused($0) }, upTo: safety)
      if application.appliedCount == 0 {
        // What was taken back before other fixes may help after them, as it would in the next run.
        guard hasProgress, !taken.isEmpty else { return }
        (hasProgress, taken, refused) = (false, [], [])
        continue
      }
      // All of them may have been taken back: then others have not been tried yet.
      if try take(application.applied[...], step) {
        hasProgress = true
        try tidy(step)
      }
      roundLimit = min(
        roundLimit + FixLaw(before: before).newCount(in: state.findings), mostRounds)
      if hasGivenUp { return }
    }
  }

  /// Takes away what suggestions have left without a use, in the same round: there may be no other. A safe
  /// fix leaves nothing.
  private mutating func tidy(_ step: () throws -> Void) rethrows {
    guard safety != .safe else { return }
    // What is taken away may have been the only use of something else.
    for _ in 0..<16 {
      let application = FixApplication(
        state.findings.filter { $0.tag == .unnecessary && isWanted($0) && !isRefused($0) },
        upTo: safety)
      if application.appliedCount == 0 { return }
      guard try take(application.applied[...], beginningRound: false, step) else { return }
    }
  }

  /// Applies the fixes of these findings, or else of a part of them; false when all were taken back.
  private mutating func take(
    _ findings: ArraySlice<Finding>, beginningRound: Bool = true, _ step: () throws -> Void
  ) rethrows -> Bool {
    guard !hasGivenUp else { return false }
    trials += 1
    try step()
    let application = FixApplication(Array(findings), upTo: safety)
    var next = texts
    for file in application.files {
      guard let source = state.source(file), let bytes = application.apply(to: file, source.bytes)
      else { continue }
      next[source.path] = bytes
    }
    if let after = check(next), isKept(findings, after) {
      state = after
      texts = next
      appliedCount += findings.count
      if beginningRound { rounds.append(application.edits) }
      return true
    }
    if findings.count == 1, let finding = findings.first {
      if let key = key(finding), taken.insert(key).inserted { refused.append(key.refused) }
      return false
    }
    let middle = findings.startIndex + findings.count / 2
    // The second half has its places only while the first changes nothing.
    if try take(findings[..<middle], beginningRound: beginningRound, step) { return true }
    return try take(findings[middle...], beginningRound: beginningRound, step)
  }

  private func isKept(_ findings: ArraySlice<Finding>, _ after: State) -> Bool {
    let isSafe = findings.allSatisfy { $0.fix(upTo: safety)?.safety == .safe }
    return FixLaw(before: state.findings).allows(
      after.findings, removing: Array(findings), allowingAdvice: !isSafe)
  }

  private func isRefused(_ finding: Finding) -> Bool {
    !taken.isEmpty && key(finding).map { taken.contains($0) } ?? true
  }

  private func key(_ finding: Finding) -> Key? {
    guard let fix = finding.fix(upTo: safety), let source = state.source(finding.location.file)
    else { return nil }
    let start = min(finding.location.range.lowerBound, source.bytes.count)
    let head = source.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = source.bytes[head...].prefix { $0 != 0x0A }
    return Key(
      refused: Refused(path: source.path, code: finding.code.id, title: fix.title),
      line: Array(line.prefix(1000)))
  }
}
