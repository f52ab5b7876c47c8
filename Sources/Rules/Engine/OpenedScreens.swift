import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// The screens of other files, with what this one gives them. What is wrong only then is told where it is given:
/// a screen does not know the files that open it.
enum OpenedScreens {
  typealias Found = (finding: Finding, origin: Location?)

  static func findings(
    _ program: Program, _ settings: Settings, _ imported: [FileID: RuleResults],
    _ rules: Rule.Table, beside others: [Finding]
  ) -> [Found] {
    let outer = OuterOpenings(program)
    if outer.screens.isEmpty { return [] }
    var budget = elementLimit + 16 * program.elements.count
    var seen = Set(others.map { FindingKey($0.code, $0.location) })
    var result: [Found] = []
    var homes: [FileID: (memo: Memo, covers: AllowedRanges)] = [:]
    for (home, screen) in outer.screens
    where !home.findings.contains(where: { $0.severity == .error }) {
      let known =
        homes[home.file]
        ?? (Memo(home, settings, imported, openedBy: outer), AllowedRanges(home.allowances))
      homes[home.file] = known
      let memo = known.memo
      var covers = known.covers
      let root = home.screens[screen].root
      let added = home.expansion(of: root)
      let length = Int(home.elements[root.index].size) + added
      guard added <= Program.expansionLimit, length <= budget,
        memo.states.isGiven(toScreen: screen, in: home)
      else { continue }
      budget -= length
      let walk = Walk(Expansion(home, .screen(screen)).withoutDecidedBranches, memo)
      walk.run(rules)
      var (findings, origins) = ([Finding](), [Location?]())
      walk.handOver(&findings, &origins)
      for finding in findings where !covers.use(for: finding.location.range, finding.code.id) {
        result += finding.told(atValuesIn: program.file).compactMap { told in
          seen.insert(FindingKey(told.code, told.location)).inserted
            ? (told, finding.location) : nil
        }
      }
    }
    return result
  }

  /// How many elements of other files are walked for one with few elements of its own: many short files may open
  /// the same long screen.
  private static let elementLimit = 8_192
}

extension Finding {
  /// The same at each value of a file with which it comes.
  fileprivate func told(atValuesIn file: FileID) -> [Finding] {
    var places: [Location] = []
    for one in related where one.location.file == file && !places.contains(one.location) {
      places.append(one.location)
    }
    return places.map { place in
      var finding = self
      finding.fixes = []
      finding.location = place
      finding.related =
        [Related(location, Message("in the screen, here", "在界面的此处")())]
        + related.filter { !places.contains($0.location) }
      return finding
    }
  }
}
