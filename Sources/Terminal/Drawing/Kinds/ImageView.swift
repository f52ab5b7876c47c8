import CtlCatalogue
import CtlText

import struct CtlRuntime.ImageView

extension ImageView: DrawnControl {
  /// There are no pixels in a terminal: an image is its sign or its name.
  static let drawing = KindDrawing(
    measure: { picture, node in Measure(picture.shownImage(node).displayWidth, minimum: 1) },
    draw: { picture, index, layout, canvas in
      let frame = layout.frames[index]
      let image = picture.shownImage(index).truncated(columns: frame.width, picture.glyphs.ellipsis)
      let slack = max(frame.width - image.displayWidth, 0)
      canvas.write(
        image, frame.x + slack / 2, frame.y,
        picture.node(index).tint == nil ? picture.secondary : picture.tint(index))
    })
}

extension Picture {
  fileprivate func shownImage(_ index: Int) -> String {
    guard let image = node(index).image(.image) else { return glyphs.picture }
    return oneLine(glyphs.image(image.name))
  }
}
