import CtlLayout
import CtlRuntime

extension CtlRuntime.Stepper: DeviceDrawn {
  static let deviceDrawing = DeviceDrawing { screen, node, writer in
    guard let stepper = screen.control(node, as: Stepper.self) else { return }
    let frame = screen.frames[node]
    let layout = stepper.layout(in: frame.inRuntime)
    let tint = screen.tint(node)
    let hasBackground = !stepper.backgroundImage.isEmpty
    let parts: [(Stepper.Segment, CtlRuntime.Rect)] = [
      (.decrement, layout.decrement), (.increment, layout.increment),
    ]
    for (segment, part) in parts {
      let place = screen.mirrored(part, in: frame)
      if let image = stepper.currentBackgroundImage(of: segment) {
        writer.background(image, in: place, radius: corner, tint, screen)
      }
      if let fill = stepper.fill(of: segment, tint: tint.inRuntime) {
        let isLeft = (segment == .decrement) != screen.isRightToLeft
        writer.plate(place, radius: corner, left: isLeft, right: !isLeft, .fill(Color(fill)))
      }
      guard
        let icon = stepper.icon(
          of: segment, inToolbar: screen.isInBar(node), tint: tint.inRuntime)
      else { continue }
      let state = stepper.state(of: segment)
      let isDisabled = screen.isDisabled(node) || state.contains(.disabled)
      let images = segment == .increment ? stepper.incrementImage : stepper.decrementImage
      writer.image(
        icon.image, in: place.square(min(18, place.height)),
        tint: isDisabled ? screen.palette.disabled : tint, isTemplate: icon.templateColor != nil,
        screen, isGrayed: isDisabled && images.ownValue(for: state) == nil)
    }
    let divider = screen.mirrored(layout.divider, in: frame)
    if let image = stepper.currentDividerImage {
      writer.background(image, in: divider, tint, screen)
    }
    if hasBackground { return }
    // Without a picture of the divider its place is a line.
    let picture = stepper.currentDividerImage.flatMap { screen.device.image($0.name) }
    if picture == nil { writer.rect(divider, .fill(tint)) }
    writer.rect(frame, radius: corner, .stroke(tint))
  }

  private static let corner = 4.0
}
