/// An enum of a `.ctl` file: one case of a few, each with a label that people read. Its cases are
/// the segments of a segmented control or the rows of a wheel.
public protocol Choice: RawRepresentable, CaseIterable, Comparable, Hashable, Codable, Sendable
where RawValue == String {
  /// The text for people, in a segment or a row of a wheel.
  var label: String { get }
}

extension Choice {
  /// By the order of the cases.
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }

  /// The place among the cases, from 0.
  public var index: Int { Self.allCases.enumerated().first { $0.element == self }?.offset ?? -1 }

  /// The case at a place; nil when there is none.
  public init?(index: Int) {
    guard let choice = Self.allCases.enumerated().first(where: { $0.offset == index }) else {
      return nil
    }
    self = choice.element
  }
}

extension Collection {
  /// The element at a place counted from 0; nil when there is none.
  public func element(at offset: Int) -> Element? {
    guard offset >= 0, let index = index(startIndex, offsetBy: offset, limitedBy: endIndex),
      index != endIndex
    else { return nil }
    return self[index]
  }
}
