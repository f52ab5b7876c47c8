import CtlDiagnostics

/// Elements as tags: `<label>Hi</label>`, `<TextBlock Text="Hi" />`.
extension Parser {
  /// An element with the text between two tags on one line.
  private mutating func tagFix(_ start: Int) -> [Fix] {
    let all = source.string(bytes(start..<previousEnd))
    let line = all.prefix { $0 != "\n" }
    let tag = line.dropFirst().prefix { $0.isLetter || $0.isNumber }
    guard !tag.isEmpty, line.count == all.count else { return [] }
    if let fix = closedTagFix(String(tag), line, start) { return [fix] }
    guard let open = endOfTag(line), let close = line.firstRange(of: "</\(tag)>")?.lowerBound,
      open < close
    else { return [] }
    let text = line[line.index(after: open)..<close]
    guard !text.contains("<"), !text.contains("\"") else { return [] }
    let kind = ForeignWords.kinds[String(tag)]?.here.first ?? String(tag)
    return [
      replaceFix(bytes(start..<previousEnd), "\(kind) \"\(text)\"\(handler(of: line[..<open]))")
    ]
  }

  /// ` { on touchUpInside -> stop() }` for `onClick={stop}`.
  private func handler(of tag: Substring) -> String {
    guard let start = tag.firstRange(of: "={"), let end = tag.lastIndex(of: "}"),
      let name = tag[..<start.lowerBound].split(separator: " ").last,
      ForeignWords.isHandler(String(name))
    else { return "" }
    let value = tag[start.upperBound..<end].split(separator: ">").last ?? ""
    let call = value.filter { $0 != " " && $0 != ";" && $0 != "{" && $0 != "}" }
    guard call.first?.isLetter == true else { return "" }
    return " { on touchUpInside -> \(call.contains("(") ? call : call + "()") }"
  }

  /// The `>` of the first tag: one of an arrow or in braces is none.
  private func endOfTag(_ line: Substring) -> Substring.Index? {
    var level = 0
    var before: Character = " "
    for place in line.indices {
      switch line[place] {
      case "{": level += 1
      case "}": level -= 1
      case ">" where level == 0 && before != "=" && before != "-": return place
      default: break
      }
      before = line[place]
    }
    return nil
  }

  /// `<TextBlock Text="Hi" FontSize="20" />` as `label "Hi"`.
  private mutating func closedTagFix(_ tag: String, _ line: Substring, _ start: Int) -> Fix? {
    guard line.trimmedEndOfLine.hasSuffix("/>"), let here = ForeignWords.kinds[tag]?.here.first,
      ForeignWords.titledKinds.contains(here)
    else { return nil }
    for name in [
      "Text=\"", "text=\"", "Content=\"", "title=\"", "Title=\"", "label=\"", "placeholder=\"",
    ] {
      guard let place = line.firstRange(of: " " + name)?.upperBound,
        let end = line[place...].firstIndex(of: "\"")
      else { continue }
      // A binding is no text.
      let text = line[place..<end]
      if text.contains("{") { return nil }
      return replaceFix(
        bytes(start..<previousEnd), "\(here) \"\(text)\"\(handler(of: line))")
    }
    return nil
  }

  /// `<label>Hi</label>`
  mutating func parseTags(_ node: Int) {
    let start = position
    builder.setKind(node, .unexpected)
    repeat {
      repeat { advance() } while !isAtLimit && !followsNewline
    } while at(.less) && !isAtLimit
    reportForeign(
      tokenRange(start),
      Phrase(
        Message(
          "there are no tags: an element is written `kind \"text\" { … }`",
          "没有 HTML 那样的标签语法：元素写作 `种类 \"文字\" { … }`")), fixes: tagFix(start))
  }
}

extension Substring {
  fileprivate var trimmedEndOfLine: Substring {
    self[..<(lastIndex { $0 != " " && $0 != ";" }.map { index(after: $0) } ?? startIndex)]
  }
}
