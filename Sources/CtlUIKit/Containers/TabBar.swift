#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// The bar that switches between the parts of a screen. The contents of a tab stand in the screen.
  final class TabBarElement: ScreenElement, UITabBarDelegate {
    private let bar = UITabBar()
    private var items: [ObjectIdentifier: UITabBarItem] = [:]

    private var tabs: [TabElement] { children.compactMap { $0 as? TabElement } }

    /// The contents of the chosen tab.
    var contents: [ScreenElement] { chosen?.children ?? [] }

    private var chosen: TabElement? { tabs.first { $0.shown.shell?.isSelected == true } }

    /// The screen that the chosen tab holds.
    var held: UINavigationController? {
      chosen?.shown.name.flatMap { context.tabs?.controller(of: $0) }
    }

    override func makeView() -> UIView {
      bar.delegate = self
      // What is left of the screen is not the bar's.
      bar.setContentHuggingPriority(.required, for: .vertical)
      return bar
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      bar.tintColor = shown.shell?.tintColor.map { UIColor($0) }
      bar.isUserInteractionEnabled = shown.shell?.isUserInteractionEnabled ?? true
    }

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      tabsChanged()
    }

    override func visibilityChanged(of child: ScreenElement) { tabsChanged() }

    /// Shows the items and the contents when all of them are known.
    func tabsChanged() {
      context.afterUpdate(self) { [weak self] in
        self?.arrange()
        if let root = self?.ancestor(ScreenRoot.self), root.viewIfLoaded != nil { root.arrange() }
      }
    }

    override func arrange() {
      guard viewIfLoaded != nil else { return }
      let tabs = tabs.filter { !$0.shown.isHidden }
      let alive = Set(tabs.map { ObjectIdentifier($0) })
      items = items.filter { alive.contains($0.key) }
      let shownItems = tabs.map { tab in
        let item = items[ObjectIdentifier(tab)] ?? UITabBarItem(title: nil, image: nil, tag: 0)
        items[ObjectIdentifier(tab)] = item
        tab.show(in: item)
        return item
      }
      if bar.items ?? [] != shownItems { bar.setItems(shownItems, animated: false) }
      let chosen = tabs.firstIndex { $0.shown.shell?.isSelected == true }
      bar.selectedItem = chosen.map { shownItems[$0] }
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      guard let tab = tabs.first(where: { items[ObjectIdentifier($0)] === item }) else { return }
      if let name = tab.shown.name {
        // The chosen tab goes back to its first screen.
        if tab === chosen, let stack = context.tabs?.controller(of: name),
          let first = stack.viewControllers.first
        {
          stack.popToViewController(first, animated: true)
        }
        context.send(.tap, name)
      }
      // The screen may want another tab.
      arrange()
    }
  }

  /// One tab: its item, and the elements that are in the screen while it is chosen.
  final class TabElement: ScreenElement {
    override func changed(from former: HostedElement) { tabsChanged() }

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      tabsChanged()
    }

    override func visibilityChanged(of child: ScreenElement) {
      ancestor(ScreenRoot.self)?.visibilityChanged(of: child)
    }

    private func tabsChanged() { (parent as? TabBarElement)?.tabsChanged() }

    func show(in item: UITabBarItem) {
      let shell = shown.shell
      item.title = shell?.title
      item.image = context.image(shell?.image, isTemplate: true)
      item.badgeValue = shell?.badgeValue.flatMap { $0.isEmpty ? nil : $0 }
      item.isEnabled = shell?.isUserInteractionEnabled ?? true
      item.accessibilityLabel = shown.spoken.name
      item.accessibilityHint = shown.spoken.hint
      item.accessibilityIdentifier = shown.spoken.identifier ?? shown.name?.rawValue
    }
  }
#endif
