/// How often people write a word at a place, counted in well-made files. A place has several keys, from
/// the most general to the most special; a special one that was seen often outweighs the others.
package struct Habits: Sendable, Hashable {
  /// Stands for every name that the project itself declares.
  package static let ownName = "*"

  private var counts: [String: [String: Int]] = [:]
  private var totals: [String: Int] = [:]

  package init() {}

  package mutating func count(_ word: String, at keys: [String], _ number: Int = 1) {
    for key in keys {
      counts[key, default: [:]][word, default: 0] += number
      totals[key, default: 0] += number
    }
  }

  /// What stays without the counts of some files.
  package func without(_ other: Habits) -> Habits {
    var result = self
    for (key, words) in other.counts where counts[key] != nil {
      for (word, number) in words {
        guard let old = result.counts[key]?[word] else { continue }
        result.counts[key]?[word] = max(0, old - number)
        result.totals[key]? -= min(old, number)
      }
    }
    return result
  }

  /// The share of a word, 0...1.
  func share(of word: String, at keys: [String]) -> Double {
    var share = 0.0
    for key in keys {
      guard let total = totals[key] else { continue }
      share = (Double(counts[key]?[word] ?? 0) + share) / Double(total + 1)
    }
    return share
  }

  // MARK: As text

  /// A line for each key: `key: word number word number`. What was seen five times says little.
  package var text: String {
    counts.keys.filter { totals[$0] ?? 0 > 5 }.sorted().map { key in
      let words = (counts[key] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return "\(key): " + words.map { "\($0.key) \($0.value)" }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  package init(text: String) {
    for line in text.split(separator: "\n") {
      guard let colon = line.lastIndex(of: ":") else { continue }
      let words = line[line.index(after: colon)...].split(separator: " ")
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        count(String(words[index]), at: [String(line[..<colon])], Int(words[index + 1]) ?? 0)
      }
    }
  }

  /// What Ctl comes with.
  package static let known = Habits(text: ofMembers + "\n" + ofValues)
}
