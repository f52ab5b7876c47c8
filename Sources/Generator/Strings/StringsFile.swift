import CtlText

/// The texts of an app in an `.xcstrings` file: their keys, the notes for translators, and the
/// translations so far.
///
/// Writing it again keeps people's work: translations, their states, entries that they added by
/// hand (`manual`), and unknown members. A text that is no longer in the sources is marked `stale`,
/// or removed if it has no translation.
public struct StringsFile: Sendable {
  private var root: StringsFileValue

  /// Why a file cannot be updated.
  public struct Problem: Error, Sendable, Hashable {
    public let message: String
  }

  public init() {
    root = .object([
      .init(key: "sourceLanguage", value: .string("en")),
      .init(key: "strings", value: .object([])),
      .init(key: "version", value: .string("1.0")),
    ])
  }

  /// Reads a file. Any other file is a problem, so that it is not overwritten.
  public init(reading bytes: [UInt8]) throws(Problem) {
    let node: JSONNode
    do throws(JSONError) {
      node = try JSONReader.parse(bytes)
    } catch {
      throw Problem(message: "it is not JSON at byte \(error.offset)")
    }
    root = StringsFileValue(node, in: bytes)
    guard case .object? = root["strings"] else {
      throw Problem(message: "it has no `strings`")
    }
  }

  /// The language of the sources, such as `en`.
  public var sourceLanguage: String {
    get { root["sourceLanguage"]?.text ?? "en" }
    set { root["sourceLanguage"] = .string(newValue) }
  }

  /// The file, with its members in order.
  public var bytes: [UInt8] { root.bytes }

  // MARK: Updating

  /// Adds the texts of all sources of the app. What a text has in the catalogues of `modules`, and not
  /// here, comes from the first of them.
  public mutating func update(with texts: [LocalizableText], modules: [StringsFile] = []) {
    let entries = StringsFile.merged(texts)
    let known = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    let others = StringsFile.translations(modules)
    var old: [StringsFileValue.Member] = []
    var seen: Set<String> = []
    for member in root["strings"]?.members ?? [] where seen.insert(member.key).inserted {
      if let text = known[member.key] {
        old.append(.init(key: member.key, value: updated(member.value, text, others)))
      } else if let kept = abandoned(member.value) {
        old.append(.init(key: member.key, value: kept))
      }
    }
    let new = entries.filter { !seen.contains($0.key) }
      .sorted { StringsFile.inOrder($0.key, $1.key) }
      .map { StringsFileValue.Member(key: $0.key, value: updated(.object([]), $0, others)) }
    root["strings"] = .object(StringsFile.inserted(new, into: old))
  }

  /// A translation of a text.
  public struct Translation: Sendable {
    public let key: String
    public let language: String
    public let text: String

    public init(_ key: String, _ language: String, _ text: String) {
      (self.key, self.language, self.text) = (key, language, text)
    }
  }

  /// Adds translations to those that are there.
  /// - Returns: those that stay out, because the text has another one in the language.
  public mutating func add(_ translations: [Translation]) -> [Translation] {
    var members = root["strings"]?.members ?? []
    var places = Dictionary(
      members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    var refused: [Translation] = []
    for translation in translations {
      let place = places[translation.key] ?? members.count
      if place == members.count {
        places[translation.key] = place
        members.append(.init(key: translation.key, value: .object([])))
      }
      var localizations = members[place].value["localizations"] ?? .object([])
      if let known = localizations[translation.language] {
        if known["stringUnit"]?["value"]?.text != translation.text { refused.append(translation) }
        continue
      }
      localizations[translation.language] = .object([
        .init(
          key: "stringUnit",
          value: .object([
            .init(key: "state", value: .string("translated")),
            .init(key: "value", value: .string(translation.text)),
          ]))
      ])
      localizations.members.sort { $0.key < $1.key }
      members[place].value["localizations"] = localizations
    }
    members.sort { StringsFile.inOrder($0.key, $1.key) }
    root["strings"] = .object(members)
    return refused
  }

  /// Texts that are the same in several places have one entry, with all their comments.
  private static func merged(_ texts: [LocalizableText]) -> [LocalizableText] {
    var result: [LocalizableText] = []
    var places: [String: Int] = [:]
    for text in texts {
      if let place = places[text.key] {
        for line in text.places where !result[place].places.contains(line) {
          result[place].places.append(line)
        }
        for line in text.notes where !result[place].notes.contains(line) {
          result[place].notes.append(line)
        }
        result[place].isText = result[place].isText || text.isText
      } else {
        places[text.key] = result.count
        result.append(text)
      }
    }
    return result
  }

  /// New entries are placed before the first old one that comes after them.
  private static func inserted(
    _ new: [StringsFileValue.Member], into old: [StringsFileValue.Member]
  ) -> [StringsFileValue.Member] {
    var result: [StringsFileValue.Member] = []
    var rest = new[...]
    for member in old {
      while let first = rest.first, inOrder(first.key, member.key) {
        result.append(first)
        rest.removeFirst()
      }
      result.append(member)
    }
    return result + rest
  }

  /// Ignoring case first, then by the letters themselves.
  private static func inOrder(_ first: String, _ second: String) -> Bool {
    let (a, b) = (first.lowercased(), second.lowercased())
    return a == b ? first < second : a < b
  }

  /// The translations of some catalogues by their keys.
  private static func translations(_ files: [StringsFile]) -> [String: [StringsFileValue.Member]] {
    var result: [String: [StringsFileValue.Member]] = [:]
    for member in files.lazy.flatMap({ $0.root["strings"]?.members ?? [] }) {
      result[member.key, default: []] += (member.value["localizations"]?.members ?? []).filter {
        $0.value["stringUnit"]?["state"]?.text != "new"
      }
    }
    return result
  }

  private func updated(
    _ former: StringsFileValue, _ text: LocalizableText,
    _ others: [String: [StringsFileValue.Member]]
  ) -> StringsFileValue {
    var entry = former
    // A new one: later it is what people have made of it.
    if former.members.isEmpty, !text.hasWords { entry["shouldTranslate"] = .literal("false") }
    let state = entry["extractionState"]?.text
    if state == "manual" { return entry }
    if state == "stale" { entry["extractionState"] = nil }
    entry["comment"] = .string((text.places + text.notes).joined(separator: "\n"))
    var localizations = entry["localizations"] ?? .object([])
    var others = others[text.key] ?? []
    if let forms = SourceForms(text, sourceLanguage).value {
      others.append(.init(key: sourceLanguage, value: forms))
    }
    for other in others where localizations[other.key] == nil {
      localizations[other.key] = other.value
    }
    if !others.isEmpty {
      localizations.members.sort { $0.key < $1.key }
      entry["localizations"] = localizations
    }
    entry.members.sort { $0.key < $1.key }
    return entry
  }

  /// An entry whose text is gone; nil when it has nothing worth keeping.
  private func abandoned(_ entry: StringsFileValue) -> StringsFileValue? {
    if entry["extractionState"]?.text == "manual" { return entry }
    let languages = entry["localizations"]?.members.map(\.key) ?? []
    if languages.allSatisfy({ $0 == sourceLanguage }) { return nil }
    var result = entry
    result["extractionState"] = .string("stale")
    result.members.sort { $0.key < $1.key }
    return result
  }
}
