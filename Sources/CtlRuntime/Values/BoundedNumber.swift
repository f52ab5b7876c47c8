/// The value of a slider or stepper with its bounds: all finite, `minimum < maximum`, the value
/// between them. Each write keeps this:
///
/// - a value that is not finite is ignored, but an infinite value goes to its bound;
/// - a bound that reaches the other one pushes it, so that a range can be set in any order;
/// - the value is clamped last.
struct BoundedNumber: Sendable, Equatable {
  private(set) var minimum: Double
  private(set) var maximum: Double
  private(set) var value: Double
  /// The value as it was set last, which may be outside of the bounds, while that is why `value` is what it is.
  private(set) var given: Double

  init(minimum: Double, maximum: Double, value: Double) {
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
    given = value
  }

  mutating func setValue(_ new: Double) {
    value = clamp(new, minimum, maximum, instead: value)
    given = new.isFinite ? new : value
  }

  private mutating func settle() {
    value = clamp(value, minimum, maximum)
    if clamp(given, minimum, maximum) != value { given = value }
  }

  /// `gap` is how far a minimum that reaches the maximum pushes it further.
  mutating func setMinimum(_ new: Double, gap: Double = 0) {
    let pushed = max(new + gap, new.nextUp)
    guard new.isFinite, new < maximum || pushed.isFinite else { return }
    if new >= maximum { maximum = pushed }
    minimum = new
    settle()
  }

  mutating func setMaximum(_ new: Double, gap: Double = 0) {
    let pushed = min(new - gap, new.nextDown)
    guard new.isFinite, new > minimum || pushed.isFinite else { return }
    if new <= minimum { minimum = pushed }
    maximum = new
    settle()
  }

  /// Where the value is between the bounds, 0...1. Halves, so that no difference overflows.
  var fraction: Double {
    clamp((value / 2 - minimum / 2) / (maximum / 2 - minimum / 2), 0, 1)
  }

  /// The value at a share of the range; the inverse of `fraction`.
  func value(at fraction: Double) -> Double {
    let share = clamp(fraction, 0, 1)
    return clamp(minimum * (1 - share) + maximum * share, minimum, maximum)
  }
}
