import CtlChecker
import CtlDiagnostics

/// The exceptions before styles and appearances, in a file and in those that it imports. They hold for
/// what is found where the look is used.
struct LookAllowances {
  private let program: Program
  /// By file, into its allowances in order; made when a finding leads there.
  private var known: [(file: FileID, allowances: [Int])] = []
  /// The ends of the looks that other files may take.
  private lazy var shared: Set<Int> = {
    let styles = program.exports.filter { $0.symbol.kind == .style }
      .map { program.tables.styles[Int($0.symbol.index)].origin }
    let appearances = program.fileAppearances.map { program.appearances[$0].origin }
    return Set((styles + appearances).map { program.origins.range(of: $0, .whole).upperBound })
  }()

  init(_ program: Program) { self.program = program }

  /// Whether an imported file has exceptions.
  var mayAllow: Bool { program.imported.values.contains { !$0.allowances.isEmpty } }

  /// Whether an exception is for a look that other files may take.
  mutating func isShared(_ index: Int) -> Bool {
    shared.contains(program.allowances[index].covers.upperBound)
  }

  /// The exception in the style or the appearance that a finding is about.
  mutating func site(allowing finding: Finding) -> (file: FileID, index: Int)? {
    for place in finding.related.map(\.location) {
      guard let home = program.program(of: place.file), !home.allowances.isEmpty else { continue }
      let allowances = allowances(of: home)
      func covers(_ place: Int) -> Range<Int> { home.allowances[allowances[place]].covers }
      // Looks stand side by side.
      var (low, high) = (0, allowances.count)
      while low < high {
        let middle = (low + high) / 2
        if covers(middle).upperBound <= place.range.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      while low < allowances.count, covers(low).contains(place.range.lowerBound) {
        let index = allowances[low]
        if home.allowances[index].code == finding.code.id { return (home.file, index) }
        low += 1
      }
    }
    return nil
  }

  private mutating func allowances(of home: Program) -> [Int] {
    if let known = known.first(where: { $0.file == home.file }) { return known.allowances }
    let looks = home.tables.styles.map(\.origin) + home.tables.appearances.map(\.origin)
    let ends = Set(looks.map { home.origins.range(of: $0, .whole).upperBound })
    let found = home.allowances.indices.filter {
      ends.contains(home.allowances[$0].covers.upperBound)
    }.sorted { home.allowances[$0].covers.upperBound < home.allowances[$1].covers.upperBound }
    known.append((home.file, found))
    return found
  }
}
