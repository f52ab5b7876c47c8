import CtlFuzz
import Foundation

/// Tries inputs in a process of its own, which a trap may end.
struct Worker {
  let search: Search
  let start: UInt64
  /// Gets the seed that is tried, for the supervisor of a worker that trapped.
  let mark: URL

  /// Whether every input kept the laws.
  func run() -> Bool {
    var isGood = true
    var base = FuzzInput("")
    for seed in start..<start + search.perWorker {
      _ = FileManager.default.createFile(atPath: mark.path, contents: Data("\(seed)".utf8))
      if seed == start || seed % search.perBase == 0 { base = Fuzzer.input(seed / search.perBase) }
      let input = search.input(seed, base)
      guard let violation = search.violation(input, seed) else { continue }
      isGood = false
      let report = Report(law: violation.law, message: violation.message)
      if report.isKnown { continue }
      let small = Shrinker.shrink(input) { search.violation($0, seed)?.law == violation.law }
      report.write(small, seed)
    }
    try? FileManager.default.removeItem(at: mark)
    return isGood
  }
}

/// How much is asked of each input.
struct Search {
  /// Whether many inputs near each other keep the laws that cost little, instead of few all of them.
  let isQuick: Bool

  var perWorker: UInt64 { isQuick ? 50_000 : 500 }
  /// So many inputs begin alike.
  var perBase: UInt64 { isQuick ? 64 : 1 }

  func input(_ seed: UInt64) -> FuzzInput { input(seed, Fuzzer.input(seed / perBase)) }

  func input(_ seed: UInt64, _ base: FuzzInput) -> FuzzInput {
    isQuick ? Fuzzer.input(near: base, seed) : base
  }

  func violation(_ input: FuzzInput, _ seed: UInt64) -> Fuzzer.Violation? {
    Fuzzer.violation(input, seed: seed, of: isQuick ? FuzzLaw.quick : FuzzLaw.all)
  }
}

/// Keeps what was found, once for each message.
struct Report {
  static let folder = "Tests/Corpus/Fuzz"

  let law: String
  let message: String

  /// Messages that differ only in their numbers are about the same mistake.
  private var path: String {
    let name = String(law.map { $0.isLetter ? $0 : "-" })
    var hash: UInt32 = 2_166_136_261
    for byte in message.utf8 where !(0x30...0x39).contains(byte) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return "\(Report.folder)/\(name)-\(String(hash, radix: 36)).txt"
  }

  var isKnown: Bool { FileManager.default.fileExists(atPath: path) }

  func write(_ input: FuzzInput, _ seed: UInt64) {
    try? FileManager.default.createDirectory(
      atPath: Report.folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(input.text))
    print("\(law): \(message) (seed \(seed)), written to \(path)")
  }
}
