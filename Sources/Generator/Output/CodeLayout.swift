/// Code that knows where it may be broken into lines. A group stays on one line when it fits;
/// otherwise all of its own breaks become line breaks, and the groups inside decide for themselves.
indirect enum CodeLayout: Sendable {
  case text(String)
  case sequence([CodeLayout])
  /// A space, or a line break.
  case line
  /// Nothing, or a line break.
  case softLine
  /// Two columns further in after a line break.
  case indented(CodeLayout)
  case group(CodeLayout)
  /// Text that is written only where the group around it is broken.
  case ifBroken(String)
  /// The first code if it fits as far as its first break, else the second one.
  case either(CodeLayout, CodeLayout)

  static func + (left: CodeLayout, right: CodeLayout) -> CodeLayout { .sequence([left, right]) }

  static func joined(_ parts: [CodeLayout], _ separator: CodeLayout) -> CodeLayout {
    var result: [CodeLayout] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(separator) }
      result.append(part)
    }
    return .sequence(result)
  }

  /// `head(a, b)`. Before a trailing closure, the parenthesis closes on a line of its own.
  static func call(_ head: String, _ arguments: [CodeLayout], closes: Bool = false) -> CodeLayout {
    guard !arguments.isEmpty else { return .text(head + "()") }
    let inner = CodeLayout.indented(.softLine + .group(.joined(arguments, .text(",") + .line)))
    // After a text that is too long for its line, the parenthesis goes below.
    return .text(head + "(")
      + .group(inner + (closes ? .softLine : .group(.softLine)) + .text(")"))
  }

  /// `[a, b]`, with a comma after the last element when each is on a line of its own.
  static func list(_ elements: [CodeLayout]) -> CodeLayout {
    guard !elements.isEmpty else { return .text("[]") }
    let inner = CodeLayout.indented(.softLine + .joined(elements, .text(",") + .line))
    return .group(
      .text("[") + inner + (elements.count > 1 ? .ifBroken(",") : .sequence([])) + .softLine
        + .text("]"))
  }
}

extension CodeLayout: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension CodeLayout {
  /// All on one line.
  var flat: String {
    var result = ""
    var pending: [CodeLayout] = [self]
    while let layout = pending.popLast() {
      switch layout {
      case .text(let text): result += text
      case .sequence(let parts): pending.append(contentsOf: parts.reversed())
      case .line: result += " "
      case .softLine, .ifBroken: break
      case .indented(let inner), .group(let inner), .either(let inner, _): pending.append(inner)
      }
    }
    return result
  }

  /// The lines of the code, the first one starting at a column.
  ///
  /// `trailing` is the number of columns that must stay free after the last line.
  func rendered(
    at column: Int, indentation: Int, unit: Int, width: Int, trailing: Int = 0
  ) -> String {
    var result = ""
    var position = column
    var pending = [Item(layout: self, indentation: indentation, isFlat: false)]
    while let item = pending.popLast() {
      switch item.layout {
      case .text(let text):
        result += text
        position += text.count
      case .sequence(let parts):
        for part in parts.reversed() { pending.append(item.with(part)) }
      case .line where item.isFlat:
        result += " "
        position += 1
      case .softLine where item.isFlat: break
      case .line, .softLine:
        result += "\n" + String(repeating: " ", count: item.indentation)
        position = item.indentation
      case .indented(let inner):
        var next = item.with(inner)
        next.indentation += unit
        pending.append(next)
      case .group(let inner):
        var next = item.with(inner)
        next.isFlat = true
        if !item.isFlat {
          next.isFlat = fits(next, pending, width - position - trailing)
        }
        pending.append(next)
      case .ifBroken(let text):
        if !item.isFlat {
          result += text
          position += text.count
        }
      case .either(let first, let second):
        let isFirst = item.isFlat || fits(item.with(first), pending, width - position - trailing)
        pending.append(item.with(isFirst ? first : second))
      }
    }
    return result
  }

  private struct Item {
    var layout: CodeLayout
    var indentation: Int
    var isFlat: Bool

    func with(_ layout: CodeLayout) -> Item {
      Item(layout: layout, indentation: indentation, isFlat: isFlat)
    }
  }

  /// Whether an item, with the text after it up to the next line break, fits into some columns.
  private func fits(_ item: Item, _ following: [Item], _ columns: Int) -> Bool {
    var room = columns
    var pending = [item]
    var next = following.count - 1
    while room >= 0 {
      guard let item = pending.popLast() else {
        if next < 0 { return true }
        pending.append(following[next])
        next -= 1
        continue
      }
      switch item.layout {
      case .text(let text): room -= text.count
      case .sequence(let parts):
        for part in parts.reversed() { pending.append(item.with(part)) }
      case .line:
        if !item.isFlat { return true }
        room -= 1
      case .softLine:
        if !item.isFlat { return true }
      case .indented(let inner), .group(let inner), .either(let inner, _):
        pending.append(item.with(inner))
      // The formatter leaves room for it even where it is not needed.
      case .ifBroken(let text): room -= text.count
      }
    }
    return false
  }
}
