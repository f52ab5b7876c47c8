import CtlRuntime
import CtlUIKit
import Screens
import Testing
import UIKit

/// A screen in a window.
@MainActor
struct Shown<Model: ScreenModel> {
  let controller: ScreenViewController<Model>
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ controller: ScreenViewController<Model>, inNavigation: Bool = false) {
    self.controller = controller
    window.rootViewController =
      inNavigation ? UINavigationController(rootViewController: controller) : controller
    controller.view.layoutIfNeeded()
  }

  init(
    _ screen: Model, _ actions: Model.Actions, contacts: any ContactSource = SystemContacts()
  ) {
    self.init(ScreenViewController(screen, actions: actions, contacts: contacts))
  }

  /// The view of an element.
  func view(
    _ name: Reference, _ location: SourceLocation = #_sourceLocation
  ) throws -> UIView {
    try view(name, UIView.self, location)
  }

  /// The view of an element, of the class that it must have.
  func view<View: UIView>(
    _ name: Reference, _ type: View.Type, _ location: SourceLocation = #_sourceLocation
  ) throws -> View {
    try #require(controller.view(of: name) as? View, "\(name)", sourceLocation: location)
  }

  /// All views of a class, from the first to the last.
  func views<View: UIView>(_ type: View.Type, in root: UIView? = nil) -> [View] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
    return all(root ?? window).compactMap { $0 as? View }
  }
}

/// Where a view differs from its control; nil when it shows it.
@MainActor
func difference(_ view: UIView, from control: AnyControl, in tree: ControlTree) -> String? {
  func found(_ pairs: [(String, Bool)]) -> String? {
    pairs.first { !$0.1 }.map { "\(control.kind) has another \($0.0)" }
  }
  if let touch = control.control as? any TouchControl, let view = view as? UIControl,
    view.isEnabled != touch.isEnabled
  {
    return "\(control.kind) is enabled or not"
  }
  switch (control.control, view) {
  case (let model as Label, let view as UILabel):
    return found([
      ("text", view.text == model.text), ("lines", view.numberOfLines == model.numberOfLines),
    ])
  case (let model as Switch, let view as UISwitch):
    return found([("state", view.isOn == model.isOn)])
  case (let model as Slider, let view as UISlider):
    return found([
      ("value", view.value == Float(model.value)),
      ("range", view.minimumValue == Float(model.minimumValue)),
    ])
  case (let model as Stepper, let view as UIStepper):
    return found([
      ("value", view.value == model.value), ("maximum", view.maximumValue == model.maximumValue),
      ("minimum", view.minimumValue == model.minimumValue),
    ])
  case (let model as SegmentedControl, let view as UISegmentedControl):
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) }
    return found([
      ("selection", model.isMomentary || view.selectedSegmentIndex == model.selectedSegmentIndex),
      ("number of segments", view.numberOfSegments == model.segments.count),
      (
        "title",
        zip(titles, model.segments).allSatisfy { $1.image != nil || $0 == $1.title }
      ),
    ])
  case (let model as TextField, let view as UITextField):
    return found([
      ("text", view.text == model.text), ("placeholder", view.placeholder == model.placeholder),
    ])
  case (let model as TextView, let view as UITextView):
    return found([("text", view.text == model.text)])
  case (let model as PageControl, let view as UIPageControl):
    return found([
      ("page", view.currentPage == model.displayedPage),
      ("number of pages", view.numberOfPages == model.numberOfPages),
    ])
  case (let model as ProgressView, let view as UIProgressView):
    return found([("progress", view.progress == Float(model.progress))])
  case (let model as ActivityIndicator, let view as UIActivityIndicatorView):
    return found([("motion", view.isAnimating == model.isAnimating)])
  case (let model as RefreshControl, let view as UIRefreshControl):
    return found([("refresh", view.isRefreshing == model.isRefreshing)])
  case (let model as Picker, let view as UIPickerView):
    return found([
      ("number of wheels", view.numberOfComponents == model.wheels.count),
      (
        "row",
        model.selectedRows.enumerated().allSatisfy {
          view.selectedRow(inComponent: $0) == (model.wheels[$0].isEmpty ? -1 : $1)
        }
      ),
    ])
  case (let model as Button, let view as UIButton):
    return found([
      ("title", view.configuration?.image != nil || view.configuration?.title == model.currentTitle)
    ])
  default: return nil
  }
}

extension Shown {
  /// Whether every view shows its control, and is visible exactly where the screen says so.
  func expectSame(_ location: SourceLocation = #_sourceLocation) {
    func check(_ tree: ControlTree) {
      if let name = tree.name, let control = tree.control {
        guard let view = controller.view(of: name) else {
          Issue.record("\(name) has no view", sourceLocation: location)
          return
        }
        if let found = difference(view, from: control, in: controller.screen.tree) {
          Issue.record("\(name): \(found)", sourceLocation: location)
        }
        if control.kind != .refreshControl, view.isHidden != tree.isHidden {
          Issue.record("\(name) is visible or not", sourceLocation: location)
        }
      }
      for child in tree.children { check(child) }
    }
    check(controller.screen.tree)
  }
}

/// The same numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A person who does anything that the views allow.
@MainActor
struct Person {
  var random: SeededGenerator

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }

  mutating func use(_ view: UIView) {
    guard view.isUserInteractionEnabled, !view.isHidden else { return }
    switch view {
    case let view as UISwitch where view.isEnabled:
      view.isOn.toggle()
      touch(view, [.touchDown, .valueChanged, .touchUpInside])
    case let view as UISlider where view.isEnabled:
      view.value = Float(number(-10...200)) / 10
      touch(view, [.touchDown, .valueChanged, .touchDragInside, .touchUpInside])
    case let view as UIStepper where view.isEnabled:
      view.value += view.stepValue * Double(number(-2...2))
      touch(view, [.touchDown, .valueChanged, .touchUpInside])
    case let view as UISegmentedControl where view.numberOfSegments > 0:
      view.tap(number(0...view.numberOfSegments - 1))
    case let view as UIPageControl where view.isEnabled:
      view.currentPage += number(-1...1)
      touch(view, [.touchDown, .valueChanged, .touchUpInside])
    case let view as UITextField:
      view.becomeFirstResponder()
      guard view.isFirstResponder else { return }
      for _ in 0..<number(0...3) {
        view.insertText(["a", "Ü", "12", "\u{301}", "👍"][number(0...4)])
      }
      if number(0...2) == 0 { view.deleteBackward() }
      if number(0...1) == 0 { view.insertText("\n") }
    case let view as UITextView:
      view.becomeFirstResponder()
      view.insertText("x")
      view.resignFirstResponder()
    case let view as UIPickerView where view.numberOfComponents > 0:
      let wheel = number(0...view.numberOfComponents - 1)
      view.turn(wheel, to: number(0...view.numberOfRows(inComponent: wheel) - 1))
    case let view as UIDatePicker where view.isEnabled:
      if view.datePickerMode == .countDownTimer {
        view.countDownDuration = Double(number(0...86_000))
      } else {
        view.date = view.date.addingTimeInterval(Double(number(-90_000...90_000)))
      }
      touch(view, [.valueChanged])
    case let view as UIRefreshControl where view.isEnabled: view.pull()
    case let view as UIButton where view.isEnabled:
      let ways: [[UIControl.Event]] = [
        [.touchDown, .touchUpInside], [.touchDown, .touchDragExit, .touchUpOutside],
        [.touchDown, .touchCancel], [.touchUpInside],
      ]
      touch(view, ways[number(0...3)])
    default: break
    }
  }

  private func touch(_ control: UIControl, _ events: [UIControl.Event]) {
    for event in events {
      control.isHighlighted = event == .touchDown
      control.sendActions(for: event)
    }
  }
}
