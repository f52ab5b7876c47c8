// Values in the form for texts that people read.

extension Double {
  /// `3` for 3.0, `2.5` for 2.5: whole numbers have no fraction; very large ones
  /// have an exponent.
  public var plainText: String {
    // Swift writes the digits of numbers below 2^54.
    guard let whole = Int(exactly: self), abs(self) < 0x1p54 else { return description }
    return String(whole)
  }

  /// A length: `44pt`.
  public var lengthText: String { plainText + "pt" }
}

extension Int {
  public var plainText: String { String(self) }
}

extension Bool {
  /// `true` or `false`.
  public var plainText: String { self ? "true" : "false" }
}

extension DateTime {
  /// In English: `January 31, 2026 at 9:00 AM`.
  public var plainText: String { formatted() }
}

extension Duration {
  /// `1h30min`, as a file writes it, in whole milliseconds; `0s` for none.
  public var plainText: String {
    var rest = milliseconds.magnitude
    if rest == 0 { return "0s" }
    var text = milliseconds < 0 ? "-" : ""
    for unit in DurationUnit.all {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: UInt(unit.milliseconds))
      if count > 0 { text += "\(count)\(unit.name)" }
      rest = remainder
    }
    return text
  }
}

/// A unit of durations as files write it.
package struct DurationUnit: Sendable {
  package let name: String
  package let milliseconds: Int

  /// Largest first, as a duration names them.
  package static let all = [
    DurationUnit(name: "h", milliseconds: 3_600_000),
    DurationUnit(name: "min", milliseconds: 60_000),
    DurationUnit(name: "s", milliseconds: 1000), DurationUnit(name: "ms", milliseconds: 1),
  ]
}
