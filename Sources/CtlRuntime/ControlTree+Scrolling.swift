// Scroll views: elements that move along an axis, or page by page.

extension ControlTree.Container {
  /// How much of the elements of a scroll view is seen, along its axis, in points.
  public struct ScrollExtent: Sendable, Hashable, Codable {
    /// The length of the view, which is that of a page.
    public var visible: Double
    /// The length of the elements, with what is around them.
    public var content: Double

    /// Lengths in points.
    public init(visible: Double, content: Double) {
      (self.visible, self.content) = (visible, content)
    }

    /// The greatest offset.
    public var limit: Double { max(content - visible, 0) }
  }

  /// Of a scroll view with pages: one for each element that is shown.
  public var numberOfPages: Int { isPagingEnabled ? children.count { !$0.isHidden } : 0 }

  /// Moves what a scroll view shows to the nearest place that there is.
  package mutating func settle() {
    guard kind == .scrollView else { return }
    if isPagingEnabled {
      currentPage = clamp(currentPage, 0, max(numberOfPages - 1, 0))
      if let scrollExtent { contentOffset = Double(currentPage) * scrollExtent.visible }
    } else {
      contentOffset = clamp(contentOffset, 0, scrollExtent?.limit ?? .greatestFiniteMagnitude)
    }
  }

  /// Scrolls as a person does: to an offset, or by a page. Returns whether it shows something else
  /// then.
  package mutating func scroll(_ interaction: Interaction) -> Bool {
    guard kind == .scrollView else { return false }
    let former = (currentPage, contentOffset)
    switch interaction {
    case .increment where isPagingEnabled: currentPage += 1
    case .decrement where isPagingEnabled: currentPage -= 1
    case .increment: contentOffset += scrollExtent?.visible ?? 0
    case .decrement: contentOffset -= scrollExtent?.visible ?? 0
    case .drag(let offset) where isPagingEnabled:
      guard let length = scrollExtent?.visible, length > 0 else { return false }
      currentPage = Int(rounding: offset / length)
    case .drag(let offset): contentOffset = offset
    default: return false
    }
    settle()
    return former != (currentPage, contentOffset)
  }
}

extension Interface {
  /// Notes where the app has put a scroll view, and how large its elements are together.
  public mutating func place(_ name: Reference, in frame: Rect, content: Size) {
    change(name) { element, _ in
      guard case .container(var view) = element.content, view.kind == .scrollView else { return }
      view.scrollExtent =
        view.axis == .horizontal
        ? .init(visible: frame.width, content: content.width)
        : .init(visible: frame.height, content: content.height)
      view.settle()
      element.content = .container(view)
    }
  }
}
