/// Runs the tasks that a screen starts. They end when it goes.
final class TaskRunner<Model: ScreenModel> {
  private var running: [Reference: Task<Void, Never>] = [:]

  /// Does what the screen asked for since the last time: in the isolation of the caller, since what
  /// comes back changes the screen there. Without an actor nothing runs.
  /// - Parameters:
  ///   - change: Changes the screen when a task is done, and says how it ended.
  ///   - end: Does what the screen does when a task has ended.
  func follow(
    _ screen: inout Model, isolation: isolated (any Actor)?,
    change: @escaping ((inout Model) -> TaskEnd?) -> TaskEnd?,
    end: @escaping (Reference, TaskEnd) -> Void
  ) {
    guard isolation != nil else { return }
    for field in Model.allTasks {
      guard let job = field.take(&screen) else { continue }
      running.removeValue(forKey: field.name)?.cancel()
      guard case .run(let work) = job else { continue }
      running[field.name] = Task {
        _ = isolation
        let result = await work()
        if let how = change(result) { end(field.name, how) }
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
