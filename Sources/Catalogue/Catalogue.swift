extension Kind {
  /// Every kind, in the order of `KindName`. A test compares the two and the folders.
  public static let all: [Kind] = [
  ]

  /// The kind with a name; total, because `all` holds every name.
  @inlinable
  public static func named(_ name: KindName) -> Kind { all[name.index] }
}

extension KindName {
  /// The position in `Kind.all`.
  public var index: Int { KindName.indices[self]! }
  private static let indices = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
