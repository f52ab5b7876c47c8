/// The texts of an app in one language, by their keys.
///
///     settings.strings = ["signin.submit": "Sign In"]
public struct LocalizedStrings: Sendable, Hashable, Codable, ExpressibleByDictionaryLiteral {
  private var texts: [String: String]

  public init(_ texts: [String: String] = [:]) { self.texts = texts }

  /// A key that is written twice keeps its last text.
  public init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements) { _, last in last }
  }

  /// The text of a key; the key itself when there is none.
  public subscript(key: String) -> String {
    get { texts[key] ?? key }
    set { texts[key] = newValue }
  }
}
