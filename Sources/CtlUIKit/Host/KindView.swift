#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// How one kind of control is shown.
  @MainActor
  protocol KindView {
    associatedtype Model: Control
    associatedtype View: UIView

    /// A new view, which tells the element what people do.
    static func makeView(_ element: ControlElement<Self>) -> View
    /// Writes the properties that have changed, except the value.
    static func style(
      _ view: View, _ change: Change<Model>, _ element: ControlElement<Self>)
    /// Writes what people change themselves, where the view has something else.
    static func showValue(_ view: View, _ model: Model, _ element: ControlElement<Self>)
    /// Whether the view is invisible.
    static func isHidden(_ model: Model, _ element: ControlElement<Self>) -> Bool
    /// The screen is in a window now.
    static func appeared(_ element: ControlElement<Self>)
    /// What VoiceOver says as the value, where the system's view does not say the same.
    static func spokenValue(_ model: Model) -> String?
  }

  extension KindView {
    nonisolated static var kind: ControlKind { Model.facts.kind }
    static func showValue(_ view: View, _ model: Model, _ element: ControlElement<Self>) {}
    static func isHidden(_ model: Model, _ element: ControlElement<Self>) -> Bool {
      element.shown.isHidden
    }
    static func appeared(_ element: ControlElement<Self>) {}
    static func spokenValue(_ model: Model) -> String? { nil }
  }

  /// A control before and after an update.
  struct Change<Model> {
    /// Nil for a new view.
    let former: Model?
    let current: Model
    /// Whether what is around it changed, so that everything is written.
    let isMoved: Bool

    /// Does something with a property that is another one now.
    func of<Value: Equatable>(_ property: (Model) -> Value, write body: (Value) -> Void) {
      let value = property(current)
      if isMoved || former.map(property) != value { body(value) }
    }
  }

  /// The element of a control.
  final class ControlElement<Kind: KindView>: ScreenElement {
    private var widthConstraint: NSLayoutConstraint?

    /// What the view shows.
    var model: Kind.Model {
      shown.control?[as: Kind.Model.self] ?? Kind.Model()
    }

    /// The view as one of its kind.
    var control: Kind.View? { viewIfLoaded as? Kind.View }

    override func makeView() -> UIView {
      let view = Kind.makeView(self)
      if let control = view as? UIControl { followTouches(of: control) }
      return view
    }

    override func apply(to view: UIView, from former: HostedElement?) {
      guard let view = view as? Kind.View else { return }
      let change = Change(
        former: former?.control?[as: Kind.Model.self], current: model,
        isMoved: former.map { $0.isInBar != shown.isInBar } ?? true)
      style(view, change)
      showValue(view)
      // Last, because an indicator that starts or stops shows or hides itself.
      let isHidden = Kind.isHidden(model, self)
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }

    private func style(_ view: Kind.View, _ change: Change<Kind.Model>) {
      change.of({ $0.ownTint }, write: { view.tintColor = $0.map { UIColor($0) } })
      if Kind.Model.facts.isInteractive {
        change.of(\.isUserInteractionEnabled) {
          view.isUserInteractionEnabled = $0 && parent?.passesTouches ?? true
        }
      }
      if let control = view as? UIControl {
        change.of(\.isEnabled) { control.isEnabled = $0 }
        change.of(\.showsSelection) { control.isSelected = $0 }
        // UIKit has followed the touches of a person already.
        change.of(
          { ($0 as? any TouchControl)?.isHighlighted ?? false },
          write: { _ in showHighlight(control) })
      }
      Kind.style(view, change, self)
    }

    private func showHighlight(_ control: UIControl) {
      let isHighlighted = (model as? any TouchControl)?.isHighlighted ?? false
      if control.isHighlighted != isHighlighted { control.isHighlighted = isHighlighted }
    }

    private func showValue(_ view: Kind.View) {
      Kind.showValue(view, model, self)
      guard shown.spoken.value == nil, let value = Kind.spokenValue(model) else { return }
      if view.accessibilityValue != value { view.accessibilityValue = value }
    }

    override var changesSize: Bool { Kind.Model.facts.fixedSize.height == nil }

    override var keepsWidth: Bool {
      widthConstraint != nil || Kind.Model.facts.fixedSize.width != nil
    }

    /// Keeps a width in points; nil fits the content.
    func setWidth(_ width: Double?) {
      widthConstraint?.isActive = false
      widthConstraint = width.map { view.widthAnchor.constraint(equalToConstant: $0) }
      widthConstraint?.priority = UILayoutPriority(999)
      widthConstraint?.isActive = true
    }

    override func appeared() { Kind.appeared(self) }

    override func arrange() {
      if let element = self as? ControlElement<TextFieldKind>, let field = element.control {
        TextFieldKind.arrangeEnds(of: element, in: field)
      }
    }

    /// Tells the screen what a person did with the view, and shows what the screen makes of it.
    func report(_ event: ControlEvent, _ change: @escaping (inout Kind.Model) -> Void = { _ in }) {
      func changeContent(_ content: inout ControlTree.Content) {
        guard case .control(var control) = content, var model = control[as: Kind.Model.self] else {
          return
        }
        change(&model)
        control[as: Kind.Model.self] = model
        content = .control(control)
      }
      let former = model
      note(changeContent)
      // What a button does by itself when it is tapped, such as to reveal a view.
      if let control { style(control, Change(former: former, current: model, isMoved: false)) }
      if let name = shown.name { context.report(event, name, changeContent) }
      // A control takes only what its kind allows: no longer text, no disabled segment.
      if let control { showValue(control) }
      // UIKit ends the highlight of a touch, also where the file has one.
      if let control = control as? UIControl { showHighlight(control) }
    }

    /// The events of the touches of a control, as UIKit sends them.
    private func followTouches(of control: UIControl) {
      for (event, name) in UIControl.Event.touches where Kind.Model.facts.events.contains(name) {
        control.addAction(
          UIAction { [weak self] _ in
            guard let event = ControlEvent(name) else { return }
            self?.report(event) { model in
              guard var touched = model as? any TouchControl else { return }
              touched.follow(name)
              if let touched = touched as? Kind.Model { model = touched }
            }
          }, for: event)
      }
    }
  }

  extension UIControl.Event {
    /// In the order in which a touch sends them.
    fileprivate static let touches: [(event: UIControl.Event, name: ControlEvent.Name)] = [
      (.touchDown, .touchDown), (.touchDownRepeat, .touchDownRepeat),
      (.touchDragEnter, .touchDragEnter), (.touchDragExit, .touchDragExit),
      (.touchDragInside, .touchDragInside), (.touchDragOutside, .touchDragOutside),
      (.touchUpInside, .touchUpInside), (.touchUpOutside, .touchUpOutside),
      (.touchCancel, .touchCancel),
    ]
  }

  extension ControlEvent {
    /// The event of a touch; nil for an event with a value.
    fileprivate init?(_ name: Name) {
      let touches: [ControlEvent] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
        .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
      ]
      guard let event = touches.first(where: { $0.name == name }) else { return nil }
      self = event
    }
  }
#endif
