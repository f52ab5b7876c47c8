/// Makes an input smaller while something stays true of it.
public enum Shrinker {
  /// - Parameter attempts: How often the question is asked at most.
  public static func shrink(
    _ input: FuzzInput, attempts: Int = 2_000, while holds: (FuzzInput) -> Bool
  ) -> FuzzInput {
    var best = input
    var left = attempts
    func holdsStill(_ input: FuzzInput) -> Bool {
      left -= 1
      return left >= 0 && holds(input)
    }
    for index in best.files.indices.dropLast().reversed() {
      var trial = best
      trial.files.remove(at: index)
      if holdsStill(trial) { best = trial }
    }
    for index in best.files.indices {
      // Lines first, then single bytes.
      for separator in [UInt8(0x0A), nil] {
        var parts = split(best.files[index].bytes, separator)
        var size = max(1, parts.count / 2)
        while left > 0, !parts.isEmpty {
          var start = 0
          while start < parts.count, left > 0 {
            var fewer = parts
            fewer.removeSubrange(start..<min(start + size, parts.count))
            var trial = best
            trial.files[index].bytes = Array(fewer.joined())
            if holdsStill(trial) {
              best = trial
              parts = fewer
            } else {
              start += size
            }
          }
          if size == 1 { break }
          size /= 2
        }
      }
    }
    return best
  }

  /// The bytes in parts, each with its separator; single bytes without one.
  private static func split(_ bytes: [UInt8], _ separator: UInt8?) -> [[UInt8]] {
    guard let separator else { return bytes.map { [$0] } }
    var result: [[UInt8]] = [[]]
    for byte in bytes {
      result[result.count - 1].append(byte)
      if byte == separator { result.append([]) }
    }
    return result
  }
}
