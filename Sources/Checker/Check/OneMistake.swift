import CtlDiagnostics
import CtlSyntax

/// One mistake is one finding: where a member cannot be read, what else is wrong with the same words
/// only follows from that, and so does everything in the block of a word that means nothing here.
struct OneMistake {
  private let tree: SyntaxTree
  /// The places where members end, and the ends of the blocks that follow.
  private var members: [Member] = []

  /// The words of one member on one line, up to its block.
  private struct Member {
    var range: Range<Int>
    /// The first word, and the white space before it on its line.
    var first = TokenKind.newline
    var indentation = 0
    /// Where the block of the member ends; nil without one.
    var blockEnd: Int?
  }

  /// The findings that are left, in order.
  static func kept(of findings: [Finding], _ tree: SyntaxTree) -> [Finding] {
    guard findings.count > 1 else { return findings }
    let findings = merged(
      MisplacedNames.removed(from: MissingTypes.toldOnce(withoutTwins(findings), tree), tree), tree)
    guard findings.contains(where: { $0.explainsMember || $0.isOpenText }) else { return findings }
    return OneMistake(tree).kept(of: findings)
  }

  /// What is declared twice may mean the other one wherever it seems to be of a wrong type.
  private static func withoutTwins(_ findings: [Finding]) -> [Finding] {
    let twins = Set(
      findings.lazy.filter { $0.code.id == LanguageCode.duplicateName.id }
        .flatMap { $0.related.map(\.location) })
    if twins.isEmpty { return findings }
    return findings.filter { finding in
      finding.code.id != LanguageCode.typeMismatch.id
        || !finding.related.contains { twins.contains($0.location) }
    }
  }

  /// Words of another language side by side, such as `min: 1; max: 5`, are one mistake with one fix.
  private static func merged(_ findings: [Finding], _ tree: SyntaxTree) -> [Finding] {
    var result: [Finding] = []
    var before: Finding?
    for finding in findings {
      defer { before = finding }
      // The items of a list are wrong in one way.
      if let item = before, let last = result.indices.last, finding.isSameMismatch(as: item),
        item.location.range.upperBound <= finding.location.range.lowerBound,
        areItems(item.location.range.upperBound..<finding.location.range.lowerBound, tree)
      {
        result[last].fixes = zip(result[last].fixes, finding.fixes).map {
          Fix($0.title, $0.safety, $0.edits + $1.edits)
        }
        continue
      }
      // One fix that mends both, or one sentence for several words of another language.
      if let other = result.last, finding.isSameMeaning(as: other, tree) { continue }
      // One wrong word on both sides of a sign.
      if let other = result.last, other.code == finding.code, other.message == finding.message,
        finding.code.id == LanguageCode.unknownMember.id,
        ForeignWords.members[
          tree.source.string(finding.location.range)]?.here.isEmpty == true,
        other.location.range.upperBound <= finding.location.range.lowerBound,
        isNear(other.location.range.lowerBound..<finding.location.range.lowerBound, tree)
      {
        continue
      }
      guard let last = result.indices.last, let fix = finding.fixes.first,
        isForeignWord(finding, tree), result[last].code == finding.code,
        isForeignWord(result[last], tree),
        let first = result[last].fixes.first,
        (first.edits.last?.location.range.upperBound ?? 0) <= finding.location.range.lowerBound,
        isNear(result[last].location.range.lowerBound..<finding.location.range.lowerBound, tree)
      else {
        result.append(finding)
        continue
      }
      let edits = first.edits + fix.edits
      let words = edits.filter { !$0.text.isEmpty }.map { "`\($0.text)`" }
      let title =
        words.isEmpty
        ? Message("delete them", "删除它们")()
        : Message("write {words}", "改为 {words}")(["words": .list(words)])
      result[last].fixes = [Fix(title, .suggestion, edits)]
      if let label = finding.label {
        result[last].related.append(Finding.Related(finding.location, label))
      }
    }
    return result
  }

  /// Whether nothing but a comma is between two places.
  private static func areItems(_ range: Range<Int>, _ tree: SyntaxTree) -> Bool {
    guard !range.isEmpty, range.count < 400 else { return false }
    let tokens = tree.token(at: range.lowerBound)..<tree.token(at: range.upperBound)
    return tokens.map { tree.tokenKinds[$0] }.filter { !$0.isTrivia } == [.comma]
  }

  /// Whether only a few words of the same block are between two places, however they are laid out.
  static func isNear(_ range: Range<Int>, _ tree: SyntaxTree) -> Bool {
    guard range.count < 400 else { return false }
    let tokens = tree.token(at: range.lowerBound)..<tree.token(at: range.upperBound)
    let kinds = tokens.lazy.map { tree.tokenKinds[$0] }
    guard !kinds.contains(where: { $0 == .leftBrace || $0 == .rightBrace }) else { return false }
    return kinds.count { !$0.isTrivia && $0 != .semicolon } <= 8
  }

  private static func isForeignWord(_ finding: Finding, _ tree: SyntaxTree) -> Bool {
    guard finding.fixes.count == 1 else { return false }
    let word = tree.source.string(finding.location.range)
    switch finding.code.id {
    case LanguageCode.unknownType.id: return ForeignWords.types[word] != nil
    case LanguageCode.arguments.id: return finding.fixes[0].addsLabel
    case ControlCode.unknownProperty.id: return ForeignWords.properties[word] != nil
    case LanguageCode.unknownMember.id:
      return ForeignWords.members[word] != nil || word.hasPrefix(".") && finding.label != nil
    default: return false
    }
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    split()
  }

  /// Splits the file into members: they end with a line, a `;` or a brace. Braces inside of
  /// parentheses do not count, and an attribute belongs to the line below it.
  private mutating func split() {
    let kinds = tree.tokenKinds
    var start = 0
    var first = TokenKind.newline
    var indentation = 0
    var level = 0
    var open: [Int] = []
    func end(_ token: Int) -> Int { tree.tokenRange(token).lowerBound }
    func close(_ token: Int, at next: Int) {
      members.append(Member(range: start..<end(token), first: first, indentation: indentation))
      start = end(next)
      first = .newline
      level = 0
    }
    for token in kinds.indices {
      switch kinds[token] {
      case .leftParen, .leftBracket, .stringHead: level += 1
      case .rightParen, .rightBracket, .stringTail: level = max(0, level - 1)
      case .newline where first == .at:
        first = .newline
        continue
      case .newline: close(token, at: token)
      case .leftBrace where first == .importKeyword, .rightBrace where first == .importKeyword:
        break
      case .semicolon where level == 0: close(token, at: token)
      case .leftBrace where level == 0:
        open.append(members.count)
        close(token, at: min(token + 1, kinds.count - 1))
      case .rightBrace where level == 0:
        close(token, at: token)
        if let member = open.popLast() { members[member].blockEnd = end(token) }
      case .endOfFile: close(token, at: token)
      default: break
      }
      if first == .newline, !kinds[token].isTrivia {
        first = kinds[token]
        indentation =
          token > 0 && kinds[token - 1] == .whitespace ? tree.tokenRange(token - 1).count : 0
      }
    }
  }

  /// The member of a place.
  private func member(at place: Int) -> Int? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].range.upperBound < place { low = middle + 1 } else { high = middle }
    }
    while low < members.count, members[low].range.isEmpty { low += 1 }
    return low < members.count && members[low].range.lowerBound <= place ? low : nil
  }

  private func kept(of findings: [Finding]) -> [Finding] {
    let places = findings.map { member(at: $0.location.range.lowerBound) }
    var best: [Int: Int] = [:]
    for (index, finding) in findings.enumerated() {
      guard let place = places[index], finding.isOfMember else { continue }
      if let other = best[place] {
        if finding.says > findings[other].says { best[place] = index }
      } else {
        best[place] = index
      }
    }
    let broken = Set(
      findings.indices.compactMap { findings[$0].explainsMember ? places[$0] : nil })
    let hasBrokenHead = broken.contains { members[$0].first == .componentKeyword }
    // Where all words can be read, every finding is one of its own, whatever the lines are.
    let isRead = tree.findings.isEmpty
    var result: [Finding] = []
    var blockEnd = 0
    var last: Int?
    for (index, finding) in findings.enumerated() {
      let start = finding.location.range.lowerBound
      guard let place = places[index] else {
        result.append(finding)
        continue
      }
      if start < blockEnd { continue }
      if let kept = result.indices.last, finding.isSameHabit(as: result[kept]),
        let before = last,
        before == place || isSameHabit(before, place)
          || finding.isSign && place - before <= 4
      {
        result[kept].fixes[0].edits += finding.fixes[0].edits
        if before != place {
          if finding.isSign { last = place }
          continue
        }
      }
      if broken.contains(place), finding.isOfMember, let known = best[place], known != index,
        !isRead || findings[known].isForeignKind, !finding.isBeside(findings[known])
      {
        continue
      }
      if hasBrokenHead, finding.isOfParameters, !broken.contains(place) { continue }
      if !isRead, let last, last < place, isSameHabit(last, place) || isEnd(place) { continue }
      result.append(finding)
      if let end = endOfText(finding, among: findings[(index + 1)...]) {
        blockEnd = end
        if let fix = oneLine(finding, end) { result[result.count - 1].fixes = [fix] }
      }
      if broken.contains(place) { last = place }
      // A block without braces is only there where words cannot be read.
      if finding.explainsBlock, !isRead || members[place].blockEnd != nil {
        blockEnd = max(blockEnd, end(ofBlock: place))
      }
    }
    return result
  }

  /// Where the block of a member ends, which may only be indented.
  private func end(ofBlock member: Int) -> Int {
    if let end = members[member].blockEnd { return end }
    let column = members[member].indentation
    var end = 0
    for next in members[(member + 1)...].prefix(256) where next.first != .newline {
      if next.indentation <= column || next.first == .rightBrace { break }
      end = next.range.upperBound
    }
    return end
  }

  /// Whether a member begins with the same sign as the broken one before it: `- a`, `- b`.
  private func isSameHabit(_ last: Int, _ member: Int) -> Bool {
    let first = members[member].first
    guard members[last].first == first, member - last < 8 else { return false }
    switch first {
    case .minus, .star, .string, .number, .leftParen, .leftBracket, .less: return true
    default: return false
    }
  }

  /// The word that ends a block elsewhere, after a block without braces.
  private func isEnd(_ member: Int) -> Bool {
    let text = tree.source.string(members[member].range).filter { !$0.isWhitespace }
    return ForeignWords.ends.contains(text)
  }

  /// A text over two lines on one, with `\n` between them.
  private func oneLine(_ finding: Finding, _ end: Int) -> Fix? {
    let bytes = tree.source.bytes
    let start = finding.location.range.upperBound
    guard start < end, end - start < 400, !bytes[finding.location.range].contains(0x7D) else {
      return nil
    }
    let lines = bytes[start..<end].filter { $0 == 0x0A }.count
    guard lines == 1,
      let next = bytes[start..<end].firstIndex(where: { ![0x0A, 0x0D, 0x20, 0x09].contains($0) })
    else { return nil }
    return Fix(
      Message("write it on one line", "写成一行")(), .suggestion,
      [Edit(Location(tree.file, start..<next), "\\n")])
  }

  /// Where a text ends that goes on over lines: at the next quote without a partner.
  private func endOfText(_ finding: Finding, among others: ArraySlice<Finding>) -> Int? {
    guard finding.code.id == SyntaxCode.unterminatedString.id else { return nil }
    let near = others.prefix(16).first { $0.code.id == SyntaxCode.unterminatedString.id }
    guard let near, let own = member(at: finding.location.range.lowerBound),
      let other = member(at: near.location.range.lowerBound), other - own < 8,
      isAfterText(tree.source.string(near.location.range).dropFirst())
    else { return nil }
    return near.location.range.upperBound
  }

  /// Whether nothing but what may follow a text is after its last quote: its block, or a sign.
  private func isAfterText(_ rest: Substring) -> Bool {
    let first = rest.first { $0 != " " && $0 != "\t" }
    return first.map { "{}()],;".contains($0) } ?? true
  }
}

extension Finding {
  /// Whether it is the same sign or word of another language as the one before it, so that one fix
  /// mends both.
  fileprivate func isSameHabit(as other: Finding) -> Bool {
    guard code.id == other.code.id, fixes.count == 1, other.fixes.count == 1,
      fixes[0].safety == other.fixes[0].safety,
      let end = other.fixes[0].edits.last?.location.range.upperBound,
      let start = fixes[0].edits.first?.location.range.lowerBound
    else { return false }
    return code.id == SyntaxCode.unknownCharacter.id && fixes[0].safety == .safe && end <= start
      || code.id == SyntaxCode.foreign.id && message == other.message && end <= start
  }

  /// Whether it has the words and the fixes of the one before it.
  fileprivate func isSameMeaning(as other: Finding, _ tree: SyntaxTree) -> Bool {
    guard code.id == other.code.id, let label, label.text() == other.label?.text() else {
      return false
    }
    if !fixes.isEmpty { return message == other.message && fixes == other.fixes }
    return code.id == ControlCode.unknownProperty.id && other.fixes.isEmpty
      && OneMistake.isNear(
        other.location.range.lowerBound..<location.range.lowerBound, tree)
  }

  /// Whether a value is wrong in the same way as the one before it, with fixes of the same names.
  fileprivate func isSameMismatch(as other: Finding) -> Bool {
    code.id == LanguageCode.typeMismatch.id && code.id == other.code.id && message == other.message
      && label == other.label && fixes.map(\.title) == other.fixes.map(\.title)
  }

  /// Whether a text has no end on its line.
  fileprivate var isOpenText: Bool { code.id == SyntaxCode.unterminatedString.id }

  /// Whether it is a sign of another keyboard.
  fileprivate var isSign: Bool {
    code.id == SyntaxCode.unknownCharacter.id && fixes.first?.safety == .safe
  }

  /// Whether the words around it cannot be read.
  fileprivate var explainsMember: Bool {
    switch code.id {
    case SyntaxCode.unexpected.id, SyntaxCode.foreign.id, SyntaxCode.misplacedDeclaration.id,
      SyntaxCode.unknownCharacter.id, SyntaxCode.malformedColor.id, SyntaxCode.malformedNumber.id:
      true
    default: explainsBlock
    }
  }

  /// Whether nothing in the block of its member can be right.
  fileprivate var explainsBlock: Bool {
    switch code.id {
    case SyntaxCode.foreign.id, SyntaxCode.misplacedDeclaration.id: true
    default: isForeignKind
    }
  }

  /// Whether it is about a word of another language that is no element here.
  fileprivate var isForeignKind: Bool {
    code.id == ControlCode.unknownKind.id && label != nil && fixes.isEmpty
  }

  /// Whether it may follow from another mistake in its member. A bracket without a partner is a
  /// mistake of more than one line.
  fileprivate var isOfMember: Bool {
    severity == .error && code.id != SyntaxCode.unclosed.id && code.id != SyntaxCode.unmatched.id
      && code.id != SyntaxCode.encoding.id
  }

  /// Whether it comes after a sign that can be corrected without a doubt: then the rest is read.
  fileprivate func isBeside(_ other: Finding) -> Bool {
    !explainsMember && other.fixes.contains { $0.safety == .safe }
      && other.location.range.lowerBound < location.range.lowerBound
  }

  /// Whether it may follow from parameters that cannot be read.
  fileprivate var isOfParameters: Bool {
    code.id.hasPrefix("call/") || code.id.hasPrefix("binding/")
      || code.id == ControlCode.unresolvedReference.id
  }

  /// How much it helps. A fix of something else is of no use before the words can be read.
  fileprivate var says: Int {
    if !fixes.isEmpty { return explainsMember ? 3 : 2 }
    return label == nil ? 0 : 1
  }
}

extension Fix {
  /// Whether it only writes the name of an argument before it.
  fileprivate var addsLabel: Bool {
    !edits.isEmpty && edits.allSatisfy { $0.location.range.isEmpty && $0.text.hasSuffix(": ") }
  }
}
