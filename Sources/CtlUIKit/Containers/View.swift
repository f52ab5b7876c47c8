#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A part of the screen with elements of its own, and possibly a text that people type.
  final class ViewElement: ArrangedElement {
    private var width: NSLayoutConstraint?
    private lazy var text: ReportingTextView = {
      let view = ReportingTextView()
      view.told = { [weak self] event, text in self?.report(event, text) }
      return view
    }()

    override var keepsWidth: Bool { shown.shell?.width != nil }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      guard let shell = shown.shell else { return }
      let points = shell.width.map { CGFloat($0) }
      if width?.constant != points {
        width?.isActive = false
        width = points.map { view.widthAnchor.constraint(equalToConstant: $0) }
        width?.isActive = true
      }
      if former != nil, former?.shell?.acceptsKeyboardInput != shell.acceptsKeyboardInput {
        arrange()
      }
      if shell.acceptsKeyboardInput { text.show(shell.text) }
    }

    override var header: [UIView] {
      guard let shell = shown.shell, shell.acceptsKeyboardInput else { return [] }
      text.show(shell.text)
      return [text]
    }

    private func report(_ event: ControlEvent, _ text: String) {
      func change(_ content: inout ControlTree.Content) {
        guard case .container(var container) = content else { return }
        container.text = text
        content = .container(container)
      }
      note(change)
      if let name = shown.name { context.report(event, name, change) }
    }
  }
#endif
