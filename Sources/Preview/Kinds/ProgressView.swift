import CtlRuntime

extension ProgressView: UsedControl {
  static let use = KindUse {
    $0.systemName = ("Progress", "进度")
  }
}
