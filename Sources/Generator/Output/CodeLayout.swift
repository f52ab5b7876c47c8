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

  static func + (left: CodeLayout, right: CodeLayout) -> CodeLayout { .sequence([left, right]) }

  /// `head(a, b)`. Before a trailing closure, the parenthesis closes on a line of its own.
  static func call(_ head: String, _ arguments: [CodeLayout], closes: Bool = false) -> CodeLayout {
    guard !arguments.isEmpty else { return .text(head + "()") }
    // After a text that is too long for its line, the parenthesis goes below.
    let end: CodeLayout = closes ? .softLine : .group(.softLine)
    return .sequence([
      .text(head + "("), .group(.sequence([bracketed(arguments), end, .text(")")])),
    ])
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
