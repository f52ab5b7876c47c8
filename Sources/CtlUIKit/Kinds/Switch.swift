#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// One of two states.
  enum SwitchKind: KindView {
    static func makeView(_ element: ControlElement<SwitchKind>) -> UISwitch {
      let view = UISwitch()
      view.addAction(
        UIAction { [weak element, weak view] _ in
          guard let view else { return }
          let isOn = view.isOn
          element?.report(.valueChanged) { $0.isOn = isOn }
        }, for: .valueChanged)
      return view
    }

    static func style(
      _ view: UISwitch, _ change: Change<Switch>, _ element: ControlElement<SwitchKind>
    ) {
      change.of(\.onTintColor) { view.onTintColor = $0.map { UIColor($0) } }
    }

    static func showValue(_ view: UISwitch, _ model: Switch, _ element: ControlElement<SwitchKind>)
    {
      if view.isOn != model.isOn {
        view.setOn(model.isOn, animated: element.viewIfLoaded?.window != nil)
      }
    }

    /// UIKit says on and off; other names of the states are those of the file.
    static func spokenValue(_ model: Switch) -> String? {
      model.states == Switch().states ? nil : model.currentState
    }
  }
#endif
