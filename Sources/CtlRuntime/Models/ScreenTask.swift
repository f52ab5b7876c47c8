/// Work of the app that a screen starts: how far it is, what it brought, why it failed.
///
/// A step of the screen starts it, `ObservedScreen` or a host runs it, and what comes back changes
/// the screen. A second start ends the first one.
///
///     accounts.send(.tap, to: "loadButton", actions: bank)
///     accounts.load.isRunning                    // true
///     accounts.load.fail("No connection")        // in a test, what else the app does
public struct ScreenTask<Screen: Sendable, Value: Sendable & Equatable>: Sendable, Equatable {
  /// What indicators follow.
  public private(set) var tracked: TrackedTask
  /// Whether it failed the last time.
  public private(set) var isFailed = false
  /// How much is done, from 0 to 1: what the work has reported since it began, 1 when it has ended well.
  public private(set) var progress = 0.0
  /// Why it failed; empty else.
  public private(set) var message = ""
  /// What it brought the last time; it stays until the next one comes.
  public private(set) var value: Value?
  /// Which start this is: what an earlier one brings is dropped.
  private(set) var number = 0
  private var request: Request?
  /// What waits for the value.
  private var receive: (@Sendable (inout Screen, Value) -> Void)?

  /// What is asked of the code that runs it.
  enum Request: Sendable {
    case start(
      work: @Sendable () async throws -> Value?, then: @Sendable (inout Screen, Value) -> Void)
    case cancel
  }

  /// A task that does not run yet.
  public init(
    _ name: Reference, kind: TrackedTask.Kind = .other, duration: ExpectedDuration = .unknown
  ) {
    tracked = TrackedTask(name, kind: kind, duration: duration)
  }

  /// The name that indicators use.
  public var name: Reference { tracked.name }
  /// Whether it runs.
  public var isRunning: Bool { tracked.isRunning }

  /// Begins; a host runs it when it next runs tasks. `then` gets what it brings.
  public mutating func start(
    _ work: @escaping @Sendable () async throws -> Value,
    then: @escaping @Sendable (inout Screen, Value) -> Void = { _, _ in }
  ) {
    begin(.start(work: work, then: then))
  }

  /// Begins without work: the app ends it.
  public mutating func start() { begin(nil) }

  /// Says how much is done, from 0 to 1; work that the screen starts calls `TaskReport.progress` instead.
  /// Nothing happens when it does not run.
  public mutating func report(_ fraction: Double) {
    if isRunning, !fraction.isNaN { progress = min(max(0, fraction), 1) }
  }

  /// Ends well.
  public mutating func finish(_ value: Value) {
    end(with: value)
  }

  /// Ends badly; people read the message. How much was done stays.
  public mutating func fail(_ message: String) {
    let done = progress
    end()
    (isFailed, self.message, progress) = (true, message, done)
  }

  /// Ends without a value; the work is told to stop.
  public mutating func cancel() {
    guard isRunning else { return }
    end()
    request = .cancel
  }

  fileprivate mutating func begin(_ request: Request?) {
    end()
    tracked.start()
    self.request = request
    if case .start(_, let then) = request { receive = then }
  }

  fileprivate mutating func end() {
    number &+= 1
    tracked.finish()
    (isFailed, message, progress, request, receive) = (false, "", 0, nil, nil)
  }

  /// Hands over what waits for the value of the start that runs.
  mutating func takeReceiver() -> (@Sendable (inout Screen, Value) -> Void)? {
    defer { receive = nil }
    return receive
  }

  /// Whether something is asked of the code that runs it.
  var isAsking: Bool { request != nil }

  /// Whether it has ended, well or badly, and was not cancelled.
  var hasEnded: Bool { !isRunning && (isFailed || progress == 1) }

  /// Hands over what is asked; once.
  mutating func takeRequest() -> Request? {
    defer { request = nil }
    return request
  }

  public static func == (a: ScreenTask, b: ScreenTask) -> Bool {
    a.number == b.number && a.tracked == b.tracked && a.isFailed == b.isFailed
      && a.message == b.message && a.progress == b.progress && a.value == b.value
  }
}

extension ScreenTask where Value == Never {
  /// Begins; a host runs it when it next runs tasks.
  public mutating func start(_ work: @escaping @Sendable () async throws -> Void) {
    begin(
      .start(
        work: {
          try await work()
          return nil
        }, then: { _, _ in }))
  }

  /// Ends well.
  public mutating func finish() { end(with: nil) }
}

/// An error with a text for people, which a failed task shows. Others show their description.
public protocol ReadableError: Error {
  /// What happened and what to do, in a sentence.
  var message: String { get }
}

/// How the work of a task ended, when it was not cancelled.
enum TaskEnd { case well, badly }

/// A task of a screen, for the code that runs tasks.
public struct TaskField<Root: Sendable>: Sendable {
  let name: Reference
  /// What the screen asks for, each with the item that the work is for.
  let take: @Sendable (inout Root) -> [(item: AnyHashable?, job: Job)]

  enum Job: Sendable {
    /// Work whose end changes the screen, and says how it ended; nil when nothing waits for it. What it
    /// reports changes the screen too.
    case run(
      @Sendable () async -> @Sendable (inout Root) -> TaskEnd?,
      report: @Sendable (inout Root, Double) -> Void)
    case cancel
  }

  /// The task at a property.
  public init<Value: Sendable & Equatable>(
    _ name: Reference, _ path: WritableKeyPath<Root, ScreenTask<Root, Value>> & Sendable
  ) {
    self.name = name
    take = { root in
      guard let request = root[keyPath: path].takeRequest() else { return [] }
      let job = Self.job(request, root[keyPath: path].number) { root, change in
        change(&root[keyPath: path])
      }
      return [(nil, job)]
    }
  }

  /// The task at a property, which runs for several items at the same time.
  public init<Item: Hashable & Sendable, Value: Sendable & Equatable>(
    _ name: Reference, _ path: WritableKeyPath<Root, ScreenTasks<Root, Item, Value>> & Sendable
  ) {
    self.name = name
    take = { root in
      if !root[keyPath: path].isAsking { return [] }
      return root[keyPath: path].takeRequests().map { item, request, number in
        let job = Self.job(request, number) { root, change in
          change(&root[keyPath: path][item])
        }
        return (item, job)
      }
    }
  }

  /// - Parameter change: Changes the task, as far as it is still the start with this number.
  private static func job<Value: Sendable & Equatable>(
    _ request: ScreenTask<Root, Value>.Request, _ number: Int,
    _ change: @escaping @Sendable (inout Root, (inout ScreenTask<Root, Value>) -> Void) -> Void
  ) -> Job {
    guard case .start(let work, let then) = request else { return .cancel }
    /// Returns whether the start still counts.
    @Sendable func update(
      _ root: inout Root, _ body: (inout ScreenTask<Root, Value>) -> Void
    ) -> Bool {
      var counts = false
      change(&root) { task in
        counts = task.number == number
        if counts { body(&task) }
      }
      return counts
    }
    return .run(
      {
        do {
          let value = try await work()
          return { root in
            guard update(&root, { $0.end(with: value) }) else { return nil }
            if let value { then(&root, value) }
            return .well
          }
        } catch {
          let message = (error as? any ReadableError)?.message ?? "\(error)"
          let isCancelled = error is CancellationError || Task.isCancelled
          return { root in
            guard update(&root, { isCancelled ? $0.end() : $0.fail(message) }), !isCancelled else {
              return nil
            }
            return .badly
          }
        }
      },
      report: { root, fraction in _ = update(&root) { $0.report(fraction) } })
  }
}

extension ScreenTask {
  fileprivate mutating func end(with value: Value?) {
    end()
    progress = 1
    self.value = value ?? self.value
  }
}
