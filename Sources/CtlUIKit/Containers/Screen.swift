#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The whole screen: its bars, and between them its contents from top to bottom.
  final class ScreenRoot: ScreenElement {
    private let body = UIStackView()
    /// What stays at the bottom, also under the keyboard.
    let bottom = UIStackView()
    /// Without a tab bar the bottom has the height of this: Auto Layout gives no other to a stack without
    /// views, and would take it from the contents.
    private let floor = UIView()
    /// What is left below contents that do not fill a screen.
    private let rest = UIView()
    private var tables: [NSLayoutConstraint] = []

    override func makeView() -> UIView {
      body.axis = .vertical
      bottom.axis = .vertical
      floor.heightAnchor.constraint(equalToConstant: 0).isActive = true
      return body
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      guard let shell = shown.shell else { return }
      context.controller?.view.tintColor = shell.tintColor.map { UIColor($0) }
      view.isUserInteractionEnabled = shell.isUserInteractionEnabled
      bottom.isUserInteractionEnabled = shell.isUserInteractionEnabled
      showBackground()
      barsChanged()
    }

    /// The edges around a table that has the screen for itself look like the table.
    private func showBackground() {
      guard viewIfLoaded != nil else { return }
      let contents = elements.filter { $0.takesRoom && !$0.shown.isHidden }
      let isTable = !contents.isEmpty && contents.allSatisfy { $0 is TableElement }
      context.controller?.view.backgroundColor =
        shown.shell?.background.map { UIColor($0) }
        ?? (isTable ? .systemGroupedBackground : .systemBackground)
    }

    /// The elements of the screen, and those of the chosen tab.
    private var elements: [ScreenElement] {
      children.flatMap { child in
        [child] + ((child as? TabBarElement)?.contents ?? [])
      }
    }

    override func arrange() {
      let elements = elements
      let contents = elements.filter(\.takesRoom)
      let isFilled = contents.contains {
        $0 is TableElement || $0 is ContentElement || ($0 as? ScrollViewElement)?.fills == true
      }
      var views = contents.map(\.lineView)
      if !isFilled { views.append(rest) }
      views += elements.filter { $0 is ToolbarElement }.map(\.view)
      body.show(views)
      bottom.show([floor] + elements.filter { $0 is TabBarElement }.map(\.view))
      NSLayoutConstraint.deactivate(tables)
      // Several tables share what the other contents leave.
      let heights = contents.filter { $0 is TableElement }.map(\.view.heightAnchor)
      tables = zip(heights, heights.dropFirst()).map { $0.constraint(equalTo: $1) }
      NSLayoutConstraint.activate(tables)
      showBackground()
      barsChanged()
      showHeld()
    }

    /// Shows the screen of the chosen tab, if it holds one.
    func showHeld() {
      context.showHeld(children.lazy.compactMap { ($0 as? TabBarElement)?.held }.first)
    }

    override func visibilityChanged(of child: ScreenElement) { showBackground() }

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
      let items = bars.flatMap(\.barItems)
      // As in drawings the first is where lines begin; alone it is where they end, unless it leads out.
      // The way back stays there too.
      let leads = items.count > 1 || bars.contains { $0.leadsOut }
      let first = Array(items.prefix(leads ? 1 : 0))
      let others = Array(items.dropFirst(first.count).reversed())
      item.leftItemsSupplementBackButton = true
      if item.leftBarButtonItems ?? [] != first { item.leftBarButtonItems = first }
      if item.rightBarButtonItems ?? [] != others { item.rightBarButtonItems = others }
    }
  }

  extension ScreenElement {
    /// Whether it is one of the contents between the bars.
    fileprivate var takesRoom: Bool {
      !(self is BarElement) && !(self is PopoverElement) && !(self is ToolbarElement)
        && !(self is AlertElement) && !(self is TabBarElement)
    }
  }
#endif
