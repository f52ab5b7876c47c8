import CtlRuntime

extension Picker: UsedControl {
  static let use = KindUse {
    $0.hasWheels()
  }
}
