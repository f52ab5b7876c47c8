#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The whole screen: its bars, and between them its contents from top to bottom.
  final class ScreenRoot: ScreenElement {
    private let body = UIStackView()
    /// What is left below contents that do not fill a screen.
    private let rest = UIView()
    private var tables: [NSLayoutConstraint] = []

    override func makeView() -> UIView {
      body.axis = .vertical
      return body
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      guard let shell = shown.shell else { return }
      context.controller?.view.tintColor = shell.tintColor.map { UIColor($0) }
      view.isUserInteractionEnabled = shell.isUserInteractionEnabled
      context.controller?.view.backgroundColor =
        shell.background.map { UIColor($0) } ?? .systemBackground
      barsChanged()
    }

    /// The elements of the screen, and those of the chosen tab.
    private var elements: [ScreenElement] {
      children.flatMap { child in
        [child] + ((child as? TabBarElement)?.contents ?? [])
      }
    }

    override func arrange() {
      let elements = elements
      let contents = elements.filter {
        !($0 is BarElement) && !($0 is PopoverElement) && !($0 is ToolbarElement)
          && !($0 is AlertElement) && !($0 is TabBarElement)
      }
      let isFilled = contents.contains {
        $0 is TableElement || $0 is ContentElement || ($0 as? ScrollViewElement)?.fills == true
      }
      var views = contents.map(\.lineView)
      if !isFilled { views.append(rest) }
      views += elements.filter { $0 is ToolbarElement }.map(\.view)
      views += elements.filter { $0 is TabBarElement }.map(\.view)
      body.show(views)
      NSLayoutConstraint.deactivate(tables)
      // Several tables share what the other contents leave.
      let heights = contents.filter { $0 is TableElement }.map(\.view.heightAnchor)
      tables = zip(heights, heights.dropFirst()).map { $0.constraint(equalTo: $1) }
      NSLayoutConstraint.activate(tables)
      barsChanged()
    }

    /// Shows titles and items of bars when all of them are known.
    func barsChanged() {
      context.afterUpdate(self) { [weak self] in self?.showBars() }
    }

    private func showBars() {
      guard let item = context.controller?.navigationItem else { return }
      let bars = elements.compactMap { $0 as? BarElement }
      let title = bars.lazy.compactMap(\.title).first ?? shown.shell?.title
      if item.title != title { item.title = title }
      for bar in bars { bar.dress(shown.shell?.tintColor) }
      let items = bars.reversed().flatMap { $0.barItems.reversed() }
      if item.rightBarButtonItems ?? [] != items { item.rightBarButtonItems = items }
    }
  }
#endif
