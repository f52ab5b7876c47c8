#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// What the host has for one element: its view, made when it is first needed, such as that of a row
  /// when the table shows it.
  @MainActor
  class ScreenElement: NSObject {
    /// The context has the elements by their names.
    unowned let context: ScreenContext
    private(set) var shown: HostedElement
    private(set) var children: [ScreenElement] = []
    private(set) weak var parent: ScreenElement?
    private var loadedView: UIView?

    required init(_ shown: HostedElement, in context: ScreenContext) {
      (self.shown, self.context) = (shown, context)
      super.init()
    }

    /// Its view, which shows its current properties.
    final var view: UIView {
      if let loadedView { return loadedView }
      let view = makeView()
      loadedView = view
      apply(to: view, from: nil)
      speak(to: view)
      arrange()
      context.constraints.viewsChanged()
      return view
    }

    final var viewIfLoaded: UIView? { loadedView }

    final func update(to current: HostedElement) {
      let former = shown
      shown = current
      context.constraints.set(current.constraints, for: self)
      if former.name != current.name {
        context.rename(self, from: former.name)
        if let loadedView { speak(to: loadedView) }
      }
      if former.isHidden != current.isHidden { visibilityChanged() }
      changed(from: former)
    }

    final func speak(_ spoken: HostedElement.Spoken) {
      shown.spoken = spoken
      if let loadedView { speak(to: loadedView) }
    }

    func layOut(_ children: [ScreenElement]) {
      for child in self.children where child.parent === self { child.parent = nil }
      self.children = children
      for child in children { child.parent = self }
      if loadedView != nil { arrange() }
    }

    final func remove() {
      willRemove()
      loadedView?.removeFromSuperview()
      parent = nil
    }

    /// What a person has done, as the view shows it already.
    func note(_ change: (inout ControlTree.Content) -> Void) { change(&shown.content) }

    /// This element and all elements inside, from the first to the last.
    final var all: [ScreenElement] { [self] + children.flatMap(\.all) }

    /// The nearest element of a type around this one.
    final func ancestor<Element: ScreenElement>(_ type: Element.Type) -> Element? {
      var next = parent
      while let element = next {
        if let found = element as? Element { return found }
        next = element.parent
      }
      return nil
    }

    /// Its view for a place below others: one with a width of its own is in the middle.
    final var lineView: UIView {
      let view = view
      guard keepsWidth else { return view }
      if let line = view.superview as? CenteredLine { return line }
      return CenteredLine.around(view)
    }

    // MARK: What each kind decides

    /// Whether its width is not that of the place where it is.
    var keepsWidth: Bool { false }

    func makeView() -> UIView { UIView() }

    /// Writes the properties that are different; all of them when there was nothing before.
    func apply(to view: UIView, from former: HostedElement?) {
      if former?.isHidden != shown.isHidden { view.isHidden = shown.isHidden }
    }

    /// It has other properties; an element without a view of its own shows them elsewhere.
    func changed(from former: HostedElement) {
      guard let loadedView else {
        parent?.changed(child: self)
        return
      }
      apply(to: loadedView, from: former)
      if changesSize { parent?.sizeChanged() }
    }

    /// A child without a view of its own has other properties.
    func changed(child: ScreenElement) {}

    /// Whether touches reach its children, whose views are not inside of a view of its own.
    var passesTouches: Bool { true }

    /// Whether other properties may need another size.
    var changesSize: Bool { true }

    /// Puts the views of the children into its own.
    func arrange() {}

    /// It appeared or disappeared without being made or removed.
    func visibilityChanged() { parent?.visibilityChanged(of: self) }

    /// A child appeared or disappeared without being made or removed.
    func visibilityChanged(of child: ScreenElement) {}

    /// The content of a child may need another size.
    func sizeChanged() { parent?.sizeChanged() }

    /// The screen is in a window now.
    func appeared() {}

    /// It is about to disappear.
    func willRemove() {}

    /// What VoiceOver says of it.
    func speak(to view: UIView) {
      let spoken = shown.spoken
      view.accessibilityLabel = spoken.name
      view.accessibilityHint = spoken.hint
      view.accessibilityIdentifier = spoken.identifier ?? shown.name?.rawValue
      if let value = spoken.value { view.accessibilityValue = value }
      if let traits = spoken.traits { view.accessibilityTraits = UIAccessibilityTraits(traits) }
    }
  }

  /// A line with one view in its middle.
  final class CenteredLine: UIStackView {
    static func around(_ view: UIView) -> CenteredLine {
      let line = CenteredLine(arrangedSubviews: [view])
      line.axis = .vertical
      line.alignment = .center
      return line
    }
  }
#endif
