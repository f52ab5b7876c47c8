/// The bytes of a file, to which code is added where it belongs.
struct Page {
  private(set) var bytes: [UInt8] = []
  /// What is still to be written, last first; kept, so that it is not allocated for each line.
  private var pending: [Item] = []
  /// The same for looking ahead, and for code on one line.
  private var ahead: [Item] = []
  private var flat: [CodeLayout] = []

  private struct Item {
    var layout: CodeLayout
    var indentation: Int
    var isFlat: Bool

    func with(_ layout: CodeLayout) -> Item {
      Item(layout: layout, indentation: indentation, isFlat: isFlat)
    }
  }

  mutating func append(_ text: String) { _ = appendCounting(text) }

  /// Adds a text and returns how many columns it has.
  private mutating func appendCounting(_ text: String) -> Int {
    var text = text
    let columns = text.withUTF8 { utf8 in
      bytes.append(contentsOf: utf8)
      return utf8.allSatisfy { $0 < 0x80 } ? utf8.count : -1
    }
    return columns < 0 ? text.count : columns
  }

  mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }

  /// Code on one line.
  mutating func append(flat layout: CodeLayout) {
    flat.append(layout)
    while let layout = flat.popLast() {
      switch layout {
      case .text(let text): append(text)
      case .sequence(let parts): flat.append(contentsOf: parts.reversed())
      case .line: append(spaces: 1)
      case .softLine, .ifBroken: break
      case .indented(let inner), .group(let inner), .either(let inner, _): flat.append(inner)
      case .called(let head, let arguments, _):
        append(head)
        flatten(arguments)
      case .below(let head, let code):
        append(head)
        append(spaces: 1)
        flat.append(code)
      }
    }
  }

  /// Arguments in parentheses on one line, as the next code on it.
  private mutating func flatten(_ arguments: [CodeLayout]) {
    flat.append(.text(")"))
    for (index, argument) in arguments.enumerated().reversed() {
      flat.append(argument)
      flat.append(.text(index == 0 ? "(" : ", "))
    }
  }

  /// How many of some columns are left after code on one line; less than 0 when it does not fit.
  mutating func room(after layout: CodeLayout, of columns: Int) -> Int {
    var room = columns
    flat.append(layout)
    while let layout = flat.popLast() {
      switch layout {
      case .text(let text): room -= text.columns
      case .sequence(let parts): flat.append(contentsOf: parts.reversed())
      case .line: room -= 1
      case .softLine, .ifBroken: break
      case .indented(let inner), .group(let inner), .either(let inner, _): flat.append(inner)
      case .called(let head, let arguments, _):
        room -= head.columns
        flatten(arguments)
      case .below(let head, let code):
        room -= head.columns + 1
        flat.append(code)
      }
      if room < 0 { flat.removeAll(keepingCapacity: true) }
    }
    return room
  }

  /// Code in lines, the first one starting at a column; returns the column after the last one.
  ///
  /// `trailing` is the number of columns that must stay free after the last line.
  mutating func append(
    _ layout: CodeLayout, at column: Int, indentation: Int, unit: Int, width: Int, trailing: Int
  ) -> Int {
    var position = column
    pending.append(Item(layout: layout, indentation: indentation, isFlat: false))
    while let item = pending.popLast() {
      switch item.layout {
      case .text(let text): position += appendCounting(text)
      case .sequence(let parts):
        for part in parts.reversed() { pending.append(item.with(part)) }
      case .line where item.isFlat:
        append(spaces: 1)
        position += 1
      case .softLine where item.isFlat: break
      case .line, .softLine:
        bytes.append(UInt8(ascii: "\n"))
        append(spaces: item.indentation)
        position = item.indentation
      case .indented(let inner):
        var next = item.with(inner)
        next.indentation += unit
        pending.append(next)
      case .group(let inner):
        var next = item.with(inner)
        next.isFlat = true
        if !item.isFlat { next.isFlat = fits(next, width - position - trailing) }
        pending.append(next)
      case .ifBroken(let text):
        if !item.isFlat { position += appendCounting(text) }
      case .either(let first, let second):
        let isFirst = item.isFlat || fits(item.with(first), width - position - trailing)
        pending.append(item.with(isFirst ? first : second))
      case .called(let head, let arguments, _):
        guard let flat = flattened(item, width - position - trailing) else { break }
        position += appendCounting(head)
        push(arguments, flat)
      case .below(let head, let code):
        guard let flat = flattened(item, width - position - trailing) else { break }
        position += appendCounting(head) + 1
        append(spaces: 1)
        pending.append(flat.with(code))
      }
    }
    return position
  }

  /// A call or code below a head on one line, if it fits there; else its broken form is pending.
  private mutating func flattened(_ item: Item, _ columns: Int) -> Item? {
    var flat = item
    flat.isFlat = true
    if item.isFlat || fits(flat, columns) { return flat }
    pending.append(item.with(item.layout.broken))
    return nil
  }

  /// Arguments in parentheses, as the next code.
  private mutating func push(_ arguments: [CodeLayout], _ item: Item) {
    pending.append(item.with(.text(")")))
    for (index, argument) in arguments.enumerated().reversed() {
      pending.append(item.with(argument))
      pending.append(item.with(.text(index == 0 ? "(" : ", ")))
    }
  }

  /// Whether an item, with the pending text up to the next line break, fits into some columns.
  private mutating func fits(_ item: Item, _ columns: Int) -> Bool {
    var room = columns
    ahead.removeAll(keepingCapacity: true)
    ahead.append(item)
    var next = pending.count - 1
    while room >= 0 {
      guard let item = ahead.popLast() else {
        if next < 0 { return true }
        ahead.append(pending[next])
        next -= 1
        continue
      }
      switch item.layout {
      case .text(let text): room -= text.columns
      case .sequence(let parts):
        for part in parts.reversed() { ahead.append(item.with(part)) }
      case .line:
        if !item.isFlat { return true }
        room -= 1
      case .softLine:
        if !item.isFlat { return true }
      case .indented(let inner), .group(let inner), .either(let inner, _):
        ahead.append(item.with(inner))
      // The formatter leaves room for it even where it is not needed.
      case .ifBroken(let text): room -= text.columns
      // Both may be broken right after their heads.
      case .called(let head, let arguments, _):
        room -= head.columns
        guard item.isFlat else { return room > 0 }
        room -= 2 * arguments.count
        for argument in arguments.reversed() { ahead.append(item.with(argument)) }
      case .below(let head, let code):
        room -= head.columns
        guard item.isFlat else { return room >= 0 }
        room -= 1
        ahead.append(item.with(code))
      }
    }
    return false
  }
}

extension String {
  /// How many characters it has; counting bytes is enough for most.
  var columns: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } }
    return isASCII == true ? utf8.count : count
  }
}
