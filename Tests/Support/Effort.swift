import Foundation

/// How much the tests try that could try without end: as often as is quick, or `EFFORT` times that.
public enum Effort {
  /// At least 1.
  public static let factor = max(
    1, ProcessInfo.processInfo.environment["EFFORT"].flatMap { Int($0) } ?? 1)

  /// How many random inputs to try.
  public static func inputs(_ count: Int) -> Int { count * factor }

  /// How far apart the tried places of a file are.
  public static func stride(_ places: Int) -> Int { max(1, places / factor) }
}
