extension Kind {
  /// Properties that every element has.
  public static let commonProperties: [Property] = []

  /// Properties that only UIControl kinds have.
  public static let controlProperties: [Property] = []

  /// All properties of the kind: its own first, then the common ones.
  public var properties: [Property] {
    ownProperties + (isControl ? Kind.controlProperties : []) + Kind.commonProperties
  }
}
