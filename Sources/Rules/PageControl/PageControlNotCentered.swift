import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pageControlNotCentered = Rule(about, visits: .kinds([.pageControl])) { control in
    let right = "betweenViewAndScreenBottom"
    if let placement = control.written(.placement), let value = control.member(.placement),
      value != right
    {
      control.report(
        about, at: .value(placement),
        fixes: control.isAboveAll && control.container?.is(.content) == true
          ? [] : [control.replaceValue(placement, with: "." + right, .suggestion)])
      return
    }
    let named = control.boxed.map { (place: $0, constraints: $0.walk.constraints(on: $0)) }
    for (place, constraints) in named {
      guard let constraint = constraints.first(where: place.isHeldFromTop) else { continue }
      place.report(
        about, at: .origin(constraint.origin),
        label: Message("places it from the top", "从顶部确定它的位置")(),
        fixes: [
          place.fix(
            Message("delete the constraint", "删除此约束")(), .suggestion,
            [.delete(constraint.origin)])
        ])
      return
    }
    if named.allSatisfy({ $0.constraints.allSatisfy($0.place.leavesAbove) }), control.isAboveAll {
      control.report(
        about, at: .kind, label: Message("above the content", "位于内容上方")())
      return
    }
    let elsewhere: [KindName] = [.navigationBar, .toolbar, .statusBar, .row, .popover]
    guard let container = control.container, elsewhere.contains(container.kind) else { return }
    control.report(
      about, at: .kind,
      label: Message("inside `{container}`", "位于 `{container}` 中")(
        ["container": .text(container.kind.name)]))
  }
}

extension PlacedElement {
  /// Whether it is the first element of the content, and others follow.
  fileprivate var isAboveAll: Bool {
    // One of the screen itself goes where its placement says, wherever the file has it.
    guard let container, container.is(.content) else { return false }
    var isFirst = false
    for other in container.descendants where other.isKind && !other.isOutside {
      if other.index == index {
        isFirst = true
      } else if [.control, .companion].contains(Kind.named(other.kind).role),
        !other.isAlternative(to: self),
        // Of several page controls the first one is judged.
        !isFirst || !other.is(.pageControl)
      {
        return isFirst
      }
    }
    return false
  }

  private var isOutside: Bool {
    nearest(.navigationBar, .toolbar, .statusBar, .tabBar, .alert, .actionSheet, .popover) != nil
  }

  /// Whether a constraint does not say where it is from top to bottom, or only how far what follows is below it.
  fileprivate func leavesAbove(_ constraint: Constraint) -> Bool {
    switch constraint.form {
    case .kind(let index, let elements):
      let name = LayoutKind.all[index].name
      return ["horizontal", "leading", "left", "right", "trailing", "width"].contains {
        name.hasPrefix($0)
      } || name == "verticalSpacing" && elements.first == instance.element
    case .equation(let left, _, _):
      return ["centerX", "leading", "left", "right", "trailing", "width"].contains(left.name)
    }
  }

  /// Whether a constraint places it from the top or the middle of the superview.
  fileprivate func isHeldFromTop(_ constraint: Constraint) -> Bool {
    guard constraint.relation == .equal, constraint.priority >= 1000 else { return false }
    switch constraint.form {
    case .kind(let index, _):
      return ["topSpaceToSuperview", "verticalCenterInContainer"]
        .contains(LayoutKind.all[index].name)
    case .equation(let left, let right, _):
      guard let right, (left.element == nil) != (right.element == nil) else { return false }
      // Any of its edges may be held by the top or the middle of the view.
      let (own, outer) = left.element == nil ? (right, left) : (left, right)
      return ["top", "centerY", "bottom"].contains(own.name)
        && ["top", "centerY"].contains(outer.name)
    }
  }
}

private let about = Code(
  "page-control/not-centered", .advice,
  title: Message(
    "center it between the bottom of the view and the bottom of the screen",
    "页面控件应在视图底边与屏幕底边之间垂直居中"),
  why: Message(
    "There the dots are always visible and never in the way, and people have learned to look "
      + "for them there.",
    "在这个位置，圆点始终可见，又不妨碍内容；用户也习惯在这里找到它们。"),
  citation: .guidelines("Page Control > Guidelines"),
  bad: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        placement: .top
        //         ^^^^
        accessibility { label: "Pictures" }
        on valueChanged -> show()
      }
    }
    """,
    """
    action show()
    content {
      pageControl dots {
        numberOfPages: 3
        accessibility { label: "Pictures" }
        on valueChanged -> show()
      }
      layout {
        pin topSpaceToSuperview(dots) == 20
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    let gap = 12
    action show()
    content {
      pageControl dots {
        numberOfPages: 3
        accessibility { label: "Pictures" }
        on valueChanged -> show()
      }
      layout {
        dots.bottom == superview.top + 40 + gap
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    action show()
    content {
      pageControl {
      //<^^^^^^^^^^^
        numberOfPages: 3
        accessibility { label: "Pictures" }
        on valueChanged -> show()
      }
      label "A picture of the sea"
    }
    """,
    """
    action show()
    toolbar {
      pageControl {
      //<^^^^^^^^^^^
        numberOfPages: 3
        accessibility { label: "Pictures" }
        on valueChanged -> show()
      }
    }
    """),
  good: .inScreen(
    """
    action show()
    content {
      pageControl {
        numberOfPages: 3
        placement: .betweenViewAndScreenBottom
        accessibility { label: "Pictures" }
        on valueChanged -> show()
      }
    }
    """,
    """
    var page: Int in 0...1 = 0
    scrollView {
      axis: .horizontal
      isPagingEnabled: true
      currentPage <-> page
      imageView { image: "front"; accessibility { label: "Front" } }
      imageView { image: "back"; accessibility { label: "Back" } }
    }
    pageControl { numberOfPages: 2; currentPage <-> page; accessibility { label: "Pictures" } }
    table { row { label "Linen Shirt" } }
    """), fix: .suggestion)
