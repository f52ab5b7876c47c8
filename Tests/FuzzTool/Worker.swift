import CtlFuzz
import Foundation

/// Tries inputs in a process of its own, which a trap may end.
struct Worker {
  /// Each worker has so many seeds.
  static let count: UInt64 = 500

  let start: UInt64
  /// Gets the seed that is tried, for the supervisor of a worker that trapped.
  let mark: URL

  func run() {
    for seed in start..<start + Worker.count {
      _ = FileManager.default.createFile(atPath: mark.path, contents: Data("\(seed)".utf8))
      let input = Fuzzer.input(seed)
      guard let violation = Fuzzer.violation(input, seed: seed) else { continue }
      let small = Shrinker.shrink(input) { Fuzzer.violation($0, seed: seed)?.law == violation.law }
      Report.write(small, violation.law, seed, violation.message)
    }
    try? FileManager.default.removeItem(at: mark)
  }
}

/// Keeps what was found.
enum Report {
  static let folder = "Tests/Corpus/Fuzz"

  static func write(_ input: FuzzInput, _ law: String, _ seed: UInt64, _ message: String) {
    let name = law.map { $0.isLetter ? $0 : "-" }
    let path = "\(folder)/\(String(name))-\(String(seed, radix: 36)).txt"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: path, contents: Data(input.text))
    print("\(law): \(message) (seed \(seed)), written to \(path)")
  }
}
