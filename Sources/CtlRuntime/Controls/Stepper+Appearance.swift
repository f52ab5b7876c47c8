extension Stepper {
  /// The states of one button: highlighted while a finger is on it.
  public func state(of segment: Segment) -> ControlState {
    var state = self.state.subtracting(.highlighted)
    if pressedSegment == segment { state.insert(.highlighted) }
    return state
  }

  /// An icon with its look.
  public struct Icon: Sendable, Equatable {
    /// The image.
    public var image: ImageReference
    /// The color of the silhouette; nil for an image in its own colors.
    public var templateColor: Color?
  }

  /// The icon of a button. The plus and minus of the system always have the tint; an image of the
  /// app has it in a toolbar, or when its mode says so.
  public func icon(of segment: Segment, inToolbar: Bool, tint: Color) -> Icon? {
    let images = segment == .increment ? incrementImage : decrementImage
    guard let image = images[state(of: segment)] else { return nil }
    let isSystemImage = images == (segment == .increment ? "plus" : "minus")
    let isTemplate = image.isTemplate(inToolbar: inToolbar, inherited: renderingMode)
    let isOriginal = image.renderingMode == .alwaysOriginal || renderingMode == .alwaysOriginal
    return Icon(
      image: image,
      templateColor: isTemplate || (isSystemImage && !isOriginal)
        ? effectiveTint(inherited: tint) : nil)
  }

  /// The fill of a button: a translucent tint while it is pressed.
  public func fill(of segment: Segment, tint: Color) -> Color? {
    pressedSegment == segment ? effectiveTint(inherited: tint).opacity(0.25) : nil
  }

  /// The background in its current state.
  public var currentBackgroundImage: ImageReference? { backgroundImage[state] }

  /// The divider for the current states of the buttons.
  public var currentDividerImage: ImageReference? {
    func press(_ segment: Segment) -> ControlState {
      pressedSegment == segment ? .highlighted : .normal
    }
    return dividerImage[left: press(.decrement), right: press(.increment)]
  }

  /// The frames of the parts, in the coordinates of the bounds.
  public struct Layout: Sendable, Equatable {
    /// The button that subtracts.
    public var decrement: Rect
    /// The line between the buttons.
    public var divider: Rect
    /// The button that adds.
    public var increment: Rect

    /// The area of the background image: everything except the divider.
    public var background: [Rect] { [decrement, increment] }
  }

  /// Minus on the left, plus on the right, a divider of one point between them.
  public func layout(in bounds: Rect) -> Layout {
    let dividerWidth = clamp(bounds.width, 0, 1)
    let width = max(0, (bounds.width - dividerWidth) / 2)
    var (decrement, divider, increment) = (bounds, bounds, bounds)
    decrement.width = width
    divider.x = decrement.maxX
    divider.width = dividerWidth
    increment.x = divider.maxX
    increment.width = width
    return Layout(decrement: decrement, divider: divider, increment: increment)
  }
}
