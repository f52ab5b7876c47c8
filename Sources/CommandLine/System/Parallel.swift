import Dispatch

/// All cores, for work that is independent.
package enum Parallel {
  package static let run: @Sendable (Int, @Sendable (Int) -> Void) -> Void = { count, action in
    DispatchQueue.concurrentPerform(iterations: count) { action($0) }
  }
}
