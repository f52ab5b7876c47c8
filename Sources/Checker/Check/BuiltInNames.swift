/// The names that the language knows without a declaration.
public enum BuiltInNames {
  public static let types = Checker.builtInTypes.map(\.name)
  public static let functions =
    BuiltIn.all.map(\.name) + Constructor.all.map(\.name) + [StyledText.name]
}

extension Type.Base {
  /// The name of a built-in type.
  public var builtInName: String? {
    Checker.builtInTypes.first { $0.type.base == self }?.name
  }
}
