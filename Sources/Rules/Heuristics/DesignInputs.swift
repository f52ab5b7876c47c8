import CtlCatalogue
import CtlChecker
import CtlDiagnostics

// What a text field of a document is for: its content type, else what it says and is called.

extension PlacedElement {
  /// The placeholder that people see: not one that code replaces.
  var shownPlaceholder: Written? {
    isAssigned(["placeholder", "attributedPlaceholder"]) ? nil : written(.placeholder)
  }

  /// The kind of text; of a document its content type decides it.
  func inputKind(toldBy texts: [String?]) -> InputKind? {
    guard let type = designFacts?.attribute("textContentType")?.value else {
      return InputKind.told(by: texts)
    }
    let content = InputKind.contentTypes.first { $0.type == type }?.content
    return InputKind.all.first { $0.content == content }
  }

  /// How sure it is that another keyboard is a mistake: a document may have one on purpose, and
  /// “Email or user name” is two kinds of text.
  func keyboardLimit(isSet: Bool) -> Severity {
    guard isInDesign else { return .error }
    let isEither = shownPlaceholder?.string?.words.contains { $0.lowercased() == "or" } == true
    return isSet || isEither ? .advice : .warning
  }
}

extension InputKind {
  /// The names of Interface Builder for kinds of text.
  static let contentTypes = [
    (content: "email", type: "email"), (content: "phone", type: "tel"),
    (content: "url", type: "url"),
  ]
}
