#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension DateTime {
  /// What `now()` returns instead of the time of the machine, for tests and previews:
  ///
  ///     DateTime.$simulatedNow.withValue(DateTime(iso8601: "2026-01-31T09:00")) { … }
  @TaskLocal public static var simulatedNow: DateTime?

  /// The local date and time of this machine, as a new date picker shows it; `simulatedNow` when
  /// there is one.
  public static func now() -> DateTime {
    if let simulatedNow { return simulatedNow }
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      var seconds = time(nil)
      var parts = tm()
      guard localtime_r(&seconds, &parts) != nil else { return fallback }
      // A leap second is read as the one before it.
      return DateTime(
        year: Int(parts.tm_year) + 1_900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(59, Int(parts.tm_sec)))
        ?? fallback
    #else
      return fallback
    #endif
  }

  /// Without a clock: the first day of 2001.
  private static let fallback = DateTime(dayNumber: daysBefore(year: 2_001), secondOfDay: 0)
}
