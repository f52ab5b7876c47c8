/// Work of the app whose progress an indicator shows.
public struct TrackedTask: Sendable, Hashable, Codable {
  /// What indicators call it by.
  public var name: Reference
  /// Whether it uses the network.
  public var kind: Kind
  /// What is known of its end.
  public var duration: ExpectedDuration
  /// Whether indicators show it.
  public private(set) var isRunning = false

  /// A task that does not run yet.
  public init(_ name: Reference, kind: Kind = .other, duration: ExpectedDuration = .unknown) {
    self.name = name
    self.kind = kind
    self.duration = duration
  }

  /// Begins; its indicators show.
  public mutating func start() { isRunning = true }
  /// Ends; its indicators hide.
  public mutating func finish() { isRunning = false }

  /// What a task uses; the network has an indicator of its own.
  public enum Kind: String, Sendable, Hashable, Codable { case network, other }
}

/// What is known about how long something takes.
public enum ExpectedDuration: Sendable, Hashable, Codable {
  case known
  case unknown
  case lasting(Duration)
}
