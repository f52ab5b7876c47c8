import CtlRuntime

extension NetworkActivityIndicator: UsedControl {
  static let use = KindUse {
    $0.isTurning = { _, _ in true }
  }
}
