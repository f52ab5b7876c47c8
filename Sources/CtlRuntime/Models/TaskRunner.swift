/// Runs the tasks that a screen starts. They end when it goes.
final class TaskRunner<Model: ScreenModel> {
  private var running: [Work: Task<Void, Never>] = [:]

  /// A task, for one item if it runs for several.
  private struct Work: Hashable {
    let name: Reference
    let item: AnyHashable?
  }

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
    let jobs = Model.allTasks.flatMap { field in
      field.take(&screen).map { (Work(name: field.name, item: $0.item), $0.job) }
    }
    for (key, job) in jobs {
      running.removeValue(forKey: key)?.cancel()
      guard case .run(let work, let report) = job else { continue }
      let name = key.name
      running[key] = Task {
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
        if let how, let former { end(name, how, former) }
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
