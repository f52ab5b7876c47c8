#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A container that puts its elements one after the other.
  class ArrangedElement: ScreenElement {
    let stack = UIStackView()
    let canvas = Canvas()

    var axis: NSLayoutConstraint.Axis { .vertical }
    var spacing: CGFloat { 8 }

    /// Whether the elements keep away from its edges, where the file does not place them.
    var hasMargins: Bool { true }

    override func makeView() -> UIView {
      stack.axis = axis
      stack.spacing = spacing
      return stack
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      super.apply(to: view, from: former)
      guard let shell = shown.shell else { return }
      let old = former?.shell
      if former == nil || old?.tintColor != shell.tintColor {
        view.tintColor = shell.tintColor.map { UIColor($0) }
      }
      if former == nil || old?.background != shell.background {
        view.backgroundColor = shell.background.map { UIColor($0) }
      }
      if former == nil || old?.isUserInteractionEnabled != shell.isUserInteractionEnabled {
        view.isUserInteractionEnabled = shell.isUserInteractionEnabled
      }
    }

    override func layOut(_ children: [ScreenElement]) {
      super.layOut(children)
      if let viewIfLoaded { speak(to: viewIfLoaded) }
    }

    /// A part with a value or traits of its own is one element for VoiceOver, unless people use something
    /// in it. A part with a name is a group, whose name and value are said before what is in it.
    override func speak(to view: UIView) {
      super.speak(to: view)
      let spoken = shown.spoken
      let isUsed = all.contains { $0.shown.control?.kind.facts.isInteractive == true }
      let isOne =
        !isUsed && spoken.name != nil && (spoken.value != nil || spoken.traits != nil)
      view.isAccessibilityElement = isOne
      guard let name = spoken.name, !isOne else {
        view.accessibilityContainerType = .none
        return
      }
      view.accessibilityContainerType = .semanticGroup
      view.accessibilityLabel = [name, spoken.value].compactMap { $0 }.joined(separator: ", ")
    }

    /// What stands in the stack before the children, such as a title.
    var header: [UIView] { [] }

    override func arrange() {
      let isPlaced = context.constraints.place(flowing)
      stack.isLayoutMarginsRelativeArrangement = hasMargins && !isPlaced
      guard isPlaced else { return stack.show(header + lines) }
      stack.show(header + [canvas])
      canvas.show(flowing.map(\.view))
    }

    /// The views of the children; a control beside the label that describes it.
    private var lines: [UIView] {
      guard axis == .vertical else { return flowing.map(\.view) }
      var result: [UIView] = []
      var label: (name: Reference, view: UIView)?
      for child in flowing {
        if let found = label, child.shown.control?.view.describedBy == found.name {
          result[result.count - 1] = line(found.view, child.view)
          label = nil
          continue
        }
        result.append(child.lineView)
        label =
          child.shown.control?.kind == .label ? child.shown.name.map { ($0, child.view) } : nil
      }
      return result
    }

    /// The children with a place among the others.
    final var flowing: [ScreenElement] {
      children.filter {
        !($0 is PopoverElement) && !($0 is AlertElement) && flows($0)
      }
    }

    /// Whether an element has a place among the others.
    func flows(_ child: ScreenElement) -> Bool { true }

    /// The line of a label and a control, kept while both are in it.
    private func line(_ label: UIView, _ control: UIView) -> UIView {
      if let line = label.superview as? UIStackView, line !== stack, control.superview === line {
        return line
      }
      let line = UIStackView(arrangedSubviews: [label, control])
      line.spacing = 8
      line.alignment = .center
      control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      return line
    }
  }

  extension UIStackView {
    /// Shows views in an order. Views that stay are not touched, so the focus stays in them.
    func show(_ views: [UIView]) {
      for view in arrangedSubviews where !views.contains(where: { $0 === view }) {
        // A view that has moved into a line is no longer a subview of this one.
        if view.superview === self { view.removeFromSuperview() }
      }
      for (index, view) in views.enumerated() {
        let isThere =
          arrangedSubviews.indices.contains(index) && arrangedSubviews[index] === view
        if !isThere { insertArrangedSubview(view, at: index) }
      }
    }
  }
#endif
