extension KindUse {
  static let progressView = KindUse(.progressView) { $0.systemName = ("Progress", "进度") }

  static let activityIndicator = KindUse(.activityIndicator) {
    $0.systemName = ("", "")
    $0.isTurning = { tree, node in
      if case .activityIndicator(let indicator)? = tree.control(of: node) {
        indicator.isAnimating
      } else {
        false
      }
    }
  }

  static let networkActivityIndicator = KindUse(.networkActivityIndicator) {
    $0.systemName = ("Network", "网络")
    $0.isTurning = { _, _ in true }
  }
}
