import CtlDiagnostics

/// Why a picture could not be drawn: a name that does not exist, a value that does not fit.
public struct Problem: Error, Sendable, Hashable {
  /// The headline: lower case, no full stop.
  public let message: Phrase
  /// Full sentences that help.
  public let notes: [Phrase]

  init(_ message: Phrase, notes: [Phrase] = []) {
    self.message = message
    self.notes = notes
  }
}
