/// Something that holds for every input: an oracle in a file of its own, and a line in the list.
public struct FuzzLaw: Sendable {
  public let name: String
  /// What is wrong; nil when the law holds. A trap ends the process.
  let violation: @Sendable (FuzzSubject) -> String?

  public static let all: [FuzzLaw] = [
    .tree, .reported, .places, .format, .order, .incremental, .drawing, .code, .questions, .rename,
    .safeFixes, .suggestions, .contents, .actions, .memory,
  ]

  /// Those of fixes.
  public static let ofFixes: [FuzzLaw] = [.safeFixes, .suggestions, .contents]

  /// Those that cost little: for millions of inputs that differ in few bytes.
  public static let ofBytes: [FuzzLaw] = [
    .tree, .reported, .places, .format, .incremental, .drawing, .code,
  ]

  /// Those that cost hardly more than a check: for tens of millions of inputs.
  public static let quick: [FuzzLaw] = [.tree, .reported, .places, .format]

  /// Those whose cost is about that of what they watch: for inputs of a million parts.
  public static let ofSize: [FuzzLaw] = [.tree, .format, .drawing, .code, .questions]
}
