/// Dates and times as people write them: `14:30`, `2026-05-04`, `May 4, 2026`, `下午3点`.
enum DateExample {
  private enum Part {
    case date, time, month, year
    /// One or two digits: of a day, or of hours.
    case day
    /// What makes a time of the number beside it: `9 am`, `14 Uhr`.
    case hourMark
    /// A day of the week, “at”.
    case filler
  }

  /// The mode of the date picker that would suit; nil where there is anything else.
  /// - Parameter names: What it is an example of. `1:30` is a time of the day in “Opening”, and how long
  ///   something takes in “Duration”.
  static func mode(_ text: String, of names: [String]) -> String? {
    guard mayHaveNumbers(text) else { return nil }
    let example = withoutIntroduction(text)
    guard let mode = mode(example), mode == "time", example.utf8.allSatisfy({ 0x30...0x3A ~= $0 })
    else { return mode(example) }
    let words = names.flatMap { NameTokens.split($0) }
    if words.contains(where: isMeasure) { return nil }
    let hasTwoDigits = example.utf8.prefix { $0 != 0x3A }.count == 2
    return hasTwoDigits || words.contains(where: isMoment) ? mode : nil
  }

  /// Whether there are digits, or a sign that words of numbers stand before.
  private static func mayHaveNumbers(_ text: String) -> Bool {
    text.utf8.contains { 0x30...0x39 ~= $0 } || !text.isASCII && text.contains("点")
  }

  /// What `e.g. 12/31/2014` shows.
  private static func withoutIntroduction(_ text: String) -> String {
    let lowered = text.lowercased()
    let start = introductions.first {
      text.utf8.count > $0.utf8.count && lowered.hasPrefix($0)
    }
    return start.map { String(text.dropFirst($0.count).drop { " ：:,，".contains($0) }) } ?? text
  }

  private static func isMeasure(_ word: String) -> Bool {
    word.isASCII ? measures.contains(word) : foreignMeasures.contains { word.contains($0) }
  }

  private static func isMoment(_ word: String) -> Bool {
    word.isASCII ? moments.contains(word) : word.hasSuffix("时间") || word.hasSuffix("时刻")
  }

  private static func mode(_ text: String) -> String? {
    guard text.utf8.count <= 48, mayHaveNumbers(text) else { return nil }
    var parts: [Part] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "，" }) {
      guard let found = Self.parts(of: word) else { return nil }
      parts += found
    }
    let isTime = parts.contains(.time) || parts.contains(.hourMark) && parts.contains(.day)
    let isDate = parts.contains(.date) || parts.contains(.month) && parts.contains(.day)
    return isTime ? isDate ? "dateAndTime" : "time" : isDate ? "date" : nil
  }

  private static func parts(of word: Substring) -> [Part]? {
    if let numbers = numbers(of: word, by: ":"), 2...3 ~= numbers.count {
      let parts: [Substring] = word.split { $0 == ":" }
      let areTwoDigits = parts.dropFirst().allSatisfy { $0.count == 2 }
      let isTime = numbers[0] < 24 && numbers.dropFirst().allSatisfy { $0 < 60 }
      return areTwoDigits && isTime ? [.time] : nil
    }
    for mark in ["-", "/", "."] {
      if let numbers = numbers(of: word, by: mark), isDate(numbers) { return [.date] }
    }
    if let parts = chineseParts(of: word) { return parts }
    var core = word
    if core.last == "," { core = core.dropLast() }
    let lower = core.lowercased()
    if hourMarks.contains(lower) { return [.hourMark] }
    if fillers.contains(lower) { return [.filler] }
    if months.contains(lower.last == "." ? String(lower.dropLast()) : lower) { return [.month] }
    let digits = core.prefix { $0.isASCII && $0.isNumber }
    guard ordinals.contains(lower.dropFirst(digits.count)) else { return nil }
    return 1...2 ~= digits.count ? [.day] : digits.count == 4 ? [.year] : nil
  }

  /// `2026年5月4日`, `5月4日`, `下午3点`, `9点30分`, and a date with a time after it.
  private static func chineseParts(of word: Substring) -> [Part]? {
    var parts: [Part] = []
    var rest = word
    if let day = rest.firstIndex(of: "日") {
      guard let numbers = numbers(of: rest[..<day], by: "年月"),
        isDate(numbers.count == 2 ? [2000] + numbers : numbers)
      else { return nil }
      parts.append(.date)
      rest = rest[day...].dropFirst()
    }
    if let day = ["今天", "明天", "后天"].first(where: rest.hasPrefix) {
      parts.append(.date)
      rest = rest.dropFirst(day.count)
    } else if ["周", "星期"].contains(where: rest.hasPrefix),
      let day = rest.firstIndex(where: { "一二三四五六日天".contains($0) })
    {
      parts.append(.filler)
      rest = rest[day...].dropFirst()
    }
    if let half = ["上午", "下午", "早上", "中午", "晚上"].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(half.count)
    }
    guard let mark = rest.firstIndex(where: { $0 == "点" || $0 == "时" }) else {
      return rest.isEmpty && !parts.isEmpty ? parts : nil
    }
    guard let hour = Int(rest[..<mark]) ?? hour(inWords: rest[..<mark]), 0..<24 ~= hour else {
      return nil
    }
    let minutes = rest[mark...].dropFirst()
    let isWhole = minutes.isEmpty || minutes == "半" || minutes == "整"
    guard isWhole || minutes.last == "分" && Int(minutes.dropLast()) != nil else { return nil }
    return parts + [.time]
  }

  /// `七`, `十二`
  private static func hour(inWords text: Substring) -> Int? {
    let digits = Array("零一二三四五六七八九十")
    let values = text.map { $0 == "两" ? 2 : digits.firstIndex(of: $0) }.compactMap { $0 }
    guard values.count == text.count else { return nil }
    switch values.count {
    case 1: return values[0]
    case 2 where values[0] == 10 && values[1] < 10: return 10 + values[1]
    default: return nil
    }
  }

  /// The numbers of one to four digits between marks; nil where there is anything else.
  private static func numbers(of word: Substring, by marks: String) -> [Int]? {
    let parts = word.split(omittingEmptySubsequences: false) { marks.contains($0) }
    let numbers = parts.compactMap { $0.count <= 4 ? Int($0) : nil }
    return numbers.count == parts.count && numbers.allSatisfy { $0 >= 0 } ? numbers : nil
  }

  /// Whether three numbers are a day, a month and a year of four digits, in any order.
  private static func isDate(_ numbers: [Int]) -> Bool {
    guard numbers.count == 3 else { return false }
    let small = numbers.filter { 1...31 ~= $0 }
    return small.count == 2 && small.contains { $0 <= 12 }
      && numbers.contains { 1900...2100 ~= $0 }
  }

  private static let introductions = [
    "e.g.", "eg.", "for example", "z. b.", "z.b.", "p. ex.", "例如", "比如", "如：",
  ]
  /// What is written as a time of the day and is none: how long, how much of what, and where in a book.
  private static let measures: Set<String> = [
    "duration", "length", "pace", "lap", "split", "interval", "timer", "countdown", "record",
    "track", "song", "video", "clip", "position", "offset", "ratio", "scale", "aspect", "odds",
    "score", "result", "verse", "psalm", "chapter", "dauer", "tempo", "spielstand", "vers",
    "minutes", "seconds", "cooking", "prep", "preparation", "running", "finish", "best", "rest",
  ]
  private static let foreignMeasures = [
    "时长", "配速", "长度", "比例", "比分", "用时", "耗时", "章", "经", "成绩", "länge", "verhältnis", "durée",
    "duración",
  ]
  private static let moments: Set<String> = [
    "time", "at", "start", "starts", "begin", "begins", "end", "ends", "opening", "opens",
    "closing",
    "closes", "alarm", "wake", "departure", "arrival", "meeting", "pickup", "delivery", "reminder",
    "bedtime", "breakfast", "lunch", "dinner", "sunrise", "sunset", "uhrzeit", "beginn", "ende",
    "heure", "hora", "when", "until", "from", "appointment",
  ]
  private static let ordinals: Set<Substring> = ["", ".", "st", "nd", "rd", "th"]
  private static let hourMarks: Set<String> = [
    "am", "pm", "a.m.", "p.m.", "uhr", "o'clock", "o\u{2019}clock",
  ]
  private static let fillers: Set<String> = [
    "at", "um", "on", "of", "de", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday",
    "sunday", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "montag", "dienstag", "mittwoch",
    "donnerstag", "freitag", "samstag", "sonntag",
  ]
  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec", "januar", "februar", "märz", "mai", "juni", "juli", "oktober",
    "dezember", "okt", "dez", "janvier", "février", "mars", "avril", "juin", "juillet", "août",
    "septembre", "octobre", "novembre", "décembre", "enero", "febrero", "marzo", "abril", "mayo",
    "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
  ]
}
