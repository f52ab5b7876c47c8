/// Tells a screen that is shown what time it is. It stands while `DateTime.simulatedNow` says so.
final class ScreenClock {
  private var task: Task<Void, Never>?

  /// Tells the time twice a second, so that no second is left out, until `stop()`: in the isolation of
  /// the caller. Without an actor it stands.
  func start(isolation: isolated (any Actor)?, _ tell: @escaping (DateTime) -> Void) {
    stop()
    guard isolation != nil, DateTime.simulatedNow == nil else { return }
    task = Task {
      _ = isolation
      while !Task.isCancelled {
        tell(.now())
        try? await Task.sleep(nanoseconds: 500_000_000)
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  deinit { stop() }
}
