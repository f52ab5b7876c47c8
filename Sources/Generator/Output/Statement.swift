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
  /// `///` lines.
  case documentation(String)
  /// A `//` line.
  case comment(String)
  case blank
}

/// Writes statements as text.
struct Writer {
  let unit: Int
  /// One less than the formatter allows: after some lines it counts what follows.
  let width: Int
  private(set) var text = ""

  init(unit: Int, width: Int = 99) {
    self.unit = unit
    self.width = width
  }

  mutating func write(_ statements: [Statement], depth: Int = 0, trailing: String = "") {
    for (index, statement) in statements.enumerated() {
      write(statement, depth: depth, trailing: index == statements.count - 1 ? trailing : "")
    }
  }

  private mutating func write(_ statement: Statement, depth: Int, trailing: String) {
    switch statement {
    case .line(let layout): line(layout, depth, trailing)
    case .block(let head, let body, let inline):
      if inline, let flat = flat(statement), depth * unit + flat.count + trailing.count <= width {
        raw(flat + trailing, depth)
      } else {
        braced(head, depth, isEmpty: body.isEmpty, trailing: body.isEmpty ? trailing : "")
        if body.isEmpty { return }
        write(body, depth: depth + 1)
        raw("}" + trailing, depth)
      }
    case .observed(let head, let body):
      braced(head, depth, below: true)
      write(body, depth: depth + 1)
      raw("}", depth)
    case .guarded(let condition):
      let flat = "guard \(condition.flat) else { return }"
      if depth * unit + flat.count <= width {
        raw(flat, depth)
      } else {
        raw("guard", depth)
        line(condition, depth + 1, "")
        raw("else { return }", depth)
      }
    case .chain(let parts): chain(parts, depth)
    case .argument(let prefix, let inner):
      if let flat = flat(statement), depth * unit + flat.count + trailing.count <= width {
        raw(flat + trailing, depth)
      } else {
        line(prefix, depth, "(")
        write(inner, depth: depth + 1, trailing: ")" + trailing)
      }
    case .cases(let subject, let cases):
      line("switch " + subject, depth, " {")
      write(cases, depth: depth)
      raw("}" + trailing, depth)
    case .switchCase(let pattern, let body):
      if body.count == 1, let flat = body.first.flatMap({ self.flat($0) }) {
        let all = "case \(pattern.flat): \(flat)"
        if depth * unit + all.count <= width {
          raw(all, depth)
          return
        }
      }
      line("case " + pattern, depth, ":")
      write(body, depth: depth + 1)
    case .documentation(let documentation):
      for line in documentation.split(separator: "\n", omittingEmptySubsequences: false) {
        raw(line.isEmpty ? "///" : "/// \(line)", depth)
      }
    case .comment(let comment): raw("// " + comment, depth)
    case .blank: if !text.hasSuffix("\n\n") { text += "\n" }
    }
  }

  /// A statement on one line; nil when it takes several.
  private func flat(_ statement: Statement) -> String? {
    switch statement {
    case .line(let layout): return layout.flat
    case .block(let head, let body, true):
      guard body.count == 1, let inner = flat(body[0]) else { return nil }
      return head.flat + " { " + inner + " }"
    case .argument(let prefix, let inner):
      return flat(inner).map { prefix.flat + "(" + $0 + ")" }
    default: return nil
    }
  }

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
    raw(
      layout.rendered(
        at: indentation, indentation: indentation, unit: unit, width: width,
        trailing: trailing.count) + trailing, depth)
  }

  /// A head with its brace: on the same line, but below a head whose last line is indented or too
  /// long; `below` puts it below every head of several lines.
  private mutating func braced(
    _ head: CodeLayout, _ depth: Int, below: Bool = false, isEmpty: Bool = false,
    trailing: String = ""
  ) {
    let indentation = depth * unit
    let brace = (isEmpty ? "{}" : "{") + trailing
    let text = head.rendered(
      at: indentation, indentation: indentation, unit: unit, width: width,
      trailing: 1 + brace.count)
    let last = text.split(separator: "\n").last ?? ""
    let isBelow =
      text.contains("\n")
      ? below || last.prefix { $0 == " " }.count > indentation
      : indentation + text.count + brace.count > width
    raw(text + (isBelow ? "" : " " + brace), depth)
    if isBelow { raw(brace, depth) }
  }

  private mutating func raw(_ line: String, _ depth: Int) {
    text += String(repeating: " ", count: depth * unit) + line + "\n"
  }
}
