import CtlChecker
import CtlLayout
import CtlText

typealias Color = CtlChecker.Color

/// A drawing in points, written into one buffer. It has neither style sheets nor scripts, so that
/// every viewer draws the same, and numbers have at most two decimals, so that every machine writes
/// the same.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  /// Images that are drawn more than once are written once, by their names.
  private(set) var definitions: [UInt8] = []
  private var defined: Set<String> = []
  let isRightToLeft: Bool

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// How a shape is filled and outlined. An outline lies inside its shape.
  struct Paint {
    var fill: Color?
    var stroke: Color?
    var width = 1.0

    static func fill(_ color: Color) -> Paint { Paint(fill: color) }
    static func stroke(_ color: Color, _ width: Double = 1) -> Paint {
      Paint(stroke: color, width: width)
    }
  }

  // MARK: Documents and groups

  mutating func begin(_ frame: Frame, title: String, language: String) {
    raw("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    number("width", frame.width)
    number("height", frame.height)
    viewBox(frame)
    raw(" role=\"img\"")
    attribute("aria-label", title)
    attribute("xml:lang", language)
    if isRightToLeft { raw(" direction=\"rtl\"") }
    raw(" xml:space=\"preserve\"")
    attribute("font-family", Self.families)
    raw(">\n")
  }

  /// That of the system, and those that are as wide.
  private static let families =
    "-apple-system, 'Helvetica Neue', Helvetica, 'Liberation Sans', Arial, sans-serif"

  mutating func end() {
    if !definitions.isEmpty {
      raw("<defs>\n")
      bytes += definitions
      raw("</defs>\n")
    }
    raw("</svg>\n")
  }

  mutating func beginGroup(_ attributes: [(name: String, value: String)]) {
    raw("<g")
    for item in attributes { attribute(item.name, item.value) }
    raw(">\n")
  }

  mutating func endGroup() { raw("</g>\n") }

  /// What follows is drawn only inside a frame.
  mutating func beginClip(_ frame: Frame) {
    raw("<svg")
    number("x", frame.x)
    number("y", frame.y)
    number("width", frame.width)
    number("height", frame.height)
    viewBox(frame)
    raw(">\n")
  }

  mutating func endClip() { raw("</svg>\n") }

  private mutating func viewBox(_ frame: Frame) {
    raw(" viewBox=\"")
    number(frame.x)
    for value in [frame.y, frame.width, frame.height] {
      raw(" ")
      number(value)
    }
    raw("\"")
  }

  /// What a pointer shows over the group that it begins.
  mutating func title(_ text: String) {
    raw("<title>")
    escaped(text)
    raw("</title>\n")
  }

  // MARK: Shapes

  mutating func rect(_ frame: Frame, radius: Double = 0, _ paint: Paint) {
    let inset = paint.stroke == nil ? 0 : paint.width / 2
    guard frame.width > 2 * inset, frame.height > 2 * inset else { return }
    raw("<rect")
    number("x", frame.x + inset)
    number("y", frame.y + inset)
    number("width", frame.width - 2 * inset)
    number("height", frame.height - 2 * inset)
    let corner = min(radius, frame.width / 2, frame.height / 2) - inset
    if corner > 0 { number("rx", corner) }
    self.paint(paint)
    raw("/>\n")
  }

  mutating func circle(_ x: Double, _ y: Double, radius: Double, _ paint: Paint) {
    let inset = paint.stroke == nil ? 0 : paint.width / 2
    guard radius > inset else { return }
    raw("<circle")
    number("cx", x)
    number("cy", y)
    number("r", radius - inset)
    self.paint(paint)
    raw("/>\n")
  }

  /// A path that is written in a square of 24 units, drawn in a frame: in the middle, unless it is
  /// stretched over all of it.
  mutating func path(
    _ data: String, in frame: Frame, _ paint: Paint, isStretched: Bool = false
  ) {
    let scale = min(frame.width, frame.height) / 24
    guard scale > 0 else { return }
    let (wide, high) = isStretched ? (frame.width / 24, frame.height / 24) : (scale, scale)
    raw("<path transform=\"translate(")
    number(frame.x + (frame.width - 24 * wide) / 2)
    raw(" ")
    number(frame.y + (frame.height - 24 * high) / 2)
    raw(") scale(")
    number(wide, decimals: 4)
    if wide != high {
      raw(" ")
      number(high, decimals: 4)
    }
    raw(")\"")
    attribute("d", data)
    var paint = paint
    paint.width /= scale
    self.paint(paint, isRound: true)
    raw("/>\n")
  }

  /// Straight lines through points, and back to the first.
  mutating func polygon(_ points: [(x: Double, y: Double)], _ paint: Paint) {
    raw("<path d=\"")
    line(points)
    raw("Z\"")
    self.paint(paint)
    raw("/>\n")
  }

  /// Straight lines through points.
  mutating func open(_ points: [(x: Double, y: Double)], _ color: Color, _ width: Double) {
    raw("<path d=\"")
    line(points)
    raw("\"")
    paint(.stroke(color, width))
    raw("/>\n")
  }

  private mutating func line(_ points: [(x: Double, y: Double)]) {
    for (index, point) in points.enumerated() {
      raw(index == 0 ? "M" : "L")
      number(point.x)
      raw(" ")
      number(point.y)
    }
  }

  /// A rectangle with round corners on some of its sides.
  mutating func plate(_ frame: Frame, radius: Double, left: Bool, right: Bool, _ paint: Paint) {
    if left == right { return rect(frame, radius: left ? radius : 0, paint) }
    let (x, y, end, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    raw("<path d=\"")
    let corner = left ? x + radius : end - radius
    let straight = left ? end : x
    let edge = left ? x : end
    let sweep = left ? "0 0 0 " : "0 0 1 "
    func point(_ x: Double, _ y: Double) -> String { "\(Self.text(x)) \(Self.text(y))" }
    raw("M\(point(straight, y))L\(point(corner, y))")
    raw("A\(Self.text(radius)) \(Self.text(radius)) \(sweep)\(point(edge, y + radius))")
    raw("L\(point(edge, bottom - radius))")
    raw("A\(Self.text(radius)) \(Self.text(radius)) \(sweep)\(point(corner, bottom))")
    raw("L\(point(straight, bottom))Z\"")
    self.paint(paint)
    raw("/>\n")
  }

  // MARK: Text

  /// One line that is as wide as it says, whatever the font of the viewer. Its letters decide its
  /// direction, and the screen on which side it stands.
  mutating func text(
    _ text: String, x: Double, y: Double, width: Double, _ side: Side, _ style: TextStyle
  ) {
    guard !text.isEmpty, width > 0 else { return }
    raw("<text")
    let textIsRightToLeft = text.isRightToLeft
    let anchors = textIsRightToLeft ? ["end", "middle", "start"] : ["start", "middle", "end"]
    let shares = [0, 0.5, 1]
    number("x", x + width * shares[side.rawValue])
    number("y", y)
    if textIsRightToLeft != isRightToLeft {
      attribute("direction", textIsRightToLeft ? "rtl" : "ltr")
    }
    number("font-size", style.size)
    number("textLength", width)
    raw(" lengthAdjust=\"spacingAndGlyphs\"")
    if style.wordSpacing > 0 { number("word-spacing", style.wordSpacing) }
    if style.letterSpacing > 0 { number("letter-spacing", style.letterSpacing) }
    let anchor = anchors[side.rawValue]
    if anchor != "start" { attribute("text-anchor", anchor) }
    if style.isBold { raw(" font-weight=\"600\"") }
    if style.isItalic { raw(" font-style=\"italic\"") }
    if style.isUnderlined { raw(" text-decoration=\"underline\"") }
    if let family = style.family {
      // Where the font is not there, the one that the widths come from takes its place.
      let name = family.filter { $0 != "'" && $0 != "\\" }
      attribute("font-family", "'\(name)', \(Self.families)")
    }
    fill(style.color)
    raw(">")
    Markup.escape(text.neutralised(keepingDirectionMarks: true), to: &bytes)
    raw("</text>\n")
  }

  // MARK: Images

  /// A picture of the project. As a template it is a silhouette in a color.
  mutating func image(
    _ image: PictureImage, _ name: String, in frame: Frame, template: Color?, _ fit: PictureFit,
    opacity: Double = 1
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let id =
      "image-"
      + name.unicodeScalars.map { String($0.value, radix: 16) }.joined(
        separator: "-") + (fit == .whole ? "" : "-\(fit)")
    if defined.insert(id).inserted {
      var writer = SVGWriter(isRightToLeft: false)
      writer.raw("<symbol")
      writer.attribute("id", id)
      let size = image.size ?? PictureImage.Size(width: 1, height: 1)
      writer.attribute("viewBox", "0 0 \(size.width) \(size.height)")
      writer.attribute("preserveAspectRatio", fit.aspectRatio)
      writer.raw("><image")
      writer.attribute("width", "\(size.width)")
      writer.attribute("height", "\(size.height)")
      writer.attribute("preserveAspectRatio", fit.aspectRatio)
      writer.attribute("href", image.dataURI)
      writer.attribute("xlink:href", image.dataURI)
      writer.raw("/></symbol>\n")
      definitions += writer.bytes
    }
    raw("<use")
    attribute("href", "#" + id)
    attribute("xlink:href", "#" + id)
    number("x", frame.x)
    number("y", frame.y)
    number("width", frame.width)
    number("height", frame.height)
    if opacity < 1 { number("opacity", opacity) }
    if let template {
      let filter = "tint-" + template.hex.dropFirst()
      if defined.insert(filter).inserted {
        var writer = SVGWriter(isRightToLeft: false)
        writer.raw("<filter")
        writer.attribute("id", filter)
        writer.raw("><feFlood")
        writer.attribute("flood-color", String(template.hex.prefix(7)))
        writer.number("flood-opacity", Double(template.alpha) / 255)
        writer.raw("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n")
        definitions += writer.bytes
      }
      raw(" filter=\"url(#\(filter))\"")
    }
    raw("/>\n")
  }

  // MARK: Bytes

  private mutating func paint(_ paint: Paint, isRound: Bool = false) {
    if let fill = paint.fill { self.fill(fill) } else { raw(" fill=\"none\"") }
    guard let stroke = paint.stroke else { return }
    attribute("stroke", String(stroke.hex.prefix(7)))
    if stroke.alpha < 255 { number("stroke-opacity", Double(stroke.alpha) / 255) }
    number("stroke-width", paint.width)
    if isRound { raw(" stroke-linecap=\"round\" stroke-linejoin=\"round\"") }
  }

  private mutating func fill(_ color: Color) {
    attribute("fill", String(color.hex.prefix(7)))
    if color.alpha < 255 { number("fill-opacity", Double(color.alpha) / 255) }
  }

  private mutating func attribute(_ name: String, _ value: String) {
    raw(" ")
    raw(name)
    raw("=\"")
    escaped(value)
    raw("\"")
  }

  private mutating func number(_ name: String, _ value: Double) {
    raw(" ")
    raw(name)
    raw("=\"")
    number(value)
    raw("\"")
  }

  private mutating func raw(_ text: String) { bytes += text.utf8 }

  private mutating func number(_ value: Double, decimals: Int = 2) {
    bytes += Self.text(value, decimals: decimals).utf8
  }

  /// A number without an exponent and without zeros at its end.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    let unit = [1, 10, 100, 1_000, 10_000][min(max(decimals, 0), 4)]
    let limit = 1e7
    let clamped = value.isNaN ? 0 : min(max(value, -limit), limit)
    let whole = Int((clamped * Double(unit)).rounded())
    let magnitude = abs(whole)
    var text = (whole < 0 ? "-" : "") + String(magnitude / unit)
    var rest = magnitude % unit
    if rest > 0 {
      text += "."
      var place = unit / 10
      while rest > 0 {
        text += String(rest / place)
        rest %= place
        place = max(place / 10, 1)
      }
    }
    return text
  }

  private mutating func escaped(_ text: String) {
    Markup.escape(text.withoutDirectionMarks.neutralised(), to: &bytes)
  }
}
