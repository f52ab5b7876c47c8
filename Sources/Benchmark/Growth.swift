import CtlChecker
import CtlFormatter
import CtlGenerator
import CtlRules
import CtlSyntax
import CtlText

/// How much longer a file takes that has twice as much of one construct: the exponent of its size.
/// Anything that a file contains should cost no more than n log n, or meet a limit.
enum Growth {
  /// Exponents are reported as too large from here on; n log n measures as about 1.1.
  private static let limit = 1.4
  /// Times below this are noise, in milliseconds.
  private static let noise = 20.0

  /// Prints a row for each construct; false when one grows too fast.
  static func run(_ size: Int, named names: [String]) -> Bool {
    let table = Table(columns: [
      ("construct", -26), ("n", 8), ("check", 9), ("2n", 9), ("4n", 9), ("exponent", 9),
      ("format", 9), ("swift", 9),
    ])
    table.printHeading()
    var isGood = true
    for construct in Construct.all where names.isEmpty || names.contains(construct.name) {
      let sources = [1, 2, 4].map {
        SourceText(path: "Bench.ctl", bytes: construct.make($0 * size))
      }
      let check = times(sources) { _ = RuleEngine.run(Program.check(SyntaxTree.parse($0))) }
      let format = times(sources) { _ = Formatter.format(SyntaxTree.parse($0)) }
      let swift = times(sources) { _ = Generator.swift(Program.check($0)) }
      let exponents = [check, format, swift].map(exponent)
      if exponents.contains(where: { $0 > limit }) { isGood = false }
      table.printRow(
        [construct.name, "\(size)"] + check.map(fixed) + exponents.map(fixed))
    }
    return isGood
  }

  private static func times(_ sources: [SourceText], _ body: (SourceText) -> Void) -> [Double] {
    sources.map { source in once { body(source) } }
  }

  /// Of the time, by the last doubling, which is the longest; 1 when that is noise.
  private static func exponent(_ times: [Double]) -> Double {
    guard let last = times.last, last > noise, times[1] > 0 else { return 1 }
    return logarithm(last / times[1])
  }
}
