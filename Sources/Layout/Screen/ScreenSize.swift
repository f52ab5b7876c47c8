import CtlCatalogue
import CtlChecker

/// The size of a screen, in points.
public struct ScreenSize: Sendable, Hashable {
  public let width: Double
  public let height: Double

  /// The iPhones of iOS 7 and 8, held upright, the narrowest first.
  private static let phones = [
    ScreenSize(width: 320, height: 568), ScreenSize(width: 375, height: 667),
    ScreenSize(width: 414, height: 736),
  ]
  private static let pad = ScreenSize(width: 768, height: 1024)
  /// The width of an iPad that remains for a screen of compact width.
  private static let compactWidth = 320.0

  /// The height of a navigation bar or a toolbar: lower on an iPhone that lies on its side, but for the
  /// largest.
  public var barHeight: Double { width > height && height < 400 ? 32 : 44 }

  private var turned: ScreenSize { ScreenSize(width: height, height: width) }

  /// The sizes that a screen may have according to its traits, the narrowest first: that is the one
  /// for drawing.
  public static func all(of screen: some BoxElement) -> [ScreenSize] {
    func says(_ name: PropertyName, _ member: String) -> Bool {
      screen.value(name) == .member(member)
    }
    let isLandscape = says(.orientation, "landscape")
    let isPad = says(.device, "iPad")
    let sizes = (isPad ? [pad] : phones).map { isLandscape ? $0.turned : $0 }
    guard isPad, says(.widthClass, "compact") else { return sizes }
    return sizes.map { ScreenSize(width: compactWidth, height: $0.height) }
  }

  /// The one for drawing.
  public static func first(of screen: some BoxElement) -> ScreenSize { all(of: screen)[0] }

  /// The narrowest and the widest of all devices: a layout for any device fits both.
  public static let extremes = [phones[0], pad.turned]
}
