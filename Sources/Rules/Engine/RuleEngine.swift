import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What the rules found in one file.
public struct RuleResults: Sendable {
  /// All findings of the file, from the parser, the checker and the rules, in order.
  public let findings: [Finding]
  /// What other files are to blame for: their looks, and the defaults of their components.
  public let causes: [Cause]
  /// The findings in the bodies of its components, so that uses in other files do not repeat them.
  let inComponents: Set<FindingKey>

  public struct Cause: Sendable {
    /// The position of the finding.
    public let position: Int
    /// What is to blame, in the other file.
    public let place: Location
  }
}

extension RuleResults {
  /// The findings of the parser and the checker alone.
  public init(withoutRules program: Program) {
    self.init(findings: program.findings.inOrder, causes: [], inComponents: [])
  }
}

/// Runs every active rule over a file.
public enum RuleEngine {
  /// `imported` has the results of the files that this one can see; `usedOutside` what the other
  /// files of the project use of this one, or nil when they are not known.
  public static func run(
    _ program: Program, settings: Settings = Settings(), imported: [FileID: RuleResults] = [:],
    usedOutside: OutsideUses? = nil
  ) -> RuleResults {
    run(
      program, settings: settings, imported: imported, usedOutside: usedOutside,
      rules: Rule.Table.active(settings, ofDesigns: program.design != nil))
  }

  static func run(
    _ program: Program, settings: Settings, imported: [FileID: RuleResults],
    usedOutside: OutsideUses? = nil, rules: Rule.Table
  ) -> RuleResults {
    // Errors of the language itself cannot be turned off: such a program has no meaning.
    var findings = program.findings.filter {
      settings.isActive($0.code) || !Codes.isAllowable($0.code)
    }
    var origins = [Location?](repeating: nil, count: findings.count)
    let memo = Memo(program, settings, imported)
    for index in findings.indices where !findings[index].code.id.hasPrefix("syntax/") {
      let fixes = findings[index].fixes
      if !fixes.isEmpty { findings[index].fixes = fixes.filter { !memo.broken.meet($0) } }
    }
    // Components come before their users, so that their findings are known.
    func walk(_ root: Expansion.Root, _ element: ElementID, _ budget: inout Int) -> Walk {
      let added = program.expansion(of: element)
      let isExpanded = added <= min(budget, Program.expansionLimit)
      let expansion = Expansion(program, root, expandingUses: isExpanded)
      budget -= expansion.instances.count
      let walk = Walk(expansion.withoutDecidedBranches, memo)
      walk.run(rules)
      walk.handOver(&findings, &origins)
      return walk
    }
    // A component in a chain of many would be walked again with each of those above it; past the budget
    // only the bodies are walked. The screens have all of it once more, with the arguments of their uses.
    var ofComponents = min(8_192 + 16 * program.elements.count, expansionBudget)
    var ofScreens = min(200_000 + 16 * program.elements.count, expansionBudget)
    for index in componentOrder(program) {
      let walk = walk(.component(index), program.components[index].root, &ofComponents)
      if !walk.keys.isEmpty { memo.known.formUnion(walk.keys) }
    }
    for (index, screen) in program.screens.enumerated() {
      _ = walk(.screen(index), screen.root, &ofScreens)
    }
    let opened = OpenedScreens.findings(
      program, settings, imported, rules, beside: findings)
    findings += opened.map(\.finding)
    origins += opened.map(\.origin)
    let unused = FileUses.findings(program, settings, usedOutside, rules, beside: findings)
    findings += unused
    origins += [Location?](repeating: nil, count: unused.count)
    memo.causes.merge(memo.constants.blame(for: findings, in: program)) { own, _ in own }
    findings = memo.oncePerCause(
      Allowances.apply(program, settings, findings, origins, memo.constants))
    findings = memo.constants.merge(findings)
    for index in findings.indices {
      guard let override = settings.severities[findings[index].code.id], let severity = override,
        Codes.isAllowable(findings[index].code) || severity > findings[index].severity
      else { continue }
      findings[index].severity = severity
    }
    findings = findings.inOrder
    return RuleResults(
      findings: findings, causes: memo.causesElsewhere(findings),
      inComponents: memo.known.union(memo.constants.inBodies))
  }

  /// How many elements are walked for one file, all expansions of components or of screens together;
  /// fewer for short files.
  private static let expansionBudget = 4_000_000

  /// Components in an order in which each comes after those that it uses.
  private static func componentOrder(_ program: Program) -> [Int] {
    program.components.indices.sorted {
      (program.components[$0].expandedSize, $0) < (program.components[$1].expandedSize, $1)
    }
  }
}
