import CtlSyntax

/// The places of the comments of a file among its tokens.
struct CommentPlace: Equatable, CustomStringConvertible {
  let text: String
  let isBlock: Bool
  /// Whether it shares a line with the tokens before and after it; nil where there are none, where
  /// a separator is between, and before a closing bracket.
  let joinsPrevious: Bool?
  let joinsNext: Bool?
  /// Whether there is an empty line between it and the next token.
  let isDetached: Bool
  /// Whether a separator, or the end of a list or block, comes next.
  let isBeforeEnd: Bool

  var description: String {
    "\(text) previous \(joinsPrevious as Any) next \(joinsNext as Any) detached \(isDetached)"
  }

  static func all(_ tree: SyntaxTree) -> [CommentPlace] {
    var places: [CommentPlace] = []
    var newlines = 0
    var hasSeparator = false
    var isFirst = true
    for token in 0..<tree.tokenCount {
      switch tree.tokenKinds[token] {
      case .newline: newlines += 1
      case .whitespace: break
      case .semicolon, .comma: hasSeparator = newlines > 0
      case let kind:
        if kind.isTrivia {
          let joinsPrevious = isFirst || hasSeparator ? nil : newlines == 0
          places.append(CommentPlace(tree, token, joinsPrevious: joinsPrevious))
        }
        (newlines, hasSeparator, isFirst) = (0, false, false)
      }
    }
    return places
  }

  private init(_ tree: SyntaxTree, _ comment: Int, joinsPrevious: Bool?) {
    text = tree.text(ofToken: comment)
    isBlock = tree.tokenKinds[comment] == .blockComment
    self.joinsPrevious = joinsPrevious
    var newlines = 0
    var hasSeparator = tree.significant(before: comment).map { tree.tokenKinds[$0] } == .semicolon
    var isBeforeSeparator = false
    var token = comment + 1
    search: while true {
      switch tree.tokenKinds[token] {
      case .newline: newlines += 1
      case .whitespace: break
      case .semicolon, .comma: (hasSeparator, isBeforeSeparator) = (true, true)
      default: break search
      }
      token += 1
    }
    let next = tree.tokenKinds[token]
    let ends: [TokenKind] = [.rightBrace, .rightParen, .rightBracket, .endOfFile]
    joinsNext = ends.contains(next) || isBeforeSeparator ? nil : newlines == 0
    isDetached = newlines > 1
    isBeforeEnd = hasSeparator || ends.contains(next)
  }

  /// Whether a comment still belongs to the same tokens after formatting.
  func isKept(in formatted: CommentPlace) -> Bool {
    guard text == formatted.text else { return false }
    if !isBlock {
      if let joinsPrevious, joinsPrevious != formatted.joinsPrevious ?? joinsPrevious {
        return false
      }
    } else {
      let now = (previous: formatted.joinsPrevious ?? true, next: formatted.joinsNext ?? true)
      switch (joinsPrevious, joinsNext) {
      case (true, true), (nil, true), (true, nil): if !now.previous && !now.next { return false }
      case (true, false): if !now.previous { return false }
      case (false, true): if !now.next { return false }
      default: break
      }
    }
    return isBeforeEnd || joinsPrevious == true || isDetached == formatted.isDetached
  }

  static func difference(_ source: SyntaxTree, _ formatted: SyntaxTree) -> String? {
    let (before, after) = (all(source), all(formatted))
    if before.count != after.count { return "\(before.count) comments are now \(after.count)" }
    for (one, other) in zip(before, after) where !one.isKept(in: other) {
      return "\(one) is now \(other)"
    }
    return nil
  }
}
