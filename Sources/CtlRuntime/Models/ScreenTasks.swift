/// Work of the app that a screen starts for several items at the same time: one `ScreenTask` for each.
///
/// An item is what tells it apart: the `id` of a record, or the value itself.
///
///     episodes.download[2].isRunning              // true
///     episodes.download[2].fail("No connection")  // in a test, what else the app does
///     episodes.download.isRunning                 // whether any of the work goes on
public struct ScreenTasks<
  Screen: Sendable, Item: Hashable & Sendable, Value: Sendable & Equatable
>: Sendable, Equatable {
  /// What an item has for which nothing was started.
  private let idle: ScreenTask<Screen, Value>
  private var works: [Item: ScreenTask<Screen, Value>] = [:]
  /// The items for which something is asked of the code that runs the work, in this order.
  private var asked: [Item] = []
  private var last: Item?

  /// A task that does not run yet.
  public init(
    _ name: Reference, kind: TrackedTask.Kind = .other, duration: ExpectedDuration = .unknown
  ) {
    idle = ScreenTask(name, kind: kind, duration: duration)
  }

  /// The name that indicators use.
  public var name: Reference { idle.name }
  /// Whether work for any item goes on.
  public var isRunning: Bool { works.values.contains { $0.isRunning } }
  /// What indicators follow: all work together.
  public var tracked: TrackedTask {
    var tracked = idle.tracked
    if isRunning { tracked.start() }
    return tracked
  }

  /// The work for an item.
  public subscript(item: Item) -> ScreenTask<Screen, Value> {
    get { works[item] ?? idle }
    set {
      let former = self[item]
      if newValue.isAsking, !former.isAsking { asked.append(item) }
      if newValue.hasEnded, newValue.number != former.number { last = item }
      works[item] = newValue
    }
  }

  /// The work that has ended last, well or badly.
  public var ended: ScreenTask<Screen, Value> { last.map { self[$0] } ?? idle }

  /// What that was started with, of what all work was started with.
  public func ended<Argument>(_ started: [Item: Argument]) -> Argument? {
    last.flatMap { started[$0] }
  }

  /// Ends all work without a value; it is told to stop.
  public mutating func cancel() {
    for item in works.keys { self[item].cancel() }
  }

  /// Whether something is asked of the code that runs the work.
  var isAsking: Bool { !asked.isEmpty }

  /// Hands over what is asked; once.
  mutating func takeRequests() -> [(
    item: Item, request: ScreenTask<Screen, Value>.Request, number: Int
  )] {
    let items = asked
    asked = []
    return items.compactMap { item in
      works[item]?.takeRequest().map { (item, $0, self[item].number) }
    }
  }

  public static func == (a: ScreenTasks, b: ScreenTasks) -> Bool {
    a.idle == b.idle && a.works == b.works && a.last == b.last
  }
}
