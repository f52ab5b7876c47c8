/// The names of one sort of thing in the catalogue, numbered from 0 in the order of their cases.
///
/// `CodingKey` has the compiler write the words down; reflection would look them up at every start.
public protocol CatalogueName: CodingKey, RawRepresentable<Int>, CaseIterable, Hashable {}

extension CatalogueName {
  /// The word in a file.
  @inlinable public var name: String { stringValue }
  @inlinable public static var names: [String] { allCases.map { $0.stringValue } }
  public var description: String { name }
  /// The case for a word in a file.
  public init?(name: String) { self.init(stringValue: name) }
}
