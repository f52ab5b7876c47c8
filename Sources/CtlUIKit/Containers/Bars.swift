#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A navigation bar or a status bar: its elements are at the end of the navigation bar.
  final class BarElement: ScreenElement {
    private var items: [ObjectIdentifier: UIBarButtonItem] = [:]

    /// The title of the bar; nil is that of the screen.
    var title: String? { shown.shell?.title }

    /// An item for each visible child.
    var barItems: [UIBarButtonItem] {
      guard !shown.isHidden else { return [] }
      return children.filter { !$0.shown.isHidden }.map { item(of: $0) }
    }

    /// Whether its first visible child is a button that leaves a sheet without an answer.
    var leadsOut: Bool {
      let first = shown.isHidden ? nil : children.first { !$0.shown.isHidden }
      return (first as? ControlElement<ButtonKind>)?.model.isWayOut == true
    }

    override var passesTouches: Bool { shown.shell?.isUserInteractionEnabled ?? true }

    /// Gives the elements what they have from the bar and from the screen, whose views are not around
    /// them.
    func dress(_ screen: CtlRuntime.Color?) {
      let tint = (shown.shell?.tintColor ?? screen).map { UIColor($0) }
      for child in children {
        guard let control = child.shown.control else { continue }
        if control.ownTint == nil { child.view.tintColor = tint }
        if control.kind.facts.isInteractive {
          child.view.isUserInteractionEnabled =
            control.view.isUserInteractionEnabled && passesTouches
        }
      }
    }

    private func item(of child: ScreenElement) -> UIBarButtonItem {
      let key = ObjectIdentifier(child)
      if let item = items[key] { return item }
      let item = UIBarButtonItem(of: child)
      items[key] = item
      return item
    }

    override func changed(from former: HostedElement) { barsChanged() }

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      let alive = Set(children.map { ObjectIdentifier($0) })
      items = items.filter { alive.contains($0.key) }
      barsChanged()
    }

    override func visibilityChanged(of child: ScreenElement) { barsChanged() }

    private func barsChanged() { ancestor(ScreenRoot.self)?.barsChanged() }
  }

  /// The bar of a screen that stands alone. Its background reaches behind the status bar.
  final class TopBar: UINavigationBar, UINavigationBarDelegate {
    override init(frame: CGRect) {
      super.init(frame: frame)
      delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  /// The bar at the bottom with the actions of the screen.
  final class ToolbarElement: ScreenElement {
    private let bar = UIToolbar()
    private var items: [ObjectIdentifier: UIBarButtonItem] = [:]

    override func makeView() -> UIView {
      // What is left of the screen is not the bar's.
      bar.setContentHuggingPriority(.required, for: .vertical)
      return bar
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      bar.tintColor = shown.shell?.tintColor.map { UIColor($0) }
      bar.barTintColor = shown.shell?.background.map { UIColor($0) }
      bar.isUserInteractionEnabled = shown.shell?.isUserInteractionEnabled ?? true
    }

    override func visibilityChanged(of child: ScreenElement) { arrange() }

    override func arrange() {
      guard viewIfLoaded != nil else { return }
      let alive = Set(children.map { ObjectIdentifier($0) })
      items = items.filter { alive.contains($0.key) }
      var shownItems: [UIBarButtonItem] = [.flexibleSpace()]
      for child in children where !child.shown.isHidden {
        let key = ObjectIdentifier(child)
        let item = items[key] ?? UIBarButtonItem(of: child)
        items[key] = item
        shownItems += [item, .flexibleSpace()]
      }
      bar.setItems(shownItems, animated: false)
    }
  }

  extension UIBarButtonItem {
    /// Text in bars does not grow, so who wants it large holds a finger on it.
    fileprivate convenience init(of element: ScreenElement) {
      let view = element.view
      view.showsLargeContentViewer = true
      view.addInteraction(UILargeContentViewerInteraction(delegate: nil))
      self.init(customView: view)
    }
  }
#endif
