import CtlCatalogue
import CtlText

import struct CtlRuntime.PageControl

/// The size of an element by its content, in points.
public struct NaturalSize: Sendable, Hashable {
  public var width: Double
  public var height: Double
  /// Whether it takes the remaining width.
  public var grows = false

  public init(_ width: Double, _ height: Double, grows: Bool = false) {
    self.width = width
    self.height = height
    self.grows = grows
  }
}

extension LayoutBox {
  /// Whether a kind is a row of dots, which has a place of its own on the screen.
  static func isDots(_ kind: KindName) -> Bool { dots[kind.rawValue] }
  private static let dots = Kind.all.map { $0.layout.content == .pages }

  /// For a control, a part or a companion; containers have the size of their contents.
  var natural: NaturalSize {
    let known = Kind.named(kind)
    let size = known.naturalSize
    guard
      let width = width ?? styleSize?.width ?? size.width.map({ $0 + endImages })
        ?? contentWidth(known.layout.content)
    else { return NaturalSize(0, 0) }
    return NaturalSize(
      width, height ?? styleSize?.height ?? size.height ?? lineHeight,
      grows: known.takesRoom && self.width == nil)
  }

  private func contentWidth(_ content: KindLayout.Content) -> Double? {
    switch content {
    case .fixed, .lines: nil
    case .text: textWidth
    case .textOrImage(let least, let edges):
      max(least, hasImage ? least : textWidth + edges + self.edges)
    case .pages:
      Double(max(pages, 1)) * PageControl.dotPitch
    }
  }

  /// One line, rounded up to half points, as on screens with two pixels for each point.
  public var textWidth: Double {
    (TextMetrics.width(text, fontSize, isBold: isBold) * 2).rounded(.up) / 2
  }

  var lineHeight: Double { (fontSize * 1.2 * 2).rounded(.up) / 2 }

  /// The height of a label at a width: the lines that its words need there, as far as it may have
  /// so many.
  func height(at width: Double) -> Double {
    guard kind == .label, lines != 1 else { return natural.height }
    let most = lines > 0 ? Double(lines) : .infinity
    return min(LayoutBox.lines(of: text, fontSize, width, isBold: isBold), most) * lineHeight
  }

  /// The lines that the text of a label needs at a width, broken between words, and the height of one; nil for
  /// other elements, and where all or just one may be seen.
  public func linesOfText(at width: Double) -> (count: Double, height: Double)? {
    guard kind == .label, lines > 1 else { return nil }
    return (LayoutBox.lines(of: text, fontSize, width, isBold: isBold), lineHeight)
  }

  /// The lines that a text needs at a width.
  static func lines(
    of text: String, _ fontSize: Double, _ width: Double, isBold: Bool = false
  ) -> Double {
    TextLines(size: fontSize, isBold: isBold).count(text, in: width, limit: lineLimit)
  }

  /// The most lines of one text.
  private static let lineLimit = 200

  /// From the top of a line of text to the line on which its letters stand, in the font of the
  /// system, rounded to half points.
  private var ascent: Double { (0.952 * fontSize * 2).rounded() / 2 }

  /// The line on which the letters of the first or the last line of text stand: a share of the
  /// height, and points from there.
  public func baseline(isFirst: Bool) -> (share: Double, offset: Double) {
    switch Kind.named(kind).layout.content {
    case .text: isFirst ? (0, ascent) : (1, ascent - lineHeight)
    // Its lines begin at the top.
    case .lines: (0, PointFlow.gap + ascent)
    default: (0.5, ascent - lineHeight / 2)
    }
  }

  /// The dimensions that the system fixes.
  public static func hasFixedSize(_ kind: KindName) -> (width: Bool, height: Bool) {
    let size = Kind.named(kind).fixedSize
    return (size.width != nil, size.height != nil)
  }
}

/// How wide text is in the font of the system.
public enum TextMetrics {
  /// Thousandths of the font size for the characters from space to tilde, as in the public metrics
  /// of Helvetica, a relative of the system font of iOS 7 and 8.
  private static let widths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The same of its bold letters.
  private static let boldWidths: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]

  /// Those of signs that are far from as wide as a digit.
  private static let signs: [Unicode.Scalar: Int] = [
    "…": 1000, "—": 1000, "™": 1000, "→": 1000, "←": 1000, "©": 737, "®": 737, "°": 400, "•": 350,
    "‘": 222, "’": 222, "“": 333, "”": 333, "·": 278, "\u{A0}": 278,
  ]

  /// Text is measured up to this length.
  private static let limit = 10_000

  public static func width(_ text: String, _ fontSize: Double, isBold: Bool = false) -> Double {
    width(text[...], fontSize, isBold: isBold)
  }

  public static func width(
    _ text: Substring, _ fontSize: Double, isBold: Bool = false
  ) -> Double {
    let widths = isBold ? boldWidths : widths
    var text = text
    // Nearly every text is plain.
    let plain = text.withUTF8 { bytes -> Int? in
      guard bytes.count <= limit else { return nil }
      var sum = 0
      for byte in bytes {
        let index = Int(byte) - 0x20
        guard widths.indices.contains(index) else { return nil }
        sum += Int(widths[index])
      }
      return sum
    }
    if let plain { return Double(plain) * fontSize / 1000 }
    var sum = 0
    for scalar in text.unicodeScalars.prefix(limit) {
      let index = Int(scalar.value) - 0x20
      if widths.indices.contains(index) {
        sum += Int(widths[index])
      } else if let width = signs[scalar] {
        sum += width
      } else if index >= 0 {
        sum += [0, 556, 1000][min(max(scalar.displayWidth, 0), 2)]
      }
    }
    return Double(sum) * fontSize / 1000
  }

  /// The width of a plain letter; nil for others.
  static func width(of byte: UInt8, _ fontSize: Double, isBold: Bool) -> Double? {
    let widths = isBold ? boldWidths : widths
    let index = Int(byte) - 0x20
    return widths.indices.contains(index) ? Double(widths[index]) * fontSize / 1000 : nil
  }
}
