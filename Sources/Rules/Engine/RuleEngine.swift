import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// What the rules found in one file.
public struct RuleResults: Sendable {
  /// Everything to report for the file, of the parser, the checker and the rules, in order.
  public let findings: [Finding]
  /// What stands in the bodies of its components, so that uses in other files do not repeat it.
  let inComponents: Set<FindingKey>
}

/// Runs every active rule over a file.
public enum RuleEngine {
  /// `imported` holds the results of the files that this one can see.
  public static func run(
    _ program: Program, settings: Settings = Settings(), imported: [FileID: RuleResults] = [:]
  ) -> RuleResults {
    run(program, settings: settings, imported: imported, rules: Rule.Table.active(settings))
  }

  static func run(
    _ program: Program, settings: Settings, imported: [FileID: RuleResults], rules: Rule.Table
  ) -> RuleResults {
    // Errors of the language itself cannot be turned off: nothing could be made of such a program.
    var findings = program.findings.filter {
      settings.isActive($0.code) || !Codes.isAllowable($0.code)
    }
    var origins = [Location?](repeating: nil, count: findings.count)
    // Components that others use come first, so that what is inside them is known.
    let memo = Memo(program, settings, known: imported.mapValues(\.inComponents))
    var budget = min(200_000 + 16 * program.elements.count, expansionBudget)
    func walk(_ root: Expansion.Root, size: Int) -> Walk {
      // A chain of many components would be walked again and again; past the budget only the bodies
      // themselves are.
      let isExpanded = size <= min(budget, Program.expansionLimit)
      let expansion = Expansion(program, root, expandingUses: isExpanded)
      budget -= expansion.instances.count
      let walk = Walk(expansion, memo)
      walk.run(rules)
      findings += walk.findings
      origins += walk.origins
      return walk
    }
    for index in componentOrder(program) {
      let walk = walk(.component(index), size: program.components[index].expandedSize)
      memo.known[program.file, default: []].formUnion(walk.keys)
    }
    for (index, screen) in program.screens.enumerated() {
      _ = walk(.screen(index), size: program.expandedSize(of: screen.root))
    }
    findings = Allowances.apply(program, settings, findings, origins)
    for index in findings.indices {
      guard let override = settings.severities[findings[index].code.id], let severity = override,
        Codes.isAllowable(findings[index].code) || severity > findings[index].severity
      else { continue }
      findings[index].severity = severity
    }
    return RuleResults(
      findings: findings.inOrder, inComponents: memo.known[program.file] ?? [])
  }

  /// How many elements are looked at for one file, all expansions together; fewer for short files.
  private static let expansionBudget = 4_000_000

  /// Components so that each comes after those it uses.
  private static func componentOrder(_ program: Program) -> [Int] {
    program.components.indices.sorted {
      (program.components[$0].expandedSize, $0) < (program.components[$1].expandedSize, $1)
    }
  }
}
