import CtlRuntime
import Testing

/// Arithmetic of generated code: the nearest result, and never a trap.
@Suite struct ArithmeticTests {
  @Test("what does not fit is the nearest number that does")
  func integers() {
    #expect(Int.max.adding(1) == .max && Int.min.adding(-1) == .min && 2.adding(3) == 5)
    #expect(Int.min.subtracting(1) == .min && Int.max.subtracting(-1) == .max)
    #expect(0.subtracting(.min) == .max && 2.subtracting(3) == -1)
    #expect(Int.max.multiplied(by: 2) == .max && Int.max.multiplied(by: -2) == .min)
    #expect(Int.min.multiplied(by: -1) == .max && 3.multiplied(by: -4) == -12)
    #expect(7.divided(by: 2) == 3 && 7.divided(by: 0) == 0 && Int.min.divided(by: -1) == .max)
    #expect(7.remainder(dividingBy: 4) == 3 && 7.remainder(dividingBy: 0) == 0)
    #expect(Int.min.remainder(dividingBy: -1) == 0)
    #expect(magnitude(.min) == .max && magnitude(-3) == 3)
    #expect(Int(rounding: 2.5) == 3 && Int(rounding: -2.5) == -3 && Int(rounding: .nan) == 0)
    #expect(Int(rounding: 1e300) == .max)
  }

  @Test("durations count whole milliseconds")
  func durations() {
    #expect(Duration.seconds(1).adding(.milliseconds(500)) == .milliseconds(1_500))
    #expect(Duration.seconds(1).subtracting(.seconds(3)) == .seconds(-2))
    #expect(Duration.seconds(3).multiplied(by: 2) == .seconds(6))
    #expect(2.multiplied(by: .seconds(3)) == .seconds(6))
    #expect(Duration.seconds(3).multiplied(by: 0.5) == .milliseconds(1_500))
    #expect(0.5.multiplied(by: .seconds(3)) == .milliseconds(1_500))
    #expect(Duration.seconds(3).divided(by: 2) == .milliseconds(1_500))
    #expect(Duration.milliseconds(295_161).divided(by: .seconds(1)) == 295.161)
    #expect(Duration.seconds(3).divided(by: Duration.zero) == .infinity)
    #expect(Duration.seconds(3).divided(by: 0) == .zero)
    #expect(Duration.seconds(3).divided(by: 0.0) == .zero)
    let longest = Duration.seconds(Int64.max)
    #expect(longest.milliseconds == .max && longest.adding(longest) == .milliseconds(Int.max))
    #expect(Duration.seconds(Int64.min).milliseconds == .min)
  }

  @Test("ranges without their upper end, and ranges in the wrong order")
  func ranges() {
    #expect(clamp(9, 0, below: 5) == 4 && clamp(-1, 0, below: 5) == 0 && clamp(3, 5, below: 2) == 5)
    #expect(clamp(9.0, 0, below: 5) < 5 && clamp(3, 0, below: .min) == 0)
    #expect(clamp(Duration.seconds(9), .zero, below: .seconds(1)) == .milliseconds(999))
    let date = DateTime(iso8601: "2026-01-31T09:00")
    #expect(clamp(.latest, .earliest, below: date) == DateTime(iso8601: "2026-01-31T08:59:59"))
    #expect(Array(numbers(1, through: 3)) == [1, 2, 3] && Array(numbers(1, below: 3)) == [1, 2])
    #expect(numbers(3, through: 1).isEmpty && numbers(0, below: .min).isEmpty)
    #expect(numbers(0, through: .max).count == 100_000)
    #expect(numbers(.max, through: .max).count <= 1)
    #expect(span(1, through: 3) == 1...3 && span(3, through: 1) == 3...3)
    #expect([1, 2].element(at: 1) == 2 && [1, 2].element(at: 2) == nil)
    #expect([1, 2].element(at: -1) == nil && [1, 2].element(at: .max) == nil)
  }

  @Test(
    "values as people read them",
    arguments: [
      (3.0.plainText, "3"), (2.5.plainText, "2.5"), (1e20.plainText, "1e+20"),
      (44.0.lengthText, "44pt"),
      (Duration.seconds(5_400).plainText, "1h30min"), (Duration.zero.plainText, "0s"),
      (Duration.milliseconds(-250).plainText, "-250ms"), (true.plainText, "true"),
      (DateTime(iso8601: "2026-01-31").plainText, "January 31, 2026"),
      (DateTime(iso8601: "09:00").plainText, "9:00 AM"), ((-7).plainText, "-7"),
    ])
  func texts(text: String, expected: String) {
    #expect(text == expected)
  }

  @Test("a date that is none is the start of all dates")
  func dates() {
    #expect(DateTime(iso8601: "tomorrow") == .earliest && DateTime(iso8601: "") == .earliest)
  }

  @Test("a key without a text stands for itself")
  func strings() {
    let strings: LocalizedStrings = ["a": "one", "a": "two"]
    #expect(strings["a"] == "two" && strings["b"] == "b")
  }
}
