import CtlChecker
import CtlText

/// A format for writing a picture.
public struct PictureFormat: Sendable {
  public let name: String
  public let write: @Sendable (CellGrid, RenderOptions) -> [UInt8]

  /// Beside `text`, which needs no grid.
  public static let all: [PictureFormat] = [.svg, .html]

  /// The largest number of rows of a picture in these formats.
  public static let rowLimit = 5_000
}

/// Cells of one row with the same look.
struct CellRun {
  let x: Int
  let columns: Int
  let text: String
  let style: Style

  static func runs(of grid: CellGrid, row: Int) -> [CellRun] {
    var runs: [CellRun] = []
    var x = 0
    while x < grid.width {
      let style = grid[x, row].style
      var end = x
      var text = ""
      while end < grid.width, grid[end, row].style == style || grid[end, row].text.isEmpty {
        text += grid[end, row].text
        end += 1
      }
      if end == x { end += 1 }
      runs.append(CellRun(x: x, columns: end - x, text: text, style: style))
      x = end
    }
    return runs
  }

  /// The parts between spaces, each in its place. Words that are written from right to left stay
  /// together with those beside them, so that what shows them puts them in their order.
  var words: [CellRun] {
    guard text.hasLettersFromTheRight else { return singleWords }
    var words: [CellRun] = []
    var phrase: [CellRun] = []
    func end() {
      let isOne = phrase.contains { $0.text.hasLettersFromTheRight }
      if isOne, let first = phrase.first, let last = phrase.last {
        words.append(
          CellRun(
            x: first.x, columns: last.x + last.columns - first.x,
            text: phrase.map(\.text).joined(separator: " "), style: style))
      } else {
        words += phrase
      }
      phrase = []
    }
    for word in singleWords {
      // Lines between controls are in no phrase.
      let isLine = word.text.unicodeScalars.allSatisfy { (0x2500...0x25FF).contains($0.value) }
      if isLine || phrase.last.map({ $0.x + $0.columns + 1 < word.x }) == true { end() }
      if isLine { words.append(word) } else { phrase.append(word) }
    }
    end()
    return words
  }

  private var singleWords: [CellRun] {
    var words: [CellRun] = []
    var x = self.x
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      let columns = part.displayWidth
      if columns > 0 {
        words.append(CellRun(x: x, columns: columns, text: String(part), style: style))
      }
      x += columns + 1
    }
    return words
  }

  var isBlank: Bool { text.allSatisfy { $0 == " " } }
}

/// The colours of the window around a picture.
struct WindowColors {
  let page: Color
  let ink: Color

  init(_ options: RenderOptions) {
    page = options.isDark ? Color(0, 0, 0) : Color(255, 255, 255)
    ink = options.isDark ? Color(255, 255, 255) : Color(0, 0, 0)
  }

  /// The colors of the characters and of the page, after reversal.
  func colors(_ style: Style) -> (ink: Color, page: Color?) {
    let ink = style.foreground ?? self.ink
    return style.isReversed ? (style.background ?? page, ink) : (ink, style.background)
  }
}
