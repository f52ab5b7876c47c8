import CtlDiagnostics
import CtlSyntax

/// A call read as text: its arguments, and the closure after it.
struct ForeignCall {
  struct Argument {
    var label: String?
    var value: String
    /// Whether it was written `$name`.
    var isBinding = false
    var isText: Bool { value.hasPrefix("\"") }
    /// A value as a text that shows it: `"\(name)"`.
    var shownValue: String? {
      guard !isBinding, let first = value.unicodeScalars.first, first.properties.isXIDStart,
        !value.contains(where: { "\"{}[]\\$".contains($0) })
      else { return nil }
      return "\"\\(\(value))\""
    }
    /// The text of `"Save"` or `Text("Save")`.
    var text: String? {
      if isText { return value }
      guard let start = value.firstIndex(of: "("), value.hasSuffix(")"),
        ["Text", "label", "UILabel"].contains(value[..<start].description)
      else { return nil }
      let inner = value[value.index(after: start)...].dropLast()
      return inner.first == "\"" && inner.last == "\""
        && !inner.dropFirst().dropLast().contains("\"")
        ? String(inner) : nil
    }
  }

  /// The word and its parentheses, with modifiers.
  let range: Range<Int>
  private(set) var wholeRange: Range<Int>
  /// What follows on the same value: `.bold()`, `.foregroundColor(.red)`; nil when one has another form.
  private(set) var modifiers: [(name: String, arguments: String)]? = []
  private(set) var arguments: [Argument] = []
  /// What a closure after the parentheses does, as it stands after `on event`.
  private(set) var closure: String?
  /// `item` of `{ item in`, and the end of it.
  private(set) var loopHead: (name: String, end: Int)?
  /// The only element in its body, a text of one value: its range and that value.
  private(set) var loopText: (range: Range<Int>, value: String)?
  /// After the `{` of a block with elements.
  private(set) var blockStart: Int?
  /// The call and that block.
  private(set) var blockRange: Range<Int>?
  /// The text of the only element in it.
  private(set) var blockText: String?

  init(_ tree: SyntaxTree, _ kindToken: Int, _ end: Int, _ node: Int) {
    range = tree.range(ofTokens: kindToken..<end)
    wholeRange = range
    let open = tree.significant(from: kindToken + 1)
    let close = readArguments(tree, open, end)
    readModifiers(tree, (close..<end).filter { !tree.tokenKinds[$0].isTrivia })
    for child in tree.children(of: node) {
      let first = tree.significant(from: Int(tree.nodes[child].firstToken))
      guard tree.tokenKinds[first] == .leftBrace else { continue }
      if tree.nodes[child].kind == .block {
        blockStart = tree.tokenRange(first).upperBound
        let last = Int(tree.nodes[child].endToken) - 1
        blockRange = range.lowerBound..<tree.tokenRange(last).upperBound
        let inner = (first + 1..<max(first + 1, last)).filter {
          !tree.tokenKinds[$0].isTrivia && ![.leftParen, .rightParen].contains(tree.tokenKinds[$0])
        }
        if inner.count == 2, ["Text", "label", "UILabel"].contains(tree.text(ofToken: inner[0])),
          tree.tokenKinds[inner[1]] == .string
        {
          blockText = tree.text(ofToken: inner[1])
        }
        // `Button("Add") { n += 1 }`
        if inner.count > 2,
          [.plusAssign, .minusAssign].contains(tree.tokenKinds[inner[1]])
        {
          readClosure(tree, first, last + 1)
          if closure != nil, let whole = blockRange { (blockStart, wholeRange) = (nil, whole) }
        }
      }
      if tree.nodes[child].kind == .unexpected {
        let last = Int(tree.nodes[child].endToken)
        wholeRange = range.lowerBound..<tree.tokenRange(last - 1).upperBound
        readClosure(tree, first, last)
      }
    }
  }

  /// Returns the token after the last parenthesis.
  private mutating func readArguments(_ tree: SyntaxTree, _ open: Int, _ end: Int) -> Int {
    var level = 0
    var start = open + 1
    for token in open..<end {
      switch tree.tokenKinds[token] {
      case .leftParen, .leftBracket, .leftBrace: level += 1
      case .rightParen, .rightBracket, .rightBrace: level -= 1
      default: break
      }
      let isEnd = level == 0
      if isEnd || (level == 1 && tree.tokenKinds[token] == .comma) {
        if let argument = argument(tree, start..<token) { arguments.append(argument) }
        start = token + 1
      }
      if isEnd { return token + 1 }
    }
    return end
  }

  private mutating func readModifiers(_ tree: SyntaxTree, _ tokens: [Int]) {
    var rest = tokens.filter { tree.tokenKinds[$0] != .newline }[...]
    while rest.count > 3 {
      let (dot, name, open) = (rest.removeFirst(), rest.removeFirst(), rest.removeFirst())
      var level = 1
      let close = rest.firstIndex { token in
        if tree.tokenKinds[token] == .leftParen { level += 1 }
        if tree.tokenKinds[token] == .rightParen { level -= 1 }
        return level == 0
      }
      guard tree.tokenKinds[dot] == .dot, tree.tokenKinds[open] == .leftParen, let close else {
        break
      }
      let inner = rest[..<close]
      let arguments = inner.last.map {
        tree.source.string(tree.range(ofTokens: inner[inner.startIndex]..<$0 + 1))
      }
      modifiers?.append((tree.text(ofToken: name), arguments ?? ""))
      rest = rest[(close + 1)...]
    }
    if !rest.isEmpty { modifiers = nil }
  }

  private func argument(_ tree: SyntaxTree, _ tokens: Range<Int>) -> Argument? {
    var tokens = tokens.filter { !tree.tokenKinds[$0].isTrivia }[...]
    var label: String?
    if tokens.count > 2, let name = tokens.first,
      tree.tokenKinds[name] == .identifier || tree.tokenKinds[name].isKeyword,
      case let sign = tokens[tokens.startIndex + 1],
      [.colon, .assign].contains(tree.tokenKinds[sign])
    {
      label = tree.text(ofToken: name)
      tokens = tokens.dropFirst(2)
    }
    let isBinding = tokens.first.map { tree.text(ofToken: $0) == "$" } ?? false
    if isBinding { tokens = tokens.dropFirst() }
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let value = tree.source.string(tree.range(ofTokens: first..<last + 1))
    return value.contains(where: \.isNewline) && !value.hasPrefix("{")
      ? nil : Argument(label: label, value: value, isBinding: isBinding)
  }

  private mutating func readClosure(_ tree: SyntaxTree, _ open: Int, _ end: Int) {
    let tokens = (open + 1..<max(open + 1, end - 1)).filter {
      !tree.tokenKinds[$0].isTrivia && tree.tokenKinds[$0] != .newline
    }
    guard let first = tokens.first, let last = tokens.last else { return }
    if tokens.count > 1, [.inKeyword, .arrow].contains(tree.tokenKinds[tokens[1]]) {
      loopHead = (tree.text(ofToken: first), tree.tokenRange(tokens[1]).upperBound)
      readLoopText(tree, tokens.dropFirst(2))
    } else if tree.text(ofToken: first).first?.isLowercase == true,
      tree.tokenKinds[last] == .rightParen
        || tokens.contains(where: { tree.tokenKinds[$0].isAssignment })
    {
      let text = tree.source.string(tree.range(ofTokens: first..<last + 1))
      let isOne = !text.contains { $0.isNewline || $0 == ";" }
      closure = isOne ? "-> \(text)" : "{ \(text) }"
    }
  }

  /// `Text(item.name)`
  private mutating func readLoopText(_ tree: SyntaxTree, _ tokens: ArraySlice<Int>) {
    guard tokens.count > 3, let word = tokens.first, let last = tokens.last,
      ["Text", "UILabel"].contains(tree.text(ofToken: word)),
      case let inner = tokens.dropFirst(2).dropLast(),
      tree.tokenKinds[tokens[tokens.startIndex + 1]] == .leftParen,
      tree.tokenKinds[last] == .rightParen,
      !inner.contains(where: {
        [.leftParen, .rightParen, .comma, .colon].contains(tree.tokenKinds[$0])
      }), let first = inner.first, let end = inner.last
    else { return }
    loopText = (
      tree.range(ofTokens: word..<last + 1),
      tree.source.string(tree.range(ofTokens: first..<end + 1))
    )
  }
}
