import CtlChecker
import CtlRuntime
import CtlText

// Images of the parts of controls. There are no pixels in a terminal, so an image is its sign or its
// name, on the part that it fills.

extension Picture {
  /// An image on one line.
  func sign(of image: CtlRuntime.ImageReference) -> String { oneLine(glyphs.image(image.name)) }

  /// An image behind a part: short, because the content is on it.
  func ground(_ image: CtlRuntime.ImageReference?) -> String? { short(image, 6) }

  /// An image in the place of a line.
  func divider(_ image: CtlRuntime.ImageReference?) -> String? { short(image, 8) }

  /// Narrow pictures have less room for names.
  private func short(_ image: CtlRuntime.ImageReference?, _ columns: Int) -> String? {
    let columns = metrics.columns < 40 ? columns / 2 : columns
    return image.map { sign(of: $0).truncated(columns: columns, glyphs.ellipsis) }
  }

  /// Fills a line with an image: a sign is repeated, a name is written once where lines begin, and
  /// the rest has the glyph of the part.
  func fill(
    _ line: Rect, with image: CtlRuntime.ImageReference?, else glyph: String, _ style: Style,
    _ canvas: inout Canvas
  ) {
    let tile = image.flatMap { glyphs.sign($0.name) } ?? glyph
    canvas.fill(tile.displayWidth == 1 ? tile : glyph, line, style)
    guard let image, tile == glyph || tile.displayWidth > 1, line.width > 0 else { return }
    let name = sign(of: image)
    let width = min(name.displayWidth, line.width)
    canvas.write(
      name, columns(0, width, of: line).x, line.y, style, limit: width, ellipsis: glyphs.ellipsis)
  }
}

extension CtlRuntime.Color {
  /// As pictures have it.
  var drawn: CtlChecker.Color { CtlChecker.Color(self) }
}
