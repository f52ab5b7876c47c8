#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CtlRuntime
  import UIKit

  /// Wheels with texts.
  enum PickerKind: KindView {
    static func makeView(_ element: ControlElement<PickerKind>) -> WheelsView {
      let view = WheelsView()
      view.told = { [weak element] wheel, row in
        element?.report(.select(wheel: wheel, row: row)) { model in
          guard model.selectedRows.indices.contains(wheel) else { return }
          model.selectedRows[wheel] = row
        }
      }
      return view
    }

    static func style(
      _ view: WheelsView, _ change: Change<CtlRuntime.Picker>, _ element: ControlElement<PickerKind>
    ) {
      change.of(\.wheels) { view.wheels = $0 }
    }

    static func showValue(
      _ view: WheelsView, _ model: CtlRuntime.Picker, _ element: ControlElement<PickerKind>
    ) {
      for (wheel, row) in model.selectedRows.enumerated()
      where view.selectedRow(inComponent: wheel) != row
        && row < view.numberOfRows(inComponent: wheel)
      {
        view.selectRow(row, inComponent: wheel, animated: view.window != nil)
      }
    }
  }

  /// A picker view with its own texts, which says what people choose.
  final class WheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var told: (_ wheel: Int, _ row: Int) -> Void = { _, _ in }

    /// Only a wheel with other texts than before is loaded again, so the others go on turning.
    var wheels: [[String]] = [] {
      didSet {
        guard wheels.count == oldValue.count else { return reloadAllComponents() }
        for wheel in wheels.indices where wheels[wheel] != oldValue[wheel] {
          reloadComponent(wheel)
        }
      }
    }

    init() {
      super.init(frame: .zero)
      dataSource = self
      delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      wheels.indices.contains(component) ? wheels[component].count : 0
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      wheels.indices.contains(component) ? wheels[component].element(at: row) : nil
    }

    /// VoiceOver goes from wheel to wheel; the name of the picker is that of each.
    func pickerView(
      _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? {
      accessibilityLabel
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      told(component, row)
    }
  }
#endif
