/// Work of the app whose progress an indicator shows.
public struct TrackedTask: Sendable, Hashable, Codable {
  public var name: Reference
  public var kind: Kind
  public var duration: ExpectedDuration
  public private(set) var isRunning = false

  public init(_ name: Reference, kind: Kind = .other, duration: ExpectedDuration = .unknown) {
    self.name = name
    self.kind = kind
    self.duration = duration
  }

  public mutating func start() { isRunning = true }
  public mutating func finish() { isRunning = false }

  public enum Kind: String, Sendable, Hashable, Codable { case network, other }
}

/// What is known about how long something takes.
public enum ExpectedDuration: Sendable, Hashable, Codable {
  case known
  case unknown
  case lasting(Duration)
}
