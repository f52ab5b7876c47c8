import CtlRuntime
import CtlTerminal

extension ActivityIndicator: UsedControl {
  static let use = KindUse {
    $0.isTurning = { tree, node in
      tree.control(of: node)?[as: ActivityIndicator.self]?.isAnimating ?? false
    }
  }
}
