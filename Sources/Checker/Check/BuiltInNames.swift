/// The names that the language knows without a declaration.
public enum BuiltInNames {
  public static let types = Checker.builtInTypes.map(\.name)
  /// The conversions among them have the names of types.
  public static let functions =
    (BuiltIn.all.map(\.name).filter { !types.contains($0) } + Constructor.all.map(\.name)
    + [StyledText.name]).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
}

extension Type.Base {
  /// The name of a built-in type.
  public var builtInName: String? {
    Checker.builtInTypes.first { $0.type.base == self }?.name
  }
}
