/// A piece of a file: a line, a block, a comment.
indirect enum Statement: Sendable {
  case line(CodeLayout)
  /// `head { body }`; on one line if the body is a single line, may be inline and fits.
  case block(CodeLayout, [Statement], inline: Bool)
  /// A property with observers: the brace is below a value of several lines.
  case observed(CodeLayout, [Statement])
  /// `if … { } else if … { } else { }`: the conditions with their bodies; nil is `else`.
  case chain([(condition: CodeLayout?, body: [Statement])])
  /// `guard … else { return }`
  case guarded(CodeLayout)
  /// A statement as the last argument of a call: `prefix(` … `)`.
  case argument(CodeLayout, Statement)
  /// `switch` with its cases.
  case cases(CodeLayout, [Statement])
  /// `case a, b:` and its body; on one line if the body is a single line and fits.
  case switchCase(CodeLayout, [Statement])
  /// `#if` with its condition.
  case compiled(String, [Statement])
  /// `///` lines.
  case documentation(String)
  /// A `//` line.
  case comment(String)
  case blank
}

/// Writes statements as lines.
struct Writer {
  let unit: Int
  /// One less than the formatter allows: after some lines it counts what follows.
  let width: Int
  private var page = Page()

  init(unit: Int, width: Int = 99) {
    self.unit = unit
    self.width = width
  }

  var bytes: [UInt8] { page.bytes }

  /// `closing` parentheses follow the last statement.
  mutating func write(_ statements: [Statement], depth: Int = 0, closing: Int = 0) {
    for (index, statement) in statements.enumerated() {
      write(statement, depth: depth, closing: index == statements.count - 1 ? closing : 0)
    }
  }

  private mutating func write(_ statement: Statement, depth: Int, closing: Int) {
    switch statement {
    case .line(let layout): line(layout, depth, parentheses(closing))
    case .block(let head, let body, let inline):
      if inline, writeFlat(statement, depth, closing) { return }
      braced(head, depth, isEmpty: body.isEmpty, closing: body.isEmpty ? closing : 0)
      if body.isEmpty { return }
      write(body, depth: depth + 1)
      raw("}" + parentheses(closing), depth)
    case .observed(let head, let body):
      braced(head, depth, below: true)
      write(body, depth: depth + 1)
      raw("}", depth)
    case .guarded(let condition):
      let (start, end) = ("guard ", " else { return }")
      if page.room(after: condition, of: room(depth) - start.columns - end.columns) >= 0 {
        page.append(spaces: depth * unit)
        page.append(start)
        page.append(flat: condition)
        page.append(end + "\n")
      } else {
        raw("guard", depth)
        line(condition, depth + 1, "")
        raw("else { return }", depth)
      }
    case .chain(let parts): chain(parts, depth)
    case .argument(let prefix, let inner):
      if writeFlat(statement, depth, closing) { return }
      line(prefix, depth, "(")
      write(inner, depth: depth + 1, closing: closing + 1)
    case .cases(let subject, let cases):
      line("switch " + subject, depth, " {")
      write(cases, depth: depth)
      raw("}" + parentheses(closing), depth)
    case .switchCase(let pattern, let body):
      let head = "case " + pattern + ": "
      if body.count == 1, room(after: body[0], page.room(after: head, of: room(depth))) >= 0 {
        page.append(spaces: depth * unit)
        page.append(flat: head)
        appendFlat(body[0])
        page.append("\n")
      } else {
        line("case " + pattern, depth, ":")
        write(body, depth: depth + 1)
      }
    case .documentation(let documentation):
      let lines = documentation.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for line in lines { raw(line.isEmpty ? "///" : "/// \(Substring(line))", depth) }
    case .comment(let comment): raw("// " + comment, depth)
    case .compiled(let condition, let body):
      raw("#if \(condition)", depth)
      write(body, depth: depth + 1)
      raw("#endif", depth)
    case .blank: if !page.endsInBlankLine { page.append("\n") }
    }
  }

  private func room(_ depth: Int) -> Int { width - depth * unit }

  private func parentheses(_ count: Int) -> String { String(repeating: ")", count: count) }

  // MARK: On one line

  /// Writes a statement on one line if it fits there.
  private mutating func writeFlat(_ statement: Statement, _ depth: Int, _ closing: Int) -> Bool {
    guard room(after: statement, room(depth) - closing) >= 0 else { return false }
    page.append(spaces: depth * unit)
    appendFlat(statement)
    page.append(parentheses(closing) + "\n")
    return true
  }

  /// How many columns are left after a statement on one line; less than 0 when it takes several.
  private mutating func room(after statement: Statement, _ columns: Int) -> Int {
    guard columns >= 0 else { return -1 }
    switch statement {
    case .line(let layout): return page.room(after: layout, of: columns)
    case .block(let head, let body, true) where body.count == 1:
      return room(after: body[0], page.room(after: head, of: columns - " {  }".columns))
    case .argument(let prefix, let inner):
      return room(after: inner, page.room(after: prefix, of: columns - "()".columns))
    default: return -1
    }
  }

  private mutating func appendFlat(_ statement: Statement) {
    switch statement {
    case .line(let layout): page.append(flat: layout)
    case .block(let head, let body, _):
      page.append(flat: head)
      page.append(" { ")
      for statement in body { appendFlat(statement) }
      page.append(" }")
    case .argument(let prefix, let inner):
      page.append(flat: prefix)
      page.append("(")
      appendFlat(inner)
      page.append(")")
    default: break
    }
  }

  // MARK: Lines

  private mutating func chain(_ parts: [(condition: CodeLayout?, body: [Statement])], _ depth: Int)
  {
    var prefix = ""
    for (index, part) in parts.enumerated() {
      let isEmpty = part.body.isEmpty && index == parts.count - 1
      if let condition = part.condition {
        braced(.text(prefix + "if ") + condition, depth, isEmpty: isEmpty)
      } else {
        raw(prefix + "{" + (isEmpty ? "}" : ""), depth)
      }
      if isEmpty { return }
      write(part.body, depth: depth + 1)
      prefix = "} else "
    }
    raw("}", depth)
  }

  private mutating func line(_ layout: CodeLayout, _ depth: Int, _ trailing: String) {
    let indentation = depth * unit
    page.append(spaces: indentation)
    _ = page.append(
      layout, at: indentation, indentation: indentation, unit: unit, width: width,
      trailing: trailing.columns)
    page.append(trailing)
    page.append("\n")
  }

  /// A head with its brace: on the same line, but below a head whose last line is indented or too
  /// long; `below` puts it below every head of several lines.
  private mutating func braced(
    _ head: CodeLayout, _ depth: Int, below: Bool = false, isEmpty: Bool = false, closing: Int = 0
  ) {
    let indentation = depth * unit
    let brace = (isEmpty ? "{}" : "{") + parentheses(closing)
    page.append(spaces: indentation)
    let start = page.bytes.count
    let end = page.append(
      head, at: indentation, indentation: indentation, unit: unit, width: width,
      trailing: 1 + brace.columns)
    let isBelow =
      page.lastIndentation(from: start).map { below || $0 > indentation }
      ?? (end + brace.columns > width)
    if isBelow {
      page.append("\n")
      raw(brace, depth)
    } else {
      page.append(" ")
      page.append(brace)
      page.append("\n")
    }
  }

  private mutating func raw(_ line: String, _ depth: Int) {
    page.append(spaces: depth * unit)
    page.append(line)
    page.append("\n")
  }
}

extension Page {
  fileprivate var endsInBlankLine: Bool {
    bytes.suffix(2).elementsEqual([UInt8(ascii: "\n"), UInt8(ascii: "\n")])
  }

  /// The indentation of the last line, when another begins before it and after a place.
  fileprivate func lastIndentation(from start: Int) -> Int? {
    bytes[start...].lastIndex(of: UInt8(ascii: "\n")).map { end in
      bytes[(end + 1)...].prefix { $0 == UInt8(ascii: " ") }.count
    }
  }
}
