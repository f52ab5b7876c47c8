/// What work says while it runs, to the screen that has started it.
///
///     func download(episode: Int) async throws -> File {
///       for try await (part, count) in parts(of: episode) {
///         TaskReport.progress(Double(part) / Double(count))
///       }
///     }
public enum TaskReport {
  @TaskLocal private static var reports: AsyncStream<Double>.Continuation?

  /// Says how much is done, from 0 to 1. Code below the work may say it too, in tasks of its own that are
  /// not detached. Outside of the work of a screen nothing happens.
  public static func progress(_ fraction: Double) { reports?.yield(fraction) }

  /// Does work; what it reports comes to the continuation, which ends with it.
  static func doing<Result: Sendable>(
    _ work: @Sendable () async -> Result, _ continuation: AsyncStream<Double>.Continuation
  ) async -> Result {
    defer { continuation.finish() }
    return await $reports.withValue(continuation) { await work() }
  }
}
