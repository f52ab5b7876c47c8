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
}
