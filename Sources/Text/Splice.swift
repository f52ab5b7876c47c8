/// A run of numbered things (bytes, tokens, nodes, elements) in whose place others stand: what is
/// before it keeps its numbers, what is behind it has moved.
public struct Splice: Sendable, Hashable {
  public let old: Range<Int>
  public let new: Range<Int>

  /// Both runs begin at the same number.
  public init(at start: Int, removing oldCount: Int, inserting newCount: Int) {
    old = start..<start + oldCount
    new = start..<start + newCount
  }

  public var delta: Int { new.upperBound - old.upperBound }

  /// The new number of a thing that stays; nil for one that is replaced.
  @inlinable public func moved(_ index: Int) -> Int? {
    if index < old.lowerBound { return index }
    return index >= old.upperBound ? index + delta : nil
  }

  /// A range of bytes after the splice; nil when one of its ends lies inside what is replaced. What
  /// touches the rim stays outside.
  public func moved(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= old.lowerBound { return range }
    guard let end = movedEnd(range.upperBound) else { return nil }
    if range.lowerBound <= old.lowerBound { return range.lowerBound..<end }
    guard let start = movedEnd(range.lowerBound) else { return nil }
    return start..<end
  }

  private func movedEnd(_ offset: Int) -> Int? {
    offset >= old.upperBound ? offset + delta : nil
  }
}
