/// Code that knows where it may be broken into lines. A group stays on one line when it fits;
/// otherwise all of its own breaks become line breaks, and the groups inside decide for themselves.
enum CodeLayout: Sendable {
  case text(String)
  case sequence([CodeLayout])
  /// A space, or a line break.
  case line
  /// Nothing, or a line break.
  case softLine
  /// Two columns further in after a line break.
  indirect case indented(CodeLayout)
  indirect case group(CodeLayout)
  /// Text that is written only where the group around it is broken.
  case ifBroken(String)
  /// The first code if it fits as far as its first break, else the second one.
  indirect case either(CodeLayout, CodeLayout)
  /// `head(a, b)` with arguments, and `head` with code after a space or below it. Both stand for what
  /// `broken` says; nearly all of them fit on one line, and nothing more is made for those.
  indirect case called(String, [CodeLayout], closes: Bool)
  indirect case below(String, CodeLayout)

  static func + (left: CodeLayout, right: CodeLayout) -> CodeLayout { .sequence([left, right]) }

  /// `head(a, b)`. Before a trailing closure, the parenthesis closes on a line of its own.
  static func call(_ head: String, _ arguments: [CodeLayout], closes: Bool = false) -> CodeLayout {
    arguments.isEmpty ? .text(head + "()") : .called(head, arguments, closes: closes)
  }

  /// A call, or code below a head, that may be broken into lines.
  var broken: CodeLayout {
    switch self {
    case .called(let head, let arguments, let closes):
      // After a text that is too long for its line, the parenthesis goes below.
      let end: CodeLayout = closes ? .softLine : .group(.softLine)
      return .sequence([
        .text(head + "("),
        .group(.sequence([CodeLayout.bracketed(arguments), end, .text(")")])),
      ])
    case .below(let head, let code): return .group(.text(head) + .indented(.line + code))
    default: return self
    }
  }

  /// `a, b` in brackets, on the same line or all below.
  static func bracketed(_ elements: [CodeLayout]) -> CodeLayout {
    .indented(.sequence([.softLine, .group(.sequence(separated(elements)))]))
  }

  private static func separated(_ elements: [CodeLayout]) -> [CodeLayout] {
    var result: [CodeLayout] = []
    result.reserveCapacity(elements.count * 3)
    for element in elements {
      if !result.isEmpty {
        result.append(.text(","))
        result.append(.line)
      }
      result.append(element)
    }
    return result
  }

  /// `[a, b]`, with a comma after the last element when each is on a line of its own.
  static func list(_ elements: [CodeLayout]) -> CodeLayout {
    guard !elements.isEmpty else { return .text("[]") }
    return .group(
      .sequence([
        .text("["), .indented(.sequence([.softLine] + separated(elements))),
        elements.count > 1 ? .ifBroken(",") : .sequence([]), .softLine, .text("]"),
      ]))
  }
}

extension CodeLayout: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension CodeLayout {
  /// All on one line.
  var flat: String {
    var page = Page()
    page.append(flat: self)
    return String(decoding: page.bytes, as: UTF8.self)
  }
}
