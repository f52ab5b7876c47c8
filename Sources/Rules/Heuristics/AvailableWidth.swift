import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

/// The greatest width of something, and its source.
struct StatedWidth {
  let points: Double
  /// The property, the constraint, or the device of the screen; nil when only defaults apply.
  var location: Location?
  /// The property, if that is the source.
  var written: Written?
  /// The constraint, when one says it.
  var constraint: OriginID?
}

extension PlacedElement {
  /// The element's own width, from a property or a required constraint.
  var statedWidth: StatedWidth? {
    if let written = written(.width), written.entry.form == .property {
      guard let points = written.value?.number, points >= 0 else { return nil }
      return StatedWidth(points: points, location: written.valueLocation, written: written)
    }
    for size in sizeConstraints([.width]) {
      guard let points = size.points else { continue }
      return StatedWidth(
        points: points, location: program.location(of: size.constraint.origin),
        constraint: size.constraint.origin)
    }
    guard let (points, origin) = widthFromOneEdge else { return nil }
    return StatedWidth(
      points: points, location: program.location(of: origin), constraint: origin)
  }

  /// The greatest width that it may have: its own, else that of a container of a fixed width.
  var greatestWidth: StatedWidth? {
    if let own = statedWidth { return own }
    if isWritten(.width) { return nil }
    for size in sizeConstraints([.width]) {
      guard let points = size.mostPoints else { continue }
      return StatedWidth(
        points: points, location: program.location(of: size.constraint.origin),
        constraint: size.constraint.origin)
    }
    if let forced = forcedSize(.width) {
      return StatedWidth(
        points: forced.points, location: program.location(of: forced.constraint.origin),
        constraint: forced.constraint.origin)
    }
    return ancestors.first { $0.is(.view) && $0.statedWidth != nil }?.statedWidth.map {
      StatedWidth(points: $0.points, location: $0.location)
    }
  }

  /// The available width of an element: its own width, else that of the nearest container with a
  /// fixed one, else that of the screen, without the spaces at its sides. Nil where the place, and with it the
  /// width, is unknown.
  var availableWidth: StatedWidth? {
    if let own = statedWidth { return own }
    if isWritten(.width) { return nil }
    guard let room = roomAround, let spaces = spacesAtSides else { return roomAround }
    return StatedWidth(
      points: max(0, room.points - spaces.points), location: program.location(of: spaces.origin),
      constraint: spaces.origin)
  }

  private var roomAround: StatedWidth? {
    for ancestor in ancestors {
      if ancestor.is(.popover) { return nil }
      if let width = ancestor.statedWidth { return width }
    }
    guard let screen else { return nil }
    return screen.screenWidth
  }

  /// The width in points of the smallest screen of the device.
  private var screenWidth: StatedWidth? {
    guard member(.device) != nil, member(.orientation) != nil else { return nil }
    let points = ScreenSize.first(of: ControlBox(control: self)).width
    return StatedWidth(
      points: points, location: (written(.orientation) ?? written(.device))?.valueLocation)
  }
}
