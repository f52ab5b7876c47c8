import CtlDiagnostics

/// Words of UIKit, SwiftUI, Interface Builder, Compose, CSS, HTML, Swift and JavaScript that people
/// write here, and what this language has instead. The checker looks them up where a word is unknown,
/// the parser where it cannot read on, and completion proposes what is meant.
public struct ForeignWord: Sendable {
  /// As people write them; case does not matter.
  public let words: [String]
  /// What this language says instead, the most likely first; empty when it has nothing of the sort.
  public let here: [String]
  /// Whether what has this name is left out: the app or iOS decides it.
  public let isLeftOut: Bool
  /// One sentence without a full stop, with `{word}` and `{here}`.
  private let sentence: Message

  init(_ words: String, _ here: [String], _ sentence: Message, isLeftOut: Bool = false) {
    self.words = words.split(separator: " ").map(String.init)
    self.here = here
    self.sentence = sentence
    self.isLeftOut = isLeftOut
  }

  /// A word that only has another name here.
  init(_ words: String, is here: String...) {
    self.init(words, here, Message("`{word}` is `{here}` here", "`{word}` 在这里写作 `{here}`"))
  }

  /// The sentence for a word as it was written.
  public func explanation(of word: String, here: String? = nil) -> Phrase {
    sentence(["word": .text(word), "here": .text(here ?? self.here.first ?? "")])
  }
}

/// The foreign words of one place: names of kinds, of properties, of types, and so on.
public struct ForeignWords: Sendable {
  public let all: [ForeignWord]
  private let byWord: [String: Int]

  init(_ all: [ForeignWord]) {
    self.all = all
    var byWord: [String: Int] = [:]
    for (index, entry) in all.enumerated() {
      for word in entry.words { byWord[word.lowercased()] = index }
    }
    self.byWord = byWord
  }

  /// The entry of a word, in any case.
  public subscript(word: String) -> ForeignWord? {
    guard word.utf8.count <= 40 else { return nil }
    return byWord[word.lowercased()].map { all[$0] }
  }
}
