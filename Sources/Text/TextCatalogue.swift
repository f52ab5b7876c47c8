/// The texts of an app in all its languages: what an `.xcstrings` file says. What it does not say as
/// expected is left out.
public struct TextCatalogue: Sendable, Hashable {
  /// The language of the keys, such as `en`.
  public let sourceLanguage: String
  /// By key and language.
  private var entries: [String: [String: Entry]] = [:]

  /// A text in one language.
  public struct Entry: Sendable, Hashable {
    public var text: String?
    /// The forms of a text with one number, by plural category.
    public var forms: [String: String] = [:]
    /// The parts of a text with several numbers, by their names.
    public var parts: [String: Part] = [:]
    /// Whether it differs by device or in another way that is not read.
    var varies = false

    /// A part of a text that depends on one number.
    public struct Part: Sendable, Hashable {
      /// Counted from 0.
      public var argument: Int
      public var forms: [String: String]
    }
  }

  /// One without texts.
  public init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// Why bytes are no catalogue.
  public enum Problem: Error, Sendable, Hashable {
    case json(JSONError)
    case noStrings
  }

  public init(_ bytes: [UInt8]) throws(Problem) {
    let root: JSONNode
    do { root = try JSONReader.parse(bytes) } catch { throw .json(error) }
    guard let strings = root["strings"]?.members else { throw .noStrings }
    sourceLanguage = root["sourceLanguage"]?.string ?? "en"
    for member in strings {
      for language in member.node["localizations"]?.members ?? [] {
        guard let entry = Entry(language.node) else { continue }
        entries[member.key.text, default: [:]][language.key.text] = entry
      }
    }
  }

  /// Adds the keys of another catalogue that this one does not have.
  public mutating func add(_ other: TextCatalogue) {
    entries.merge(other.entries) { own, _ in own }
  }

  /// The languages that have a text.
  public var languages: Set<String> { Set(entries.values.flatMap(\.keys)) }

  /// The texts in a language; for `de-AT`, those of `de` where it has none itself. Texts without a
  /// translation are in the language of the sources.
  public func entries(in language: String) -> [String: Entry] {
    let tags = TextCatalogue.tags(of: language) + [sourceLanguage]
    return entries.compactMapValues { entry in tags.lazy.compactMap { entry[$0] }.first }
  }

  /// The keys with a text in each of some languages; the language of the sources has them all.
  public func keys(in languages: [String]) -> Set<String> {
    let wanted = languages.filter { $0 != sourceLanguage }.map(TextCatalogue.tags)
    return Set(
      entries.lazy.filter { _, entry in
        wanted.allSatisfy { $0.contains { entry[$0]?.isTranslated == true } }
      }.map(\.key))
  }

  /// `de-AT`, then `de`.
  private static func tags(of language: String) -> [String] {
    var tags = [language]
    while let end = tags.last?.lastIndex(of: "-"), let tag = tags.last {
      tags.append(String(tag[..<end]))
    }
    return tags
  }
}

extension TextCatalogue.Entry {
  /// Nil for an entry without a text, which waits for its translation.
  fileprivate init?(_ node: JSONNode) {
    text = Self.text(node)
    forms = Self.forms(node)
    for part in node["substitutions"]?.members ?? [] {
      let place = (part.node["argNum"]?.int ?? 1).subtractingReportingOverflow(1).partialValue
      parts[part.key.text] = Part(argument: place, forms: Self.forms(part.node))
    }
    varies = node["variations"] != nil
    if text == nil, forms.isEmpty, !varies { return nil }
  }

  private static func text(_ node: JSONNode) -> String? {
    let unit = node["stringUnit"]
    guard let text = unit?["value"]?.string else { return nil }
    return text.isEmpty && unit?["state"]?.string == "new" ? nil : text
  }

  private static func forms(_ node: JSONNode) -> [String: String] {
    var forms: [String: String] = [:]
    for form in node["variations"]?["plural"]?.members ?? [] {
      forms[form.key.text] = text(form.node)
    }
    return forms
  }

  fileprivate var isTranslated: Bool { varies || text?.isEmpty == false }
}
