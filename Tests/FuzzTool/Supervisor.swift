import CtlFuzz
import Foundation

/// Keeps a worker busy on every core, and finds out why one ended early.
struct Supervisor {
  let minutes: Double
  let seed: UInt64

  /// Whether nothing was found.
  func run() -> Bool {
    let end = Date(timeIntervalSinceNow: minutes * 60)
    let known = cases()
    var next = seed
    var tried: UInt64 = 0
    var running: [(process: Process, mark: URL)] = []
    while Date() < end || !running.isEmpty {
      while Date() < end, running.count < ProcessInfo.processInfo.activeProcessorCount {
        let mark = FileManager.default.temporaryDirectory
          .appendingPathComponent("ctl-fuzz-\(next)")
        guard let process = spawn(["--worker", "\(next)", "--mark", mark.path]) else {
          return false
        }
        running.append((process, mark))
        next += Worker.count
      }
      Thread.sleep(forTimeInterval: 0.1)
      for worker in running where !worker.process.isRunning {
        tried += Worker.count
        if worker.process.terminationStatus != 0 { explain(worker.mark) }
      }
      running.removeAll { !$0.process.isRunning }
    }
    print("\(tried) inputs from seed \(seed)")
    return cases() == known
  }

  private func cases() -> Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: Report.folder)) ?? [])
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
      guard let process = spawn(["--case", file.path]) else { return false }
      process.waitUntilExit()
      return process.terminationReason == .uncaughtSignal
    }
    let input = Fuzzer.input(seed)
    let small = Shrinker.shrink(input, attempts: 300, while: traps)
    Report.write(small, "trap", seed, "the process ended")
    try? FileManager.default.removeItem(at: file)
    try? FileManager.default.removeItem(at: mark)
  }
}
