#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// A value from a range.
  enum SliderKind: KindView {
    static func makeView(_ element: ControlElement<SliderKind>) -> UISlider {
      let view = UISlider()
      view.addAction(
        UIAction { [weak element, weak view] _ in
          guard let view else { return }
          let value = Double(view.value)
          element?.report(.valueChanged) { $0.value = value }
        }, for: .valueChanged)
      return view
    }

    static func style(
      _ view: UISlider, _ change: Change<CtlRuntime.Slider>, _ element: ControlElement<SliderKind>
    ) {
      let images = element.context
      change.of(\.minimumValue) { view.minimumValue = Float($0) }
      change.of(\.maximumValue) { view.maximumValue = Float($0) }
      change.of(\.isContinuous) { view.isContinuous = $0 }
      change.of(\.minimumValueImage) { view.minimumValueImage = images.image($0) }
      change.of(\.maximumValueImage) { view.maximumValueImage = images.image($0) }
      change.of(\.minimumTrackTintColor) { view.minimumTrackTintColor = $0.map { UIColor($0) } }
      change.of(\.maximumTrackTintColor) { view.maximumTrackTintColor = $0.map { UIColor($0) } }
      change.of(\.thumbTintColor) { view.thumbTintColor = $0.map { UIColor($0) } }
      change.of(\.thumbImage) { states in
        for state in states.states {
          view.setThumbImage(
            images.image(states.ownValue(for: state)), for: UIControl.State(state))
        }
      }
      change.of(\.minimumTrackImage) { states in
        for state in states.states {
          view.setMinimumTrackImage(
            images.image(states.ownValue(for: state)), for: UIControl.State(state))
        }
      }
      change.of(\.maximumTrackImage) { states in
        for state in states.states {
          view.setMaximumTrackImage(
            images.image(states.ownValue(for: state)), for: UIControl.State(state))
        }
      }
      change.of(\.width) { element.setWidth($0) }
    }

    static func showValue(
      _ view: UISlider, _ model: CtlRuntime.Slider, _ element: ControlElement<SliderKind>
    ) {
      if view.value != Float(model.value) { view.value = Float(model.value) }
    }
  }
#endif
