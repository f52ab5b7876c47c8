import CtlFuzz
import Foundation

/// Keeps a worker busy on every core, and finds out why one ended early.
struct Supervisor {
  let minutes: Double
  let seed: UInt64
  let search: Search

  /// Whether nothing was found.
  func run() -> Bool {
    let end = Date(timeIntervalSinceNow: minutes * 60)
    var isGood = true
    var next = seed
    var tried: UInt64 = 0
    var running: [(process: Process, mark: URL)] = []
    while Date() < end || !running.isEmpty {
      while Date() < end, running.count < ProcessInfo.processInfo.activeProcessorCount {
        let mark = FileManager.default.temporaryDirectory
          .appendingPathComponent("ctl-fuzz-\(next)")
        guard let process = spawn(["--worker", "\(next)", "--mark", mark.path] + quick) else {
          return false
        }
        running.append((process, mark))
        next += search.perWorker
      }
      Thread.sleep(forTimeInterval: 0.1)
      for worker in running where isStuck(worker.mark) { worker.process.terminate() }
      let ended = running.filter { !$0.process.isRunning }
      running.removeAll { worker in ended.contains { $0.process === worker.process } }
      for worker in ended {
        tried += search.perWorker
        if worker.process.terminationStatus != 0 { isGood = false }
        if worker.process.terminationReason == .uncaughtSignal { explain(worker.mark) }
      }
    }
    print("\(tried) inputs from seed \(seed)")
    return isGood
  }

  private var quick: [String] { search.isQuick ? ["--quick"] : [] }

  /// Whether an input has kept a worker busy for minutes; making one small takes less.
  private func isStuck(_ mark: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: mark.path)
    guard let date = attributes?[.modificationDate] as? Date else { return false }
    return date.timeIntervalSinceNow < -600
  }

  private func spawn(_ arguments: [String]) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    return (try? process.run()) == nil ? nil : process
  }

  /// Makes the input small on which a worker trapped: each trial is a process.
  private func explain(_ mark: URL) {
    guard let text = try? String(contentsOf: mark, encoding: .utf8), let seed = UInt64(text) else {
      return
    }
    let file = mark.appendingPathExtension("ctl")
    func traps(_ input: FuzzInput) -> Bool {
      _ = FileManager.default.createFile(atPath: file.path, contents: Data(input.text))
      guard let process = spawn(["--case", file.path, "--seed", "\(seed)"] + quick) else {
        return false
      }
      let end = Date(timeIntervalSinceNow: 60)
      while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal
    }
    let input = search.input(seed)
    let small = Shrinker.shrink(input, attempts: 300, while: traps)
    Report(
      law: "trap", message: "the process ended at \(String(decoding: small.text, as: UTF8.self))"
    )
    .write(small, seed)
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: mark)
  }
}
