/// How a screen comes over the one that opens it.
public enum ScreenPresentation: Sendable, Hashable {
  /// It slides in, and people go back from it.
  case push
  /// Over the screen.
  case sheet
  /// Beside the element that opened it.
  case popover(from: Reference)
}

/// A screen that another one opens: an enum with a case for each, which has the screen itself.
public protocol ScreenRoute: Sendable, Equatable {
  /// How it comes over the screen that opens it.
  var presentation: ScreenPresentation { get }
  /// Hands the screen of the case to a visitor, in its own type.
  func visit(_ visitor: inout some ScreenTabVisitor)
}

extension ScreenRoute {
  /// Hands the screen of the case to a visitor, in its own type; nothing where no opened screen follows this one.
  public func visit(_ visitor: inout some ScreenTabVisitor) {}
}

/// A screen that opens others which change what it has, and follow it meanwhile.
///
/// When it changes, an opened screen takes the new values; `follow(actions:_:)` also does what that screen does
/// then.
///
///     guests.give(to: &route)
///     if case .editGuest(let now) = route {
///       edit.follow(actions: app) { $0.guest = now.guest }
///     }
public protocol OpeningScreen: ScreenModel {
  /// The screens that it opens.
  associatedtype OpenedRoute: ScreenRoute
  /// Gives an opened screen what its places have now. What is gone leaves the last value there.
  func give(to route: inout OpenedRoute)
}
