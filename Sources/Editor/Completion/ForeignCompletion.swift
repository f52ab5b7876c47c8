import CtlSyntax

/// Words of other frameworks, which people type before they know the word here: `Toggle` proposes
/// `switch`.
extension Completer {
  func foreignItems(_ word: String) -> [CompletionItem] {
    if word.isEmpty { return [] }
    let lists: [(words: ForeignWords, kinds: [CompletionItem.Kind])] = [
      (.kinds, [.control, .container]), (.properties, [.property]), (.types, [.type]),
      (.values, [.keyword]), (.members, [.function, .member]), (.keywords, [.keyword]),
    ]
    let start = word.lowercased()
    var result: [CompletionItem] = []
    for (words, kinds) in lists {
      let known = items.filter { kinds.contains($0.kind) }
      if known.isEmpty { continue }
      for entry in words.all {
        let found = entry.here.lazy.compactMap { here in known.first { $0.label == here } }.first
        guard var item = found else { continue }
        item.detail = item.label
        item.rank += 100
        for spelled in entry.words where spelled.lowercased().hasPrefix(start) {
          if spelled == item.detail { continue }
          item.label = spelled
          result.append(item)
        }
      }
    }
    return result
  }
}
