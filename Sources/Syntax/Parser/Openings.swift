import CtlDiagnostics

/// Screens that a handler opens.
extension Parser {
  /// The words before the name of a screen that is opened.
  private static let openingWords = ["push", "sheet", "popover"]

  /// Whether a screen is opened here: a word and the name of the screen.
  var isAtOpening: Bool {
    mutating get {
      guard at(.identifier), !isAtLineStart else { return false }
      return isOpening
    }
  }

  /// The same for the beginning of a step.
  var isOpening: Bool {
    mutating get {
      guard at(.identifier) else { return false }
      let next = peekNext()
      guard next.sameLine, next.kind == .identifier || next.kind == .quotedIdentifier else {
        return false
      }
      // `new Item(id: 1)` makes a value.
      return isOpeningWord || word(position) != "new" && beginsWithCapital(next.index)
    }
  }

  private var isOpeningWord: Bool {
    mutating get {
      let bytes = source.bytes[tokenRange(position)]
      return (4...7).contains(bytes.count)
        && Parser.openingWords.contains { bytes.elementsEqual($0.utf8) }
    }
  }

  private mutating func beginsWithCapital(_ token: Int) -> Bool {
    (0x41...0x5A).contains(source.bytes[tokenRange(token).lowerBound])
  }

  /// `push Details(account: account)`, `push EditAccount(account <-> account)`
  mutating func parseOpening(_ node: Int) {
    builder.setKind(node, .opening)
    if !isOpeningWord { reportForeignOpening() }
    advance()
    parseDeclaredName()
    if at(.leftParen), !isAtLineStart {
      parseArguments()
    } else {
      parseBareArguments(mayBind: true)
    }
  }

  /// `EditAccount(account: binding account)`, `EditAccount(account <-> binding account)`
  mutating func reportBindingWord() {
    let start = significant(before: previous).map { tokenRange($0).upperBound }
    let place = tokenRange(position)
    reportForeign(
      place,
      Phrase(
        Message(
          "`binding` stands where a parameter is declared; an argument is bound with `<->`",
          "`binding` 写在声明参数的地方；参数用 `<->` 绑定")),
      fixes: start.map { [writeFix("<->", [edit($0..<place.upperBound, " <->")])] } ?? [])
    advance()
  }

  /// `events.append(sheet Editor())`
  mutating func reportOpenedArgument() {
    reportForeign(
      tokenRange(position),
      Message(
        "a step opens a screen: `name = {word} Screen(…)`, and `list += {word} Screen(…)` for a list",
        "打开界面是一个步骤：`名称 = {word} 界面(…)`，加入列表则写 `列表 += {word} 界面(…)`")(
          ["word": .text(word(position))]),
      fixes: [])
    advance()
  }

  /// `show Details()`
  private mutating func reportForeignOpening() {
    let place = tokenRange(position)
    reportForeign(
      place,
      Message(
        "`{word}` opens no screen: write `push`, `sheet` or `popover`",
        "`{word}` 不能打开界面：请写 `push`、`sheet` 或 `popover`")(["word": .text(word(position))]),
      fixes: openings(meantBy: word(position)).map { writeFix($0, [edit(place, $0)]) })
  }

  /// The words that a word of another language may mean: all of them, if it says nothing more.
  private func openings(meantBy word: String) -> [String] {
    let word = word.lowercased()
    if word == "popover" { return ["popover"] }
    let covers = ["modal", "cover", "sheet", "present", "dialog"]
    return covers.contains(where: { word.contains($0) }) ? ["sheet"] : Parser.openingWords
  }
}
