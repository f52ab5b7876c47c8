/// When a held stepper repeats its step: depends only on how long it has been held.
///
/// | held | a further step every |
/// | --- | --- |
/// | up to 0.5 s | none: the press itself was one step |
/// | from 0.5 s (inclusive) to 2 s | 0.25 s |
/// | to 4 s | 0.1 s |
/// | to 10 min | 0.05 s |
///
/// After ten minutes it stops, so that a forgotten finger costs a bounded number of steps.
public enum Autorepeat {
  /// The hold time after which no further step follows.
  public static let longestHold = Duration.seconds(600)

  private static let delay = 500
  private static let phases: [(end: Int, interval: Int)] = [
    (2_000, 250), (4_000, 100), (600_000, 50),
  ]

  /// How many steps, besides that of the press, are taken within a hold time.
  public static func repeats(heldFor time: Duration) -> Int {
    let held = clamp(time, .zero, longestHold).milliseconds
    guard held >= delay else { return 0 }
    var count = 1
    var start = delay
    for phase in phases where held > start {
      count += (min(held, phase.end) - start) / phase.interval
      start = phase.end
    }
    return count
  }
}

/// Measures the time between two looks at a clock, for `advance(by:)`.
///
///     var timer = HoldTimer(clock: ContinuousClock())
///     events += stepper.advance(by: timer.lap())
public struct HoldTimer<C: Clock>: Sendable where C.Duration == Duration {
  private let clock: C
  private var last: C.Instant

  /// A timer that starts now.
  public init(clock: C) {
    self.clock = clock
    last = clock.now
  }

  /// The time since the last lap, or since the timer was made; never negative.
  public mutating func lap() -> Duration {
    let now = clock.now
    defer { last = now }
    return max(.zero, last.duration(to: now))
  }
}
