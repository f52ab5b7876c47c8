import CtlTestSupport

/// Makes inputs from numbers, and holds them to the laws.
public enum Fuzzer {
  /// What went wrong.
  public struct Violation: Sendable {
    public let law: String
    public let message: String
  }

  /// The same seed gives the same input on every machine.
  /// - Parameter damage: How often it is mutated; below zero as at zero.
  public static func input(_ seed: UInt64, damage: ClosedRange<Int> = -1...3) -> FuzzInput {
    var random = SeededGenerator(seed: seed)
    guard let source = FuzzSource.all.randomElement(using: &random) else { return FuzzInput("") }
    var input = source.make(&random)
    // A third stays sound, so that laws about sound programs have something to do.
    for _ in 0..<max(0, Int.random(in: damage, using: &random)) {
      guard let mutation = FuzzMutation.all.randomElement(using: &random) else { break }
      input.main = mutation.apply(input.main, &random)
    }
    return input
  }

  /// An input with one to four damages, for many that begin alike.
  public static func input(
    near base: FuzzInput, _ seed: UInt64, damage: ClosedRange<Int> = 1...4
  ) -> FuzzInput {
    var random = SeededGenerator(seed: seed)
    var input = base
    for _ in 0..<Int.random(in: damage, using: &random) {
      guard let mutation = FuzzMutation.all.randomElement(using: &random) else { break }
      input.main = mutation.apply(input.main, &random)
    }
    return input
  }

  /// The first law that an input breaks.
  public static func violation(
    _ input: FuzzInput, seed: UInt64 = 0, of laws: [FuzzLaw] = FuzzLaw.all
  ) -> Violation? {
    let subject = FuzzSubject(input, seed: seed)
    for law in laws {
      let clock = ContinuousClock()
      var message: String?
      let time = clock.measure { message = law.violation(subject) }
      if message == nil, time > timeLimit(subject) { message = "it took \(time)" }
      if let message { return Violation(law: law.name, message: message) }
    }
    return nil
  }

  /// Generous, because tests run unoptimized and beside others.
  private static func timeLimit(_ subject: FuzzSubject) -> Duration {
    .seconds(20) + .milliseconds(subject.input.text.count)
  }
}
