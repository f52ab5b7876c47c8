#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Elements side by side, or one below the other.
  final class StackElement: ArrangedElement {
    override var axis: NSLayoutConstraint.Axis {
      shown.shell?.axis == .vertical ? .vertical : .horizontal
    }
    override var spacing: CGFloat { CGFloat(shown.shell?.spacing ?? 0) }

    override var hasMargins: Bool { (shown.shell?.margins ?? 0) > 0 }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      if stack.spacing != spacing { stack.spacing = spacing }
      if stack.axis != axis { stack.axis = axis }
      let margins = CGFloat(shown.shell?.margins ?? 0)
      let hadMargins = (former?.shell?.margins ?? 0) > 0
      if former != nil, hadMargins != hasMargins { arrange() }
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins, leading: margins, bottom: margins, trailing: margins)
      stack.alignment = alignment
    }

    private var alignment: UIStackView.Alignment {
      switch shown.shell?.alignment {
      case .fill?: .fill
      case .leading?: .leading
      case .center?: .center
      case .trailing?: .trailing
      case nil: axis == .horizontal ? .center : .fill
      }
    }
  }
#endif
