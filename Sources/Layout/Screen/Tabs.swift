import CtlCatalogue

// The bar at the end of a screen that switches between its parts. The contents of a tab are no boxes
// inside it: they stand where the bar stands, between the bars of the screen.

extension PointFlow {
  static let tabBar = 49.0

  /// The bars at the end of the screen, from its end upwards.
  private static let endBars: [KindName] = [.tabBar, .toolbar]

  /// The top edge of a bar at the end of the screen.
  func barTop(_ bar: KindName) -> Double {
    var top = request.screen.height
    for kind in PointFlow.endBars where children[0].contains(where: { self.kind($0) == kind }) {
      top -= kind == .tabBar ? PointFlow.tabBar : request.screen.barHeight
      if kind == bar { return top }
    }
    return top
  }

  /// The top edge of the uppermost bar at the end of the screen, or the end itself.
  var bottom: Double { barTop(PointFlow.endBars.last ?? .toolbar) }
}
