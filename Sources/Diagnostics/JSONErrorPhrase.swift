import CtlText

extension JSONError {
  /// What is wrong, in both languages.
  public var phrase: Phrase { Phrase(Message(reason.words.en, reason.words.zh)) }
}
