#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A view that floats above the screen while the button that reveals it says so; one that no button
  /// reveals opens with the screen. Where little room is, it is a sheet.
  final class PopoverElement: ArrangedElement, UIPopoverPresentationControllerDelegate {
    private var presented: PopoverController?

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      // The presentation hides and shows it.
      view.isHidden = false
    }

    override func visibilityChanged() {
      context.afterUpdate(self) { [weak self] in self?.present() }
    }

    override func appeared() { present() }

    /// An open popover has the size of its elements; one that a person has closed stays closed.
    override func sizeChanged() {
      if presented != nil { visibilityChanged() }
    }
    override func visibilityChanged(of child: ScreenElement) { sizeChanged() }
    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      sizeChanged()
    }

    /// Opens or closes it, as the screen says.
    private func present() {
      if shown.isHidden {
        if let presented { context.presenter.close(presented) }
        presented = nil
      } else if let presented {
        presented.fit()
        context.presenter.open(presented)
      } else if let controller = context.controller, controller.viewIfLoaded?.window != nil {
        let content = PopoverController(view)
        content.modalPresentationStyle = .popover
        let source = button?.view ?? controller.view
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
        content.popoverPresentationController?.delegate = self
        presented = content
        context.presenter.open(content)
        // Its views may be new, outside of an update.
        context.finish()
      }
    }

    private var button: ScreenElement? { shown.name.flatMap { context.button(revealing: $0) } }

    override func willRemove() {
      if let presented { context.presenter.close(presented) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      if let presented { context.presenter.forget(presented) }
      presented = nil
      if let name = button?.shown.name { context.send(.dismiss, name) }
    }
  }

  /// As large as the elements of a popover. They scroll where less room is, such as above the keyboard.
  private final class PopoverController: UIViewController {
    private let contents: UIView
    private let scroll = UIScrollView()

    init(_ contents: UIView) {
      self.contents = contents
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      contents.translatesAutoresizingMaskIntoConstraints = false
      scroll.translatesAutoresizingMaskIntoConstraints = false
      scroll.keyboardDismissMode = .interactive
      scroll.addSubview(contents)
      view.addSubview(scroll)
      let area = view.safeAreaLayoutGuide
      let inside = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: area.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        contents.topAnchor.constraint(equalTo: inside.topAnchor),
        contents.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        contents.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        contents.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        contents.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
      fit()
    }

    /// Also for another size of text.
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      fit()
    }

    /// Asks for the size that the elements need, with lines of a width that can be read.
    func fit() {
      var size = contents.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width > Self.widest {
        size = contents.systemLayoutSizeFitting(
          CGSize(width: Self.widest, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
      if preferredContentSize != size { preferredContentSize = size }
    }

    private static let widest: CGFloat = 400
  }
#endif
