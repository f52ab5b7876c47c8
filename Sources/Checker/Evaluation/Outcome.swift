/// What an operation comes to.
public struct Outcome: Sendable, Hashable {
  /// Why there is no proper result: an error in a constant.
  public enum Problem: Sendable {
    case overflow, divisionByZero, emptyRange, indexOutOfRange
  }

  /// The value that a running app goes on with, also after a problem; nil when it cannot be known.
  public let value: Value?
  public let problem: Problem?

  /// What cannot be known, or is no operation on these values.
  static let unknown = Outcome(value: nil, problem: nil)

  /// A text, unless it is longer than any that a person reads.
  static func text(_ text: String) -> Outcome {
    text.utf8.count > textLimit ? .unknown : .value(.string(text))
  }

  /// A list, unless it has more items than the limit.
  static func list(_ items: [Value]) -> Outcome {
    var room = itemLimit
    let list = Value.list(items)
    return list.fits(&room) ? .value(list) : .unknown
  }

  static let textLimit = 100_000

  /// A list with more items than this, those of inner lists counted, is not known in advance: lists of
  /// lists double with every name.
  static let itemLimit = 100_000
  static let depthLimit = 64

  package static func value(_ value: Value?) -> Outcome { Outcome(value: value, problem: nil) }

  /// The result is outside of its type. Generated code stops at the nearest value, as
  /// `Saturating.swift` of the runtime says.
  static func overflow(_ nearest: Value) -> Outcome { Outcome(value: nearest, problem: .overflow) }
}
