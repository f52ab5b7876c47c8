#if canImport(UIKit)
  import CtlRuntime
  import UIKit

  /// Elements side by side, or one below the other.
  final class StackElement: ArrangedElement {
    override var axis: NSLayoutConstraint.Axis {
      shown.shell?.axis == .vertical ? .vertical : .horizontal
    }
    override var spacing: CGFloat { CGFloat(shown.shell?.spacing ?? 0) }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      if stack.spacing != spacing { stack.spacing = spacing }
      if stack.axis != axis { stack.axis = axis }
      stack.alignment = axis == .horizontal ? .center : .fill
    }
  }
#endif
