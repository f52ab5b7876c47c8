import CtlDiagnostics
import CtlEditor
import CtlSyntax
import CtlText
import CtlWorkspace
import Foundation
import Testing

/// Types the samples and the well-made screens again, word by word, and looks at which place of the
/// list the word stands that was really written: before a letter of it is typed, and after one. The
/// figures are printed, and must not fall. What people write is counted in the same files; a file is
/// played with the counts of the others.
///
/// `REPLAY=1` plays every file.
@Suite struct ReplayTests {
  struct Figures {
    var count = 0
    var isFirst = 0
    var isInFive = 0
    var isFirstWithLetter = 0
    var misses: [String: Int] = [:]

    mutating func count(_ word: String, _ rank: Int?, _ withLetter: Int?) {
      count += 1
      if rank == 0 { isFirst += 1 }
      if rank ?? 9 < 5 { isInFive += 1 }
      if rank ?? 99 >= 5 { misses["\(word) \(rank.map(String.init) ?? "-")", default: 0] += 1 }
      if withLetter == 0 { isFirstWithLetter += 1 }
    }

    mutating func add(_ other: Figures) {
      count += other.count
      isFirst += other.isFirst
      isInFive += other.isInFive
      isFirstWithLetter += other.isFirstWithLetter
      misses.merge(other.misses, uniquingKeysWith: +)
    }

    func share(_ number: Int) -> Int { count == 0 ? 0 : number * 100 / count }

    var line: String {
      "\(count) words: first \(share(isFirst)) %, in the first five \(share(isInFive)) %, "
        + "with one letter first \(share(isFirstWithLetter)) %"
    }
  }

  static let playsAll = ProcessInfo.processInfo.environment["REPLAY"] != nil

  /// The words of a file that a person chooses, rather than invents, with whether each begins a member.
  static func words(of tree: SyntaxTree) -> [(token: Int, isMember: Bool)] {
    var result: [(token: Int, isMember: Bool)] = []
    var blocks: [TokenKind] = []
    var line: [Int] = []
    var level = 0
    var head = TokenKind.newline
    for token in tree.tokenKinds.indices {
      let kind = tree.tokenKinds[token]
      switch kind {
      case .newline:
        if level == 0 { line = [] }
        continue
      case _ where kind.isTrivia: continue
      case .leftBrace:
        blocks.append(head)
        line = []
        continue
      case .rightBrace:
        blocks = blocks.dropLast()
        line = []
        continue
      case .semicolon where level == 0:
        line = []
        continue
      case .leftParen, .leftBracket, .stringHead: level += 1
      case .rightParen, .rightBracket, .stringTail: level = max(0, level - 1)
      default: break
      }
      if line.isEmpty { head = kind }
      defer { line.append(token) }
      guard kind == .identifier || kind.isKeyword, blocks.last != .enumKeyword else { continue }
      if line.isEmpty {
        result.append((token, true))
        continue
      }
      let before = tree.tokenKinds[line[line.count - 1]]
      switch before {
      case .varKeyword, .letKeyword, .actionKeyword, .taskKeyword, .screenKeyword,
        .componentKeyword, .enumKeyword, .forKeyword,
        .inKeyword where head != .forKeyword,
        .identifier:
        continue
      default: break
      }
      let isDeclaration = [.actionKeyword, .componentKeyword, .enumKeyword].contains(head)
      if isDeclaration, before != .colon, before != .assign { continue }
      result.append((token, false))
    }
    return result
  }

  /// The file with a word cut off after some letters, and with it the rest of its line except for what
  /// closes brackets.
  static func cut(_ tree: SyntaxTree, _ token: Int, letters: Int) -> (text: [UInt8], offset: Int) {
    let bytes = tree.source.bytes
    let range = tree.tokenRange(token)
    let offset = min(range.lowerBound + letters, range.upperBound)
    let end = bytes[range.upperBound...].firstIndex(of: 0x0A) ?? bytes.count
    var closers: [UInt8] = []
    var level = 0
    for byte in bytes[range.upperBound..<end] {
      switch byte {
      case 0x7B, 0x28: level += 1
      case 0x7D, 0x29:
        if level == 0 { closers += [0x20, byte] } else { level -= 1 }
      default: break
      }
    }
    return (Array(bytes[..<offset]) + closers + Array(bytes[end...]), offset)
  }

  /// The place of a word among the proposals; nil when it is not there.
  static func rank(
    _ word: String, _ sample: Sample, _ token: Int, letters: Int, _ habits: Habits
  ) -> Int? {
    let tree = sample.snapshot.file(sample.file)!.program.tree
    let (text, offset) = cut(tree, token, letters: letters)
    let changed = sample.with(text)
    let typed = word.prefix(letters).lowercased()
    let labels = changed.snapshot.completions(
      at: offset, in: changed.file, habits: habits
    ).items.map(\.label)
    var place = 0
    var seen: Set<Substring> = []
    for label in labels {
      let plain = label.drop { $0 == "." }.prefix { $0 != " " && $0 != "(" }
      guard plain.lowercased().hasPrefix(typed) else { continue }
      if plain == word { return place }
      if seen.insert(plain).inserted { place += 1 }
    }
    return nil
  }

  /// Every file of `Samples` and of the well-made corpus. New ones are the last, so that they do not
  /// change which others are played.
  static let files: [Sample] = {
    let all = Samples.below(Samples.folder) + Samples.below(Samples.corpus + "/WellMade")
    let isNew = { (sample: Sample) in sample.name.hasSuffix("TeaHouse.ctl") }
    return all.filter { !isNew($0) } + all.filter(isNew)
  }()

  /// What is written in files, counted.
  static func learn(_ samples: [Sample]) -> Habits {
    var habits = Habits()
    for sample in samples {
      let tree = sample.snapshot.file(sample.file)!.program.tree
      for (token, _) in words(of: tree) {
        let (text, offset) = cut(tree, token, letters: 0)
        let changed = sample.with(text)
        let word = tree.text(ofToken: token)
        guard let habit = changed.snapshot.habit(of: word, at: offset, in: changed.file) else {
          continue
        }
        habits.count(habit.word, at: habit.keys)
      }
    }
    return habits
  }

  /// Types a file again, with the counts of all the others.
  static func play(_ sample: Sample) -> (members: Figures, values: Figures) {
    let habits = Habits.known.without(learn([sample]))
    var figures = (members: Figures(), values: Figures())
    let tree = sample.snapshot.file(sample.file)!.program.tree
    for (token, isMember) in words(of: tree) {
      let word = tree.text(ofToken: token)
      let rank = rank(word, sample, token, letters: 0, habits)
      let withLetter = Self.rank(word, sample, token, letters: 1, habits)
      if isMember {
        figures.members.count(word, rank, withLetter)
      } else {
        figures.values.count(word, rank, withLetter)
      }
    }
    return figures
  }

  @Test func theWantedWordIsNearTheTop() {
    var (members, values) = (Figures(), Figures())
    for (number, sample) in Self.files.enumerated() where Self.playsAll || number % 11 == 5 {
      let figures = Self.play(sample)
      members.add(figures.members)
      values.add(figures.values)
    }
    for (name, figures) in [("members", members), ("values", values)] {
      print("completion, \(name): \(figures.line)")
      if Self.playsAll {
        let worst = figures.misses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(40)
        print(worst.map { "\($0.key) × \($0.value)" }.joined(separator: ", "))
      }
    }
    var all = members
    all.add(values)
    print("completion: \(all.line)")
    #expect(all.share(all.isFirst) >= 60)
    #expect(all.share(all.isInFive) >= 90)
    #expect(all.share(all.isFirstWithLetter) >= 85)
  }

  /// Writes the counts that Ctl comes with.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UPDATE"] != nil))
  func countsAreWritten() throws {
    let lines = Self.learn(Self.files).text.split(separator: "\n").map(String.init)
    for (name, isIncluded) in [
      ("Member", { $0.hasPrefix("m ") }), ("Value", { !$0.hasPrefix("m ") }),
    ]
      as [(String, (String) -> Bool)]
    {
      let body = lines.filter { isIncluded($0) && Self.total($0) >= 16 }.flatMap(Self.wrapped).map {
        "    \($0)\n"
      }.joined()
      let text = """
        /// Counted in the samples and the well-made files; `UPDATE=1` with `ReplayTests` writes it.
        extension Habits {
          static let of\(name)s = #\"\"\"
        \(body)    \"\"\"#
        }

        """
      let path = "Sources/Editor/Completion/\(name)Habits.swift"
      try Data(text.utf8).write(to: URL(fileURLWithPath: Samples.folder + "/../" + path))
    }
  }

  /// How often anything was written where a line says: what is rare says little, and has no line.
  static func total(_ line: String) -> Int {
    guard let colon = line.lastIndex(of: ":") else { return 0 }
    return line[line.index(after: colon)...].split(separator: " ").compactMap { Int($0) }
      .reduce(0, +)
  }

  /// A line of counts as several that are not too long.
  static func wrapped(_ line: String) -> [String] {
    guard line.utf8.count > 90, let colon = line.lastIndex(of: ":") else { return [line] }
    let words = line[line.index(after: colon)...].split(separator: " ")
    var result: [String] = []
    var last = ""
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      if last.utf8.count > 70 {
        result.append(last)
        last = ""
      }
      if last.isEmpty { last = line[..<colon] + ":" }
      last += " \(words[index]) \(words[index + 1])"
    }
    return result + [last]
  }
}
