import CtlRuntime
import CtlTerminal

extension RefreshControl: UsedControl {
  /// It is not used in its place: the content around it is dragged down.
  static let use = KindUse {
    $0.isUsable = { _, _ in false }
    $0.isPulled = true
    $0.isTurning = { tree, node in
      tree.control(of: node)?[as: RefreshControl.self]?.isRefreshing ?? false
    }
    $0.outcome = { behavior, _, _ in
      behavior.refresh?.isRefreshing == true ? "refreshing" : nil
    }
  }
}

extension Behavior {
  mutating func pull(to points: Double) -> [ControlEvent] {
    self[RefreshControl.self]?.pull(to: points) ?? []
  }

  /// As far as a refresh needs.
  mutating func pull() -> [ControlEvent] { pull(to: RefreshControl.threshold) }

  mutating func endRefreshing() { self[RefreshControl.self]?.endRefreshing() }

  /// Whether it is refreshing, and how far it is dragged down, in points.
  var refresh: (isRefreshing: Bool, distance: Double)? {
    self[RefreshControl.self].map { ($0.isRefreshing, $0.pullDistance) }
  }
}
