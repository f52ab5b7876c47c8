import CtlCatalogue
import CtlChecker
import CtlSyntax

/// Steps that open screens and take them away.
extension Completer {
  /// Whether a token stands before the name of a screen that is opened.
  func isOpeningWord(_ token: Int) -> Bool {
    context.kind(token) == .identifier && OpeningWay(rawValue: context.text(token)) != nil
  }

  /// Whether a token is the name of a screen that a tab holds: `screen: Shop(…)`.
  func isHeld(_ token: Int) -> Bool {
    guard ownerKind?.name == .tab, let colon = tree.significant(before: token),
      context.kind(colon) == .colon, let word = tree.significant(before: colon)
    else { return false }
    return context.text(word) == PropertyName.screen.name
  }

  /// The words that begin such a step.
  mutating func openings() {
    guard let owner = enclosingScreen else { return }
    openingWords()
    let ends = !ownerWords.isDisjoint(with: ["cancel", "close", "back", "done"])
    keyword("close", rank: ends ? 6 : 22)
    if program.screens[Int(owner.index)].result != nil {
      keyword("finish", Snippet("finish(") + .field("value") + ")", rank: 9)
    }
  }

  /// The words before the name of a screen, where there is another one.
  mutating func openingWords() {
    guard let owner = enclosingScreen else { return }
    if visibleNames.contains(where: { $0.symbol.kind == .screen && $0.symbol != owner }) {
      for way in OpeningWay.allCases {
        keyword(way.rawValue, Snippet(way.rawValue + " ") + .field("Screen"), rank: 20)
      }
    }
  }

  /// The screens that may be opened, with the arguments that they need.
  mutating func screens() {
    // A screen cannot hold itself in a tab.
    let holder = ownerKind?.name == .tab ? enclosingScreen : nil
    for visible in visibleNames
    where visible.symbol.kind == .screen && visible.symbol != holder {
      let symbol = visible.symbol
      let call = snapshot.call(of: symbol, named: visible.name) { argument(for: $0) }
      add(
        visible.name, .screen, snapshot.completionID(symbol, name: visible.name),
        detail: snapshot.signature(of: symbol), text: visible.name.quotedIfKeyword,
        snippet: isFollowed(by: .leftParen) ? Snippet(visible.name.quotedIfKeyword) : call,
        rank: 10)
    }
    importable([.screen], rank: 30)
  }

  /// The screen around the cursor.
  var enclosingScreen: Symbol? {
    guard let node = context.blockPath.first(where: { tree.nodes[$0].kind == .screenDeclaration }),
      let index = program.screens.firstIndex(where: { $0.origin.node == node })
    else { return nil }
    return Symbol(.screen, program.file, index)
  }
}

extension EditorSnapshot {
  /// `Details(kind: kind)`, with fields for the arguments that are needed. A screen without any has no
  /// parentheses.
  func call(
    of symbol: Symbol, named name: String, _ argument: (Symbol) -> String
  ) -> Snippet {
    let arguments = parameters(of: symbol).filter { needsArgument($0) }.map {
      Snippet((self.name(of: $0) ?? "") + (isBinding($0) ? " <-> " : ": ")) + .field(argument($0))
    }
    let head = Snippet(name.quotedIfKeyword)
    if arguments.isEmpty, symbol.kind == .screen { return head }
    return head + "(" + arguments.joined(", ") + ")"
  }
}
