extension DateTime {
  /// Reads `2026-01-31`, `2026-01-31T09:00` and `2026-01-31T09:00:30`, the extended form of ISO
  /// 8601. A zone or an offset is refused, because a civil time has none.
  public init?(_ text: String) {
    let text = Array(text.utf8)
    guard [10, 16, 19].contains(text.count) else { return nil }

    /// The number that the digits of a range spell.
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in text[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    func has(_ separator: Unicode.Scalar, at index: Int) -> Bool {
      text[index] == UInt8(ascii: separator)
    }

    guard has("-", at: 4), has("-", at: 7),
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
    else { return nil }
    var (hour, minute, second) = (0, 0, 0)
    if text.count > 10 {
      guard has("T", at: 10), has(":", at: 13),
        let readHour = number(11..<13), let readMinute = number(14..<16)
      else { return nil }
      (hour, minute) = (readHour, readMinute)
    }
    if text.count > 16 {
      guard has(":", at: 16), let readSecond = number(17..<19) else { return nil }
      second = readSecond
    }
    self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }
}

extension DateTime {
  /// A date as a file writes it; `09:00` is a time on the first day. An invalid text is the start
  /// of that day.
  public init(iso8601 text: String) {
    self = DateTime(text) ?? DateTime("0001-01-01T\(text)") ?? .earliest
  }
}

extension DateTime: CustomStringConvertible {
  /// `2026-01-31T09:00`, with seconds when there are any.
  public var description: String {
    let (year, month, day) = date
    var text = "\(pad(year, 4))-\(pad(month, 2))-\(pad(day, 2))T\(pad(hour, 2)):\(pad(minute, 2))"
    if second != 0 { text += ":\(pad(second, 2))" }
    return text
  }
}

extension DateTime: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decodeText(decoder, "a date such as 2026-01-31T09:00") { DateTime($0) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A number with zeros in front, at least `width` digits.
func pad(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
