extension KindUse {
  /// It is not used in its place: the content around it is dragged down.
  static let refreshControl = KindUse(.refreshControl) {
    $0.isUsable = { _, _ in false }
    $0.systemName = ("", "")
    $0.isTurning = { tree, node in
      if case .refreshControl(let refresh)? = tree.control(of: node) {
        refresh.isRefreshing
      } else {
        false
      }
    }
    $0.outcome = { behavior, _, _ in
      behavior.refresh?.isRefreshing == true ? "refreshing" : nil
    }
  }
}
