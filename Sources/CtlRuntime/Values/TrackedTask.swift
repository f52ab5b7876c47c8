/// Work of the app whose progress an indicator shows.
public struct TrackedTask: Sendable, Hashable, Codable {
  /// The name that indicators use.
  public var name: Reference
  /// Whether it uses the network.
  public var kind: Kind
  /// What is known about its end.
  public var duration: ExpectedDuration
  /// Whether indicators show it.
  public private(set) var isRunning = false

  /// A task that does not run yet.
  public init(_ name: Reference, kind: Kind = .other, duration: ExpectedDuration = .unknown) {
    self.name = name
    self.kind = kind
    self.duration = duration
  }

  /// Begins; its indicators appear.
  public mutating func start() { isRunning = true }
  /// Ends; its indicators hide.
  public mutating func finish() { isRunning = false }

  /// The resource of a task; the network has an indicator of its own.
  public enum Kind: String, Sendable, Hashable, Codable { case network, other }
}

/// Whether the length of work is known.
public enum ExpectedDuration: Sendable, Hashable, Codable {
  case known
  case unknown
  case lasting(Duration)
}
