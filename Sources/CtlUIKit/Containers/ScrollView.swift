#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Elements that move along an axis, or page by page.
  final class ScrollViewElement: ArrangedElement, UIScrollViewDelegate {
    private let scroll = ReportingScrollView()
    private var height: NSLayoutConstraint?
    private lazy var own: NSLayoutConstraint = {
      let content = scroll.contentLayoutGuide.heightAnchor
      let constraint = scroll.frameLayoutGuide.heightAnchor.constraint(equalTo: content)
      constraint.priority = UILayoutPriority(240)
      return constraint
    }()
    /// As wide as the view, or as high.
    private lazy var across: [NSLayoutConstraint.Axis: NSLayoutConstraint] = [
      .vertical: stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      .horizontal: stack.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
    ]
    private var pages: [ObjectIdentifier: PageView] = [:]

    /// Whether it takes what is left of the screen.
    var fills: Bool { shown.shell?.height == nil }

    override var axis: NSLayoutConstraint.Axis {
      shown.shell?.axis == .horizontal ? .horizontal : .vertical
    }
    override var spacing: CGFloat { isPaged ? 0 : CGFloat(shown.shell?.spacing ?? 0) }
    override var hasMargins: Bool { !isPaged && edge > 0 }
    var isPaged: Bool { shown.shell?.isPagingEnabled ?? false }
    private var edge: CGFloat { CGFloat(shown.shell?.contentInset ?? 0) }

    override func makeView() -> UIView {
      _ = super.makeView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      scroll.delegate = self
      scroll.laidOut = { [weak self] in self?.showPlace(animated: false) }
      let content = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
      return scroll
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      guard let shell = shown.shell else { return }
      let old = former?.shell
      if stack.axis != axis || former == nil {
        stack.axis = axis
        stack.alignment = axis == .horizontal ? .center : .fill
        for (axis, constraint) in across { constraint.isActive = axis == self.axis }
        own.isActive = axis == .vertical
      }
      stack.spacing = spacing
      // Pages have the edge inside.
      let margin = isPaged ? 0 : edge
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
      if scroll.isPagingEnabled != isPaged { scroll.isPagingEnabled = isPaged }
      let points = shell.height.map { CGFloat($0) }
      if height?.constant != points {
        height?.isActive = false
        height = points.map { view.heightAnchor.constraint(equalToConstant: $0) }
        height?.isActive = true
      }
      if let old,
        old.isPagingEnabled != isPaged || old.axis != shell.axis
          || old.contentInset != shell.contentInset
      {
        pages = [:]
        arrange()
      }
      showPlace(animated: former != nil && view.window != nil)
    }

    override func flows(_ child: ScreenElement) -> Bool { !child.isPulled || !isDraggedDown }

    private var isDraggedDown: Bool { axis == .vertical && !isPaged }

    override func arrange() {
      scroll.showPulled(of: isDraggedDown ? children : [])
      guard isPaged else { return super.arrange() }
      let shownPages = flowing.filter { !$0.shown.isHidden }
      let alive = Set(shownPages.map { ObjectIdentifier($0) })
      pages = pages.filter { alive.contains($0.key) }
      stack.show(
        shownPages.map { child in
          let page = pages[ObjectIdentifier(child)] ?? PageView(child, edge, in: scroll)
          pages[ObjectIdentifier(child)] = page
          return page
        })
    }

    override func visibilityChanged(of child: ScreenElement) { arrange() }

    // MARK: Places

    /// The length of a page.
    private var length: CGFloat {
      axis == .horizontal ? scroll.bounds.width : scroll.bounds.height
    }

    private var limit: CGFloat {
      let content =
        axis == .horizontal ? scroll.contentSize.width : scroll.contentSize.height
      return max(content - length, 0)
    }

    /// From right to left, UIKit counts from the end.
    private var isReversed: Bool {
      axis == .horizontal && scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private var offset: CGFloat {
      let point = scroll.contentOffset
      if axis == .vertical { return point.y }
      return isReversed ? limit - point.x : point.x
    }

    /// Shows the page or the part that the screen has, unless a finger holds another one.
    private func showPlace(animated: Bool) {
      guard let shell = shown.shell, length > 0, !scroll.isTracking, !scroll.isDecelerating else {
        return
      }
      let wish = isPaged ? CGFloat(shell.currentPage) * length : CGFloat(shell.contentOffset)
      let place = min(max(wish, 0), limit)
      guard abs(place - offset) > 0.5 else { return }
      let along = isReversed ? limit - place : place
      let point = axis == .horizontal ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
      scroll.setContentOffset(point, animated: animated)
    }

    /// A finger has moved the elements, and they have come to rest.
    private func report() {
      context.scrolled()
      guard length > 0, let shell = shown.shell else { return }
      let place = Double(min(max(offset, 0), limit))
      let page = isPaged ? Int((place / Double(length)).rounded()) : shell.currentPage
      guard page != shell.currentPage || !isPaged && place != shell.contentOffset else { return }
      let extent = ControlTree.Container.ScrollExtent(
        visible: Double(length), content: Double(limit + length))
      func change(_ content: inout ControlTree.Content) {
        guard case .container(var container) = content else { return }
        container.scrollExtent = extent
        container.currentPage = page
        container.contentOffset = place
        content = .container(container)
      }
      note(change)
      if let name = shown.name { context.report(.valueChanged, name, change) }
      // The screen may want another place.
      showPlace(animated: true)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { report() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate { report() }
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { report() }

    /// The screen has moved them.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { context.scrolled() }
  }

  /// One page: an element with an edge around it, as large as the view.
  private final class PageView: UIView {
    init(_ child: ScreenElement, _ edge: CGFloat, in scroll: UIScrollView) {
      let view = child.view
      super.init(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      let frame = scroll.frameLayoutGuide
      let top = view.topAnchor
      let around = [
        child.shown.shell == nil
          ? top.constraint(greaterThanOrEqualTo: topAnchor, constant: edge)
          : top.constraint(equalTo: topAnchor, constant: edge),
        view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: edge),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -edge),
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
      NSLayoutConstraint.activate(around)
      widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
      let height = heightAnchor.constraint(equalTo: frame.heightAnchor)
      // The highest page decides where nothing else does.
      height.priority = UILayoutPriority(900)
      height.isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  /// A scroll view that says when it has its size.
  final class ReportingScrollView: UIScrollView {
    var laidOut: () -> Void = {}
    private var sizes: [CGSize] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      // It also lays itself out while it scrolls.
      guard sizes != [bounds.size, contentSize] else { return }
      sizes = [bounds.size, contentSize]
      laidOut()
    }
  }
#endif
