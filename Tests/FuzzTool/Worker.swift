import CtlFuzz
import Foundation

/// Tries inputs in a process of its own, which a trap may end.
struct Worker {
  /// Each worker has so many seeds.
  static let count: UInt64 = 500

  let start: UInt64
  /// Gets the seed that is tried, for the supervisor of a worker that trapped.
  let mark: URL

  /// Whether every input kept the laws.
  func run() -> Bool {
    var isGood = true
    for seed in start..<start + Worker.count {
      _ = FileManager.default.createFile(atPath: mark.path, contents: Data("\(seed)".utf8))
      let input = Fuzzer.input(seed)
      guard let violation = Fuzzer.violation(input, seed: seed) else { continue }
      isGood = false
      let report = Report(law: violation.law, message: violation.message)
      if report.isKnown { continue }
      let small = Shrinker.shrink(input) { Fuzzer.violation($0, seed: seed)?.law == violation.law }
      report.write(small, seed)
    }
    try? FileManager.default.removeItem(at: mark)
    return isGood
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
