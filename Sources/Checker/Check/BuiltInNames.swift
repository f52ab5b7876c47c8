/// The names that the language knows without a declaration.
public enum BuiltInNames {
  public static let types = Checker.builtInTypes.map(\.name)
  public static let functions = BuiltIn.all.map(\.name) + Constructor.all.map(\.name)
}
