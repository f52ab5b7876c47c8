import CtlRuntime

extension DetailDisclosureButton: UsedControl {
  static let use = KindUse {
    $0.systemName = ("More Info", "更多信息")
  }
}
