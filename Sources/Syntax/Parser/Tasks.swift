import CtlDiagnostics

/// Tasks: their declarations, and the steps that end them.
extension Parser {
  /// `task name(parameter: Type, kind: .network, duration: 5s) -> Type`
  mutating func parseTask(_ node: Int) {
    builder.setKind(node, .taskDeclaration)
    advance()
    parseDeclaredName()
    if at(.leftParen), !isAtLineStart { parseTaskArguments() }
    skipForeignEffects()
    if at(.arrow), !isAtLineStart {
      advance()
      parseType()
    } else if brackets != nil, at(.colon), !isAtLineStart {
      wrongSign(.arrow, write: "->")
      parseType()
    }
    if at(.identifier), !isAtLineStart, isSettingWord, peekNext().kind == .colon {
      parseLateSettings(node)
    }
    parseForeignTaskBody()
  }

  /// The parameters and the settings, each with its name.
  private mutating func parseTaskArguments() {
    let node = open(.arguments)
    let bracket = openBracket()
    while !at(.rightParen), !isAtBrace, !isAtLimit {
      let before = position
      if isAtItem || isAtTaskParameter {
        parseParameter(ofTask: true)
      } else {
        parseArgument()
      }
      if brackets != nil, isAtUnit { reportUnit() }
      if !eat(.comma), !at(.rightParen), !isAtLimit {
        expected(.commaOrParen)
        if !isAtName, !current.startsLiteral, !at(.dot) { break }
      }
      if position == before { break }
    }
    closeBracket(.rightParen, bracket)
    close(node)
  }

  /// Whether the name and the type of a parameter are here: `kind:` and `duration:` are about the task
  /// itself.
  private var isAtTaskParameter: Bool {
    mutating get {
      guard isAtName || current.isKeyword, !current.isLiteral else { return false }
      let colon = peekNext()
      guard colon.kind == .colon, !isSettingWord else { return false }
      switch peek(after: colon.index).kind {
      case .identifier, .quotedIdentifier, .leftBracket, .bindingKeyword: return true
      default: return false
      }
    }
  }

  /// Whether the parameter for whose values the task runs at the same time is here: `for episode: Episode`.
  private var isAtItem: Bool {
    mutating get {
      guard at(.forKeyword) else { return false }
      let name = peekNext()
      let isName =
        name.kind == .identifier || name.kind == .quotedIdentifier || name.kind.isSoftKeyword
      return isName && peek(after: name.index).kind == .colon
    }
  }

  private var isSettingWord: Bool {
    mutating get {
      let bytes = source.bytes[tokenRange(position)]
      return SyntaxTree.taskSettings.contains { bytes.elementsEqual($0.utf8) }
    }
  }

  /// `task save() kind: .network`
  private mutating func parseLateSettings(_ node: Int) {
    let start = position
    let end = lastOnLine(from: start)
    // Where only the `(` is missing, the `)` says so.
    let place = tokenRange(end).upperBound
    let isClosed = place < source.bytes.count && source.bytes[place] == UInt8(ascii: ")")
    guard !isClosed, !(start...end).contains(where: { kind(ofToken: $0) == .rightParen }) else {
      return
    }
    let rest = open(.unexpected)
    while position <= end, !isAtLimit { advance() }
    close(rest)
    let text = source.string(bytes(start..<end + 1))
    let word = firstOnLine(start)
    var edits: [Edit] = []
    let before = tokenRange(significant(before: start) ?? start).upperBound
    if let close = (word..<start).last(where: { kind(ofToken: $0) == .rightParen }) {
      let place = tokenRange(close).lowerBound
      let isEmpty = significant(before: close).map { kind(ofToken: $0) == .leftParen } ?? false
      edits.append(edit(place..<place, isEmpty ? text : ", \(text)"))
    } else if let name = (word..<start).last(where: { kind(ofToken: $0) == .taskKeyword }).map({
      peek(after: $0).index
    }) {
      let place = tokenRange(name).upperBound
      edits.append(edit(place..<place, "(\(text))"))
    }
    edits.append(edit(before..<tokenRange(end).upperBound, ""))
    reportForeign(
      bytes(start..<end + 1),
      Message(
        "what is said about a task stands in its parentheses: `task save({text})`",
        "任务的设置写在圆括号中：`task save({text})`")(["text": .text(text)]),
      fixes: [Fix(Phrase(Message("move it there", "移到那里")), .suggestion, edits)])
  }

  // MARK: Steps

  /// Whether a step ends a task here: `cancel` and the name of a task.
  var isAtCancellation: Bool {
    mutating get {
      guard at(.identifier) else { return false }
      let next = peekNext()
      guard next.sameLine, next.kind == .identifier || next.kind == .quotedIdentifier else {
        return false
      }
      return source.bytes[tokenRange(position)].elementsEqual("cancel".utf8)
    }
  }

  /// `cancel load`, `cancel download(episode)`
  mutating func parseCancellation(_ node: Int) {
    builder.setKind(node, .cancellation)
    advance()
    parseDeclaredName()
    if at(.leftParen), !isAtLineStart { parseArguments() }
  }

  // MARK: Forms of other languages

  /// `task load() async throws -> [Account]`
  private mutating func skipForeignEffects() {
    guard isAtEffect else { return }
    let start = position
    let end = tokenRange(max(0, previousEnd - 1)).upperBound
    let rest = open(.unexpected)
    while isAtEffect { advance() }
    close(rest)
    let range = bytes(from: start)
    reportForeign(
      range,
      Phrase(
        Message("every task waits and may fail, without a word for it", "每个任务都会等待、也可能失败，不必写出")),
      fixes: [deleteFix(end..<range.upperBound)])
  }

  private var isAtEffect: Bool {
    mutating get {
      guard at(.identifier), !isAtLineStart else { return false }
      let bytes = source.bytes[tokenRange(position)]
      return bytes.elementsEqual("async".utf8) || bytes.elementsEqual("throws".utf8)
    }
  }

  /// `{ … }` after a task.
  private mutating func parseForeignTaskBody() {
    guard brackets != nil, at(.leftBrace), !isAtLineStart else { return }
    let isReported = memberHasError
    let start = position
    let end = tokenRange(max(0, previousEnd - 1)).upperBound
    let rest = open(.unexpected)
    skipBalanced()
    close(rest)
    if isReported { return }
    reportForeign(
      tokenRange(start),
      Phrase(Message("a task has no body: the app implements it", "任务没有正文：由应用实现")),
      fixes: [deleteFix(end..<tokenRange(previousEnd - 1).upperBound)])
  }
}

// MARK: Forms of other languages

extension Parser {
  /// `action rate(currency: String) -> Double`: work that brings a value is a task; returns whether it
  /// is one.
  mutating func reportResultOfAction(_ arrow: Int) -> Bool {
    let word = firstOnLine(arrow)
    let type = peek(after: arrow)
    let void = ["Void", "Unit", "void", "None"]
    guard kind(ofToken: word) == .actionKeyword, kind(ofToken: arrow) == .arrow, type.sameLine,
      type.index < previousEnd, !void.contains(self.word(type.index))
    else { return false }
    let body = (arrow..<previousEnd).first { kind(ofToken: $0) == .leftBrace }
    var edits = [edit(tokenRange(word), "task")]
    if let body {
      let before = significant(before: body) ?? body
      edits.append(edit(tokenRange(before).upperBound..<tokenRange(previous).upperBound, ""))
    }
    reportForeign(
      tokenRange(arrow),
      Phrase(
        Message(
          "an action brings no value; work that brings one is a `task`", "动作不带回值；带回值的工作是 `task`")),
      fixes: [writeFix("task", edits)])
    return true
  }
}

extension SyntaxTree {
  /// The words before the settings of a task, which no parameter of it may have as its name.
  public static let taskSettings = ["kind", "duration"]
}
