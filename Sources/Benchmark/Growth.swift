import CtlChecker
import CtlFormatter
import CtlGenerator
import CtlRules
import CtlSyntax
import CtlTerminal
import CtlText

/// How much longer something takes that has twice as much of one construct: the exponent of its size.
/// Anything that a file or a project contains should cost no more than n log n, or meet a limit.
enum Growth {
  /// Exponents are reported as too large from here on; n log n measures as about 1.1.
  private static let limit = 1.4
  /// Times below this are noise, in milliseconds.
  private static let noise = 20.0

  /// Prints a row for each construct; false when one grows too fast.
  static func run(_ size: Int, named names: [String]) -> Bool {
    let table = Table(columns: [
      ("construct", -32), ("n", 8), ("check", 9), ("2n", 9), ("4n", 9), ("exponent", 9),
      ("format", 9), ("swift", 9), ("draw", 9),
    ])
    table.printHeading()
    var tooFast: [String] = []
    func row(_ name: String, _ size: Int, _ measure: (Int) -> [[Double]]) {
      var size = size
      var times = measure(size)
      if times.contains(where: growsTooFast) {
        // What really grows too fast does so when it is larger; a step of the machine's memory does not.
        size *= 4
        times = measure(size)
      }
      let exponents = times.map(exponent)
      let cells = [name, "\(size)"] + (times[0] + exponents).map(fixed)
      table.printRow(cells)
      if times.contains(where: growsTooFast) {
        tooFast.append("\(name) (exponents \(exponents.map(fixed).joined(separator: ", ")))")
      }
    }
    for construct in Construct.all where names.isEmpty || names.contains(construct.name) {
      row(construct.name, size) { size in
        let sources = [1, 2, 4].map {
          SourceText(path: "Bench.ctl", bytes: construct.make($0 * size))
        }
        let programs = sources.map { Program.check($0) }
        let settings = construct.settings
        let options = Options(isLocalized: settings.isLocalized)
        return [
          times {
            let program = Program.check(SyntaxTree.parse(sources[$0]))
            _ = RuleEngine.run(program, settings: settings)
          },
          times { _ = Formatter.format(SyntaxTree.parse(sources[$0])) },
          times { _ = Generator.swift(programs[$0], options) },
          times { _ = try? Terminal.render(programs[$0]) },
        ]
      }
    }
    // Files cost more than lines.
    for project in ProjectConstruct.all where names.isEmpty || names.contains(project.name) {
      row(project.name, max(1, size / 10)) { count in [times { project.check(count << $0) }] }
    }
    for name in tooFast { print("\(name): grows faster than n log n") }
    return tooFast.isEmpty
  }

  /// Of three sizes. What seems to grow too fast is measured again, the sizes in turn, until it does
  /// not: a busy machine makes a run longer, but not every one, and never shorter.
  private static func times(_ body: (Int) -> Void) -> [Double] {
    var times = [0, 1, 2].map { size in once { body(size) } }
    for _ in 0..<10 where growsTooFast(times) {
      for size in [1, 2] { times[size] = min(times[size], once { body(size) }) }
    }
    return times
  }

  private static func growsTooFast(_ times: [Double]) -> Bool { exponent(times) > limit }

  /// Of the time, by the last doubling, which is the longest; 1 when that is noise.
  private static func exponent(_ times: [Double]) -> Double {
    guard let last = times.last, last > noise, times[1] > 0 else { return 1 }
    return logarithm(last / times[1])
  }
}
