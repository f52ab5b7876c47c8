import CtlDiagnostics
import CtlRules

/// What an editor asks about the text of a `ctl.json`.
public struct SettingsEditing: Sendable {
  let bytes: [UInt8]
  let language: Language

  public init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
  }

  /// The keys that may stand at an offset, or the values of the key there.
  public func completions(at offset: Int) -> CompletionList {
    let place = SettingsPlace(bytes, min(max(offset, 0), bytes.count))
    let items: [CompletionItem]
    if let key = place.key {
      let known = SettingsKey.keys(at: place.path).first { $0.name == key }
      items = place.isInList ? [] : known.map { values(of: $0, place) } ?? []
    } else if place.isInList {
      items = []
    } else {
      items = SettingsKey.keys(at: place.path).filter { !place.keys.contains($0.name) }.map { key in
        item(key.name, .property, place, snippet: place.hasColon ? nil : Self.start(of: key.value))
      }
    }
    return CompletionList(items: items, isIncomplete: false)
  }

  /// What a key means, where it or its value stands.
  public func hover(at offset: Int) -> Hover? {
    let place = SettingsPlace(bytes, min(max(offset, 0), bytes.count))
    guard !place.word.isEmpty else { return nil }
    let name = place.key ?? SettingsPlace.contents(bytes, place.word)
    guard let text = documentation(place.path + [name]) else { return nil }
    return Hover(range: place.word, contents: text)
  }

  /// The documentation of a proposal, by its id.
  public func documentation(ofCompletion id: String) -> Documentation? {
    let parts = id.split(separator: " ").map(String.init)
    return parts.first == "setting" ? documentation(Array(parts.dropFirst())) : nil
  }

  private func documentation(_ path: [String]) -> Documentation? {
    guard let name = path.last,
      let key = SettingsKey.keys(at: path.dropLast()).first(where: { $0.name == name })
    else { return nil }
    var result = Documentation()
    result.text("**\(name)**")
    result.text(Phrase(key.documentation).text(language))
    if let standard = key.value.standard {
      result.text(
        Message("Default: `{value}`", "默认值：`{value}`")(["value": .text(standard)]).text(language))
    }
    return result
  }

  private func values(of key: SettingsKey, _ place: SettingsPlace) -> [CompletionItem] {
    switch key.value {
    case .choice(let names, let standard):
      names.map { name in
        var item = item(name, .enumCase, place, of: key.name)
        item.rank = name == standard ? 0 : 1
        return item
      }
    case .flag: ["true", "false"].map { plain($0, place, key.name) }
    case .number(let standard): standard.map { [plain(Self.text($0), place, key.name)] } ?? []
    case .object, .texts, .text: []
    }
  }

  private func plain(_ text: String, _ place: SettingsPlace, _ key: String) -> CompletionItem {
    CompletionItem(
      label: text, kind: .keyword, detail: nil, id: id(place, key), range: place.word, text: text,
      snippet: Snippet(text), rank: 0)
  }

  /// A string: with its quotes in the list too where one is typed, because editors compare the list with
  /// what is typed.
  private func item(
    _ name: String, _ kind: CompletionItem.Kind, _ place: SettingsPlace, of key: String? = nil,
    snippet: Snippet? = nil
  ) -> CompletionItem {
    let quoted = "\"\(name)\""
    let isQuoted = !place.word.isEmpty && bytes[place.word.lowerBound] == 0x22
    let whole = snippet.map { Snippet("\(quoted): ") + $0 } ?? Snippet(quoted)
    return CompletionItem(
      label: isQuoted ? quoted : name, kind: kind, detail: nil, id: id(place, key ?? name),
      range: place.word, text: whole.plain, snippet: whole, rank: 0)
  }

  private func id(_ place: SettingsPlace, _ key: String) -> String {
    (["setting"] + place.path + [key]).joined(separator: " ")
  }

  /// How the value of a key begins.
  private static func start(of value: SettingsKey.Value) -> Snippet {
    switch value {
    case .text: Snippet("\"") + .stop + "\""
    case .texts: Snippet("[\"") + .stop + "\"]"
    case .flag: .field("true")
    case .number(let standard): standard.map { .field(text($0)) } ?? .stop
    case .choice(let names, let standard): Snippet("\"") + .field(standard ?? names[0]) + "\""
    case .object: Snippet("{ ") + .stop + " }"
    }
  }

  fileprivate static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}

extension SettingsKey.Value {
  fileprivate var standard: String? {
    switch self {
    case .number(let standard): standard.map { SettingsEditing.text($0) }
    case .choice(_, let standard): standard
    case .text, .texts, .flag, .object: nil
    }
  }
}
