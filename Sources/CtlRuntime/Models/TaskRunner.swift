/// Runs the tasks that a screen starts. They end when it goes.
final class TaskRunner<Model: ScreenModel> {
  private var running: [Reference: Task<Void, Never>] = [:]

  /// Does what the screen asked for since the last time: in the isolation of the caller, since what
  /// comes back changes the screen there. Without an actor nothing runs.
  /// - Parameters:
  ///   - change: Changes the screen when a task is done, and says how it ended.
  ///   - end: Does what the screen does when a task has ended; gets what the variables that the screen follows
  ///     were before.
  func follow(
    _ screen: inout Model, isolation: isolated (any Actor)?,
    change: @escaping ((inout Model) -> TaskEnd?) -> TaskEnd?,
    end: @escaping (Reference, TaskEnd, Model.Followed) -> Void
  ) {
    guard isolation != nil else { return }
    for field in Model.allTasks {
      guard let job = field.take(&screen) else { continue }
      running.removeValue(forKey: field.name)?.cancel()
      guard case .run(let work, let report) = job else { continue }
      running[field.name] = Task {
        _ = isolation
        // Of what comes too fast the newest counts.
        let (reports, continuation) = AsyncStream.makeStream(
          of: Double.self, bufferingPolicy: .bufferingNewest(1))
        async let result = TaskReport.doing(work, continuation)
        for await fraction in reports {
          _ = change {
            report(&$0, fraction)
            return nil
          }
        }
        let ended = await result
        var former: Model.Followed?
        let how = change {
          former = $0.beginEvent()
          return ended(&$0)
        }
        if let how, let former { end(field.name, how, former) }
      }
    }
  }

  /// Tells all work to stop.
  func cancel() {
    for task in running.values { task.cancel() }
    running = [:]
  }

  deinit { cancel() }
}
