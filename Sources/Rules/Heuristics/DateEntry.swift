/// Signs that a date or a time is typed.
enum DateEntry {
  static let words: WordList = [
    "date", "birthday", "birthdate", "dob", "deadline", "anniversary", "截止时间", "到期时间", "日期", "生日",
    "到期日", "截止日", "出生年月", "datum",
    "geburtstag", "geburtsdatum", "abfahrtsdatum", "ankunftsdatum", "reisedatum", "lieferdatum",
    "startdatum", "enddatum", "fecha", "有效期至", "保质期", "纪念日",
    "anniversaire", "échéance", "cumpleaños", "vencimiento", "日付", "誕生日", "生年月日",
  ]

  /// What is written freely, of which a placeholder is an example: “Birthday” of an event.
  private static let subjects: WordList = [
    "subject", "event", "title", "occasion", "recipe", "wish", "betreff", "anlass", "titel",
    "wunsch", "rezept", "objet", "événement", "titre", "recette", "主题", "标题", "事件",
  ]

  /// A field with one of these names is a part of a date, and nothing else.
  private static let partNames: [String] = ["day", "month", "dd", "tt", "日", "月", "月份"]

  /// Whether it stands between the letters of a pattern.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "-") && byte <= UInt8(ascii: "/") || byte == UInt8(ascii: ":")
  }

  /// Words that end before a date: “Valid Until”.
  private static let openEnds: Set<String> = [
    "valid until", "valid from", "best before", "use by", "sell by", "expires on", "born on",
  ]
  /// Verbs that are one word before “date” and “time”: check-in, pick up.
  private static let verbs = [
    ("check", ["in", "out"]), ("move", ["in", "out"]), ("pick", ["up"]), ("drop", ["off"]),
  ]

  /// A text with such verbs in one word: “Checkin Date”, `checkinDate`.
  private static func joined(_ text: String) -> String {
    var result = text
    for (verb, particles) in verbs where text.utf8.count <= 64 && text.hasLetters(verb) {
      for particle in particles { join(verb, particle, in: &result) }
    }
    return result
  }

  private static func join(_ verb: String, _ particle: String, in text: inout String) {
    for second in [particle, particle.prefix(1).uppercased() + particle.dropFirst()] {
      for separator in ["-", " ", ""] where separator != "" || second != particle {
        for first in [verb, verb.prefix(1).uppercased() + verb.dropFirst()] {
          text = text.replacing(first + separator + second, with: first + particle)
        }
      }
    }
  }

  /// The mode of the date picker that would suit; nil without a sign of a date or a time.
  static func mode(
    placeholder: String?, text: String? = nil, names: [String?], variable: String? = nil,
    purposes: [String]
  ) -> String? {
    let known = names.compactMap { $0 } + purposes
    if let mode = text.flatMap({ DateExample.mode($0, of: known) }) { return mode }
    let placeholder = placeholder.map(joined)
    let names = names.map { $0.map(joined) }
    let purposes = purposes.map(joined)
    if let mode = placeholder.flatMap({ DateExample.mode($0, of: known) }) { return mode }
    let texts = purposes + [placeholder].compactMap { $0 }
    if let mode = texts.lazy.compactMap(modeOfName).first { return mode }
    var found: Set<Character> = []
    if let placeholder, placeholder.utf8.contains(where: isMark) {
      found = Set(placeholder.split(separator: " ").compactMap(letters).joined())
    }
    // Cards expire in a month, which no date picker chooses.
    if !found.isEmpty, found == ["m", "y"] || found == ["m", "j"] { return nil }
    if found.contains("h") {
      return found.contains("d") || found.contains("y") ? "dateAndTime" : "time"
    }
    // “Happy Birthday!” and “12 Date Palm Road” are examples of answers.
    let isExample =
      placeholder.map {
        $0.hasSuffix("!") || $0.hasSuffix("！") || $0.first?.isNumber == true
          || $0.hasLetters("happy") && $0.lowercased().hasPrefix("happy ")
      } ?? false
    // “Monday” is one of seven, and no date.
    let isWord = placeholder.map { !isPart($0) && $0.contains(where: \.isLetter) } ?? false
    let isNamed =
      names.contains { words.isHead(of: $0) }
      || !isExample && words.isHead(of: placeholder)
        && !purposes.contains { subjects.isHead(of: $0) }
      || purposes.contains { words.isHead(of: $0) || isPart($0) && !isWord }
      || placeholder.map(isPart) ?? false
    if !found.isEmpty || isNamed { return "date" }
    let isOpen =
      texts.contains {
        endsOpen($0) || $0.hasPrefix("Day of ") || pattern.contains($0) || listsParts($0)
      }
      || (names + [variable]).contains {
        $0.map {
          mayEndOpen($0) && endsOpen(NameTokens.split($0).joined(separator: " "))
        } ?? false
      }
    return isOpen ? "date" : nil
  }

  /// Words before “time” of what happens at a time of a day; “Cooking Time” takes long.
  private static let moments: WordList = [
    "start", "end", "departure", "arrival", "pickup", "delivery", "meeting", "alarm", "wake",
    "opening", "closing", "appointment", "check", "checkin", "checkout", "dropoff", "movein",
    "moveout",
  ]
  private static let foreignMoments: WordList = [
    "uhrzeit", "startzeit", "abfahrtszeit", "ankunftszeit", "heure", "hora", "出发时间", "到达时间", "开始时间",
    "几点出发", "几点到达", "几点开始", "几点结束", "结束时间", "起飞时间", "会议时间", "预约时间", "取件时间", "送达时间", "集合时间", "起床时间",
  ]

  private static let pattern = ["年-月-日", "年/月/日", "年月日", "年 月 日", "年 / 月 / 日"]

  private static func modeOfName(_ text: String) -> String? {
    if foreignMoments.isHead(of: text) { return "time" }
    guard text.hasLetters("time") || !text.isASCII else { return nil }
    let words = text.words.map { $0.lowercased() }
    // “Time of Arrival”
    if words.count > 2, words[0] == "time", words[1] == "of",
      words[2...].contains(where: moments.contains)
    {
      return "time"
    }
    guard let time = words.lastIndex(of: "time"), time > 0 else { return nil }
    if words.dropLast().contains("date") { return "dateAndTime" }
    return time == words.count - 1 && words[..<time].contains { moments.contains($0) }
      ? "time" : nil
  }

  /// Whether a text is the name of a part of a date, without any other word.
  private static func isPart(_ name: String) -> Bool {
    name.utf8.count <= 6 && partNames.contains(name.lowercased())
  }

  /// “Born On”, “Baby Born On”
  private static func endsOpen(_ text: String) -> Bool {
    guard mayEndOpen(text) else { return false }
    let text = text.lowercased()
    return openEnds.contains { text == $0 || text.hasSuffix(" " + $0) }
  }

  /// Whether a short text ends with the letters of a word that a date follows.
  private static func mayEndOpen(_ text: String) -> Bool {
    guard text.utf8.count <= 32, let last = text.utf8.last, "nlmey".utf8.contains(last | 0x20)
    else { return false }
    return ["on", "until", "from", "before", "by"].contains { end in
      text.utf8.suffix(end.utf8.count).map { $0 | 0x20 }.elementsEqual(end.utf8)
    }
  }

  /// “Day, Month and Year”: the parts of a date, and no other word. A month and a year may be those of a card.
  private static func listsParts(_ text: String) -> Bool {
    guard text.utf8.count <= 32, text.hasLetters("day"), text.hasLetters("month") else {
      return false
    }
    let words = text.words.map { $0.lowercased() }
    return words.contains("day") && words.contains("month")
      && words.allSatisfy { ["and", "day", "month", "of", "the", "year", "your"].contains($0) }
  }

  /// The letters of a pattern such as `DD/MM/YYYY`, `TT.MM.JJJJ` or `hh:mm`, lower case; nil if it is not a
  /// pattern.
  private static func letters(of word: Substring) -> Set<Character>? {
    let parts = String(word).core.lowercased().split(omittingEmptySubsequences: false) {
      "/-.:".contains($0)
    }
    let letters = parts.compactMap(\.first)
    guard parts.count >= 2, letters.count == parts.count, Set(letters).count == letters.count,
      zip(parts, letters).allSatisfy({ part, letter in
        "dmyhtja".contains(letter) && part.allSatisfy { $0 == letter }
      })
    else { return nil }
    return Set(letters)
  }
}
