#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Two buttons that change a value in steps.
  enum StepperKind: KindView {
    static func makeView(_ element: ControlElement<StepperKind>) -> UIStepper {
      let view = UIStepper()
      view.addAction(
        UIAction { [weak element, weak view] _ in
          guard let view else { return }
          let value = view.value
          element?.report(.valueChanged) { $0.value = value }
        }, for: .valueChanged)
      return view
    }

    static func style(
      _ view: UIStepper, _ change: Change<CtlRuntime.Stepper>,
      _ element: ControlElement<StepperKind>
    ) {
      let images = element.context
      // UIKit refuses a minimum that is not below the maximum, so the range opens before it closes.
      change.of(
        { [$0.minimumValue, $0.maximumValue] },
        write: { _ in
          let model = change.current
          if model.maximumValue > view.minimumValue {
            view.maximumValue = model.maximumValue
            view.minimumValue = model.minimumValue
          } else {
            view.minimumValue = model.minimumValue
            view.maximumValue = model.maximumValue
          }
        })
      change.of(\.stepValue) { view.stepValue = $0 }
      change.of(\.isContinuous) { view.isContinuous = $0 }
      change.of(\.autorepeat) { view.autorepeat = $0 }
      change.of(\.wraps) { view.wraps = $0 }
      let isInBar = element.shown.isInBar
      let mode = change.current.renderingMode
      func icon(_ image: ImageReference?) -> UIImage? {
        images.image(image, isTemplate: isInBar, mode: mode)
      }
      change.of(
        { [$0.incrementImage, $0.decrementImage] },
        write: { _ in
          showIcons(change.current.incrementImage, "plus") {
            view.setIncrementImage(icon($0), for: $1)
          }
          showIcons(change.current.decrementImage, "minus") {
            view.setDecrementImage(icon($0), for: $1)
          }
        })
      change.of(\.backgroundImage) { states in
        for state in states.states {
          view.setBackgroundImage(
            images.image(states.ownValue(for: state)), for: UIControl.State(state))
        }
      }
      change.of(\.dividerImage) { dividers in
        for (left, right) in UIControl.State.pairs {
          guard let image = dividers.ownImage(left: left, right: right) else { continue }
          view.setDividerImage(
            images.image(image), forLeftSegmentState: UIControl.State(left),
            rightSegmentState: UIControl.State(right))
        }
      }
    }

    /// Plus and minus are UIKit's own, unless the file has others.
    private static func showIcons(
      _ icons: PerState<ImageReference>, _ own: PerState<ImageReference>,
      _ show: (ImageReference?, UIControl.State) -> Void
    ) {
      guard icons != own else { return }
      for state in icons.states { show(icons.ownValue(for: state), UIControl.State(state)) }
    }

    static func showValue(
      _ view: UIStepper, _ model: CtlRuntime.Stepper, _ element: ControlElement<StepperKind>
    ) {
      if view.value != model.value { view.value = model.value }
    }

    static func spokenValue(_ model: CtlRuntime.Stepper) -> String? { model.value.plainText }
  }
#endif
