import CtlText

extension SyntaxTree {
  /// One line for each token: the kind, the bytes, and the text with its control characters
  /// escaped.
  public func tokenDump() -> String {
    var result = ""
    for token in 0..<tokenCount {
      let range = tokenRange(token)
      let text = quoted(source.string(range))
      result += "\(range.lowerBound)..<\(range.upperBound) \(tokenKinds[token]) \(text)\n"
    }
    return result
  }

  /// One line for each node, indented by depth; leaves show their text.
  public func dump() -> String {
    var result = ""
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = open.last, end <= index { open.removeLast() }
      let range = self.range(of: index)
      result += String(repeating: "  ", count: open.count)
      result += "\(node.kind) \(range.lowerBound)..<\(range.upperBound)"
      if node.size == 1 { result += " " + quoted(source.string(range)) }
      if node.flags.contains(.hasError) { result += " error" }
      result += "\n"
      open.append(index + Int(node.size))
    }
    return result
  }

  private func quoted(_ text: String) -> String {
    let shown = text.count > 60 ? text.prefix(59) + "…" : text[...]
    return "\"" + shown.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Invisible characters are shown by number.
  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      scalar.escaped(asASCII: true)
    default: scalar.escaped(asASCII: false)
    }
  }
}
