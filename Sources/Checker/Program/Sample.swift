/// `sample "Name" { variable: value }`: a named state of a screen, for pictures, previews and tests.
public struct Sample: Sendable, Hashable {
  public var name: String
  public var origin: OriginID
  /// Into `Program.sampleValues`.
  public var values: Range<Int>
}

/// A value that a sample gives to a variable of its screen.
public struct SampleValue: Sendable, Hashable {
  /// The index in `Program.variables`.
  public var variable: Int
  public var expression: ExpressionID
  /// The word that names the variable.
  public var origin: OriginID
}
