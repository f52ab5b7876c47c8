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
    let named = boxed
    for place in named {
      for size in place.sizeConstraints([.width]) {
        guard let points = size.points else { continue }
        return stated(points, by: size.constraint.origin, in: place)
      }
    }
    return named.lazy.compactMap { place in
      place.widthFromOneEdge.map { stated($0.points, by: $0.origin, in: place) }
    }.first
  }

  /// A width that a constraint says of it, or of a use of a component that it is the box of.
  private func stated(
    _ points: Double, by origin: OriginID, in place: PlacedElement
  ) -> StatedWidth {
    StatedWidth(
      points: points, location: place.program.location(of: origin),
      constraint: place.index == index ? origin : nil)
  }

  /// The greatest width that it may have: its own, else that of a container of a fixed width.
  var greatestWidth: StatedWidth? {
    if let own = statedWidth { return own }
    if isWritten(.width) { return nil }
    let named = boxed
    for place in named {
      for size in place.sizeConstraints([.width]) {
        guard let points = size.mostPoints else { continue }
        return stated(points, by: size.constraint.origin, in: place)
      }
    }
    if let forced = forcedSize(.width), let place = named.last {
      return stated(forced.points, by: forced.constraint.origin, in: place)
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
    guard let room = roomAround else { return nil }
    for place in boxed {
      guard let spaces = place.spacesAtSides else { continue }
      return stated(max(0, room.points - spaces.points), by: spaces.origin, in: place)
    }
    return room
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
