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
    let opened = program.screensOpenedElsewhere
    if opened.isEmpty { return [] }
    var budget = elementLimit + 16 * program.elements.count
    var seen = Set(others.map { FindingKey($0.code, $0.location) })
    var result: [Found] = []
    for (file, screens) in opened {
      guard let home = program.program(of: file),
        !home.findings.contains(where: { $0.severity == .error })
      else { continue }
      let memo = Memo(home, settings, imported, openedBy: program)
      var covers = AllowedRanges(home.allowances)
      for screen in screens where home.screens.indices.contains(screen) {
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

extension Program {
  /// The screens of other files that this one gives something, by the file, each once.
  fileprivate var screensOpenedElsewhere: [(file: FileID, screens: [Int])] {
    var result: [(file: FileID, screens: [Int])] = []
    var places: [FileID: Int] = [:]
    var seen: Set<Symbol> = []
    func add(_ screen: Symbol, _ arguments: Range<Int>) {
      guard screen.kind == .screen, screen.file != tables.file,
        tables.operands[arguments].contains(where: {
          expression(ExpressionID(Int($0))).operation != .poison
        }), seen.insert(screen).inserted
      else { return }
      let place = places[screen.file] ?? result.count
      if place == result.count {
        places[screen.file] = place
        result.append((screen.file, []))
      }
      result[place].screens.append(Int(screen.index))
    }
    for step in tables.steps {
      if case .open(let opening) = step.form { add(opening.screen, opening.arguments) }
    }
    for held in heldScreens { add(held.screen, held.arguments) }
    return result
  }
}
