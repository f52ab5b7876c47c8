/// `sample "Name" { variable: value }`: a named state of a screen, for pictures, previews and tests.
public struct Sample: Sendable, Hashable {
  public var name: String
  public var origin: OriginID
  /// Into `Program.sampleValues`.
  public var values: Range<Int>
  /// Into `Program.sampleTasks`.
  public var tasks: Range<Int>
}

/// A value that a sample gives to a variable of its screen.
public struct SampleValue: Sendable, Hashable {
  /// The index in `Program.variables`.
  public var variable: Int
  public var expression: ExpressionID
  /// The word that names the variable.
  public var origin: OriginID
}

/// How far a task of the screen is in a sample: `load: .failed("No connection")`
public struct SampleTask: Sendable, Hashable {
  /// The index in `Program.tasks`.
  public var task: Int
  public var form: Form
  /// The word that names the task.
  public var origin: OriginID

  public enum Form: Sendable, Hashable {
    case running
    /// With its message.
    case failed(ExpressionID)
    /// With what it brought.
    case finished(ExpressionID?)
  }
}
