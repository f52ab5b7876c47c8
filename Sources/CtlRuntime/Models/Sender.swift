/// The sender of an event, as the parts of a reference: `counters[2].stepper` is the control
/// `stepper` of the component `counters` in the third round of a loop.
public struct Sender: Sendable, Hashable {
  /// The whole reference.
  public let reference: Reference
  private var rest: ArraySlice<Substring>

  /// The parts of a reference, which may be any text.
  public init(_ reference: Reference) {
    self.reference = reference
    rest = reference.rawValue.split(separator: ".")[...]
  }

  /// The name of the element, or of the component that it is in.
  public var name: String {
    rest.first.map { String($0.prefix { $0 != "[" }) } ?? ""
  }

  /// The rounds of the loops around the element, from the outermost, counted from 0; -1 when there
  /// is no such loop.
  public func index(_ loop: Int) -> Int {
    let parts = rest.first?.split(separator: "[").dropFirst() ?? []
    guard loop >= 0, loop < parts.count else { return -1 }
    return Int(parts[parts.startIndex + loop].dropLast()) ?? -1
  }

  /// One of the loops around the element of a sender.
  struct Loop: Sendable, Hashable {
    private let reference: Reference
    private let depth: Int
    private let loop: Int

    init(_ sender: Sender, _ loop: Int) {
      reference = sender.reference
      depth = sender.rest.count
      self.loop = loop
    }
  }

  /// The sender as seen from inside the component.
  public var inner: Sender {
    var result = self
    result.rest = rest.dropFirst()
    return result
  }
}
