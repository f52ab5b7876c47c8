import Dispatch

/// All cores, for work that is independent.
enum Parallel {
  static let run: @Sendable (Int, @Sendable (Int) -> Void) -> Void = { count, action in
    DispatchQueue.concurrentPerform(iterations: count) { action($0) }
  }
}
