import CtlCatalogue
import CtlChecker
import CtlText

import struct CtlRuntime.Label

extension Label: DrawnControl {
  static let drawing = KindDrawing(
    measure: { picture, node in
      let columns = picture.text(node).displayWidth
      return Measure(columns, minimum: min(columns, 6))
    },
    height: { picture, node, width in
      picture.labelLines(node, width).count
    },
    draw: { picture, index, layout, canvas in
      let node = picture.node(index)
      let frame = layout.frames[index]
      let style = picture.lettering(node)
      for (line, text) in picture.labelLines(index, frame.width).enumerated() {
        let shift = picture.shift(of: text, node, in: frame.width)
        canvas.write(text, frame.x + shift, frame.y + line, style, limit: frame.width)
      }
    })
}

extension Picture {
  /// The columns before a line of text.
  func shift(of text: String, _ node: RenderNode, in width: Int) -> Int {
    let slack = max(width - text.displayWidth, 0)
    switch node.textSide {
    case .left: return 0
    case .center: return slack / 2
    case .right: return slack
    case nil: return options.isRightToLeft ? slack : 0
    }
  }

  /// How text looks in its font and color.
  func lettering(_ node: RenderNode) -> Style {
    var style = Style(node.color(.textColor))
    guard case .font(let font)? = node.value(.font) else { return style }
    switch font {
    case .textStyle(let name):
      style.isBold = name == "headline"
      if style.foreground == nil, name.hasPrefix("caption") || name == "footnote" {
        style.foreground = palette.secondary
      }
    case .custom(_, let size), .system(let size): style.isBold = size >= Picture.boldSize
    }
    return style
  }

  /// Letters of this size, in points, are bold where all letters have one size.
  static let boldSize = 20.0

  /// The lines of a label at a width.
  func labelLines(_ index: Int, _ width: Int) -> [String] {
    let node = node(index)
    let limit = node.number(.numberOfLines).flatMap { Int(exactly: $0) } ?? 1
    if limit == 1 { return [text(index).truncated(columns: width, glyphs.ellipsis)] }
    return wrapped(node.text ?? "", width, limit: limit > 0 ? limit : Picture.lineLimit)
  }

  /// The most lines of one text.
  static let lineLimit = 200

  /// A text in lines of at most so many columns, broken between words where possible.
  func wrapped(_ text: String, _ width: Int, limit: Int) -> [String] {
    var lines: [String] = []
    let width = max(width, 2)
    let end =
      text.utf8.index(
        text.startIndex, offsetBy: 16 * width * limit, limitedBy: text.endIndex) ?? text.endIndex
    let bounded = end == text.endIndex ? text : String(decoding: text.utf8[..<end], as: UTF8.self)
    for paragraph in bounded.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = oneLineParagraph(paragraph)[...]
      repeat {
        if lines.count == limit {
          let end = lines[limit - 1] + " " + rest
          lines[limit - 1] = end.truncated(columns: width, glyphs.ellipsis)
          return lines
        }
        let line = firstLine(rest, width)
        lines.append(String(line.text))
        rest = rest[line.next...]
      } while !rest.isEmpty
    }
    return lines
  }

  private func oneLineParagraph(_ text: Substring) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }).withoutDirectionMarks.neutralised()
  }

  private func firstLine(_ text: Substring, _ width: Int) -> (text: Substring, next: String.Index) {
    let fitting = text.prefix(columns: width)
    if fitting.endIndex == text.endIndex { return (fitting, text.endIndex) }
    guard !fitting.isEmpty else {
      let next = text.index(after: text.startIndex)
      return (text[..<text.startIndex], next)
    }
    let line = text.lineBreak(before: fitting.endIndex)
    return (text[..<line.end], line.next)
  }
}

extension String {
  /// The text if it fits, else its two ends with the mark between them, as titles of buttons are cut.
  func truncatedInTheMiddle(columns: Int, _ mark: String) -> String {
    if displayWidth <= columns { return self }
    let room = columns - mark.displayWidth
    guard room > 1 else { return truncated(columns: columns, mark) }
    let head = prefix(columns: (room + 1) / 2)
    var tail: [Character] = []
    var left = room - head.displayWidth
    for character in reversed() {
      left -= character.displayWidth
      if left < 0 { break }
      tail.append(character)
    }
    return head + mark + String(tail.reversed())
  }

  /// The text if it fits, else its beginning and the mark.
  func truncated(columns: Int, _ mark: String) -> String {
    if displayWidth <= columns { return self }
    let room = columns - mark.displayWidth
    return room < 0 ? String(mark.prefix(max(columns, 0))) : prefix(columns: room) + mark
  }
}

extension RenderNode {
  package enum TextSide: String { case left, center, right }

  /// Where its text stands; nil where that is the beginning of a line in the language: without an alignment too.
  package var textSide: TextSide? {
    raw(.textAlignment) == nil ? nil : member(.textAlignment).flatMap(TextSide.init)
  }
}
