/// A screen that a tab of another screen holds: an enum with a case for each tab, which has the screen
/// itself as it begins now.
public protocol ScreenTab: Sendable, Equatable {
  /// The name of the tab in the tree of the outer screen.
  var reference: Reference { get }
  /// Hands the screen of the case to a visitor, in its own type.
  func visit(_ visitor: inout some ScreenTabVisitor)
}

/// Code that does the same with the screen of each tab, or with each opened screen, whatever its type is.
public protocol ScreenTabVisitor {
  /// Gets a screen with the values that it has now.
  ///
  /// - Parameters:
  ///   - screen: The screen that the tab holds, or that was opened.
  ///   - update: Gives a screen that is in use already the values that this one has from the outer screen.
  mutating func visit<Model: ScreenModel>(
    _ screen: Model, update: @escaping @Sendable (inout Model) -> Void)
}

/// A screen with tabs that hold other screens.
///
///     for tab in app.tabScreens {
///       switch tab {
///       case .shop(let shop): show(shop)
///       case .news(let news): show(news)
///       }
///     }
///
/// The app keeps these screens, each with a navigation stack of its own. When the outer screen changes,
/// those in use take the new values, by the `update` of `visit` or one by one: `shop.user = app.user`. What is
/// given between events counts as what the outer screen has; only what the screen then changes itself goes back.
public protocol TabbedScreen: ScreenModel {
  /// The screens in its tabs.
  associatedtype HeldTab: ScreenTab
  /// The screens in its tabs, as they begin with the values that it has now.
  var tabScreens: [HeldTab] { get }
}

extension ScreenModel {
  /// Has what the screen that holds or opened it gives it now, and does what follows from that.
  ///
  ///     edit.follow(actions: app) { $0.guest = now.guest }
  public mutating func follow(actions: Actions, _ update: (inout Self) -> Void) {
    let former = followed
    change(update)
    followOpener()
    self.update(after: former, actions)
  }
}
