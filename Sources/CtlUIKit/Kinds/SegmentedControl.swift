#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Choices side by side.
  enum SegmentedControlKind: KindView {
    static func makeView(_ element: ControlElement<SegmentedControlKind>) -> UISegmentedControl {
      let view = UISegmentedControl(items: [])
      view.addAction(
        UIAction { [weak element, weak view] _ in
          guard let view else { return }
          choose(view.selectedSegmentIndex, element)
        }, for: .valueChanged)
      return view
    }

    /// A momentary control has no selection after the tap, but says which segment it was.
    private static func choose(_ segment: Int, _ element: ControlElement<SegmentedControlKind>?) {
      element?.report(.valueChanged) { model in
        var tapped = model
        // UIKit has followed the touch already, so this is a new one.
        tapped.control = ControlProperties()
        _ = tapped.tap(segment)
        tapped.control = model.control
        model = tapped
      }
    }

    static func style(
      _ view: UISegmentedControl, _ change: Change<CtlRuntime.SegmentedControl>,
      _ element: ControlElement<SegmentedControlKind>
    ) {
      let images = element.context
      change.of(\.isMomentary) { view.isMomentary = $0 }
      change.of(\.segments) { show($0, in: view, element) }
      change.of(\.apportionsSegmentWidthsByContent) { view.apportionsSegmentWidthsByContent = $0 }
      change.of(\.backgroundColor) { view.backgroundColor = $0.map { UIColor($0) } }
      change.of(\.backgroundImage) { states in
        for state in states.states {
          view.setBackgroundImage(
            images.image(states.ownValue(for: state)), for: UIControl.State(state),
            barMetrics: .default)
        }
      }
      change.of(\.dividerImage) { dividers in
        for (left, right) in UIControl.State.pairs {
          guard let image = dividers.ownImage(left: left, right: right) else { continue }
          view.setDividerImage(
            images.image(image), forLeftSegmentState: UIControl.State(left),
            rightSegmentState: UIControl.State(right), barMetrics: .default)
        }
      }
      change.of(\.contentPositionAdjustment) {
        view.setContentPositionAdjustment(
          UIOffset(horizontal: $0.x, vertical: $0.y), forSegmentType: .any, barMetrics: .default)
      }
      change.of(\.width) { element.setWidth($0) }
    }

    /// Writes only the segments that are different, so that the selection does not flicker.
    private static func show(
      _ segments: [CtlRuntime.SegmentedControl.Segment], in view: UISegmentedControl,
      _ element: ControlElement<SegmentedControlKind>
    ) {
      while view.numberOfSegments > segments.count {
        view.removeSegment(at: view.numberOfSegments - 1, animated: false)
      }
      for (index, segment) in segments.enumerated() {
        if index == view.numberOfSegments {
          view.insertSegment(withTitle: nil, at: index, animated: false)
        }
        if let image = element.context.image(segment.image, isTemplate: element.shown.isInBar) {
          // A copy, because images are shared; VoiceOver reads its name.
          let named = image.withRenderingMode(image.renderingMode)
          named.accessibilityLabel = segment.image?.name
          view.setImage(named, forSegmentAt: index)
        } else if view.titleForSegment(at: index) != segment.title {
          view.setTitle(segment.title, forSegmentAt: index)
        }
        view.setEnabled(segment.isEnabled, forSegmentAt: index)
        view.setWidth(segment.width, forSegmentAt: index)
      }
    }

    static func showValue(
      _ view: UISegmentedControl, _ model: CtlRuntime.SegmentedControl,
      _ element: ControlElement<SegmentedControlKind>
    ) {
      let index =
        model.selectedSegmentIndex == CtlRuntime.SegmentedControl.noSegment
        ? UISegmentedControl.noSegment : model.selectedSegmentIndex
      // UIKit ends the highlight of a momentary control by itself.
      if !model.isMomentary, view.selectedSegmentIndex != index {
        view.selectedSegmentIndex = index
      }
    }
  }
#endif
