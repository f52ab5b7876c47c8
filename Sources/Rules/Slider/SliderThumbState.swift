import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let sliderThumbState = Rule(about, visits: .kinds([.slider]), having: [.thumbImage]) {
    slider in
    let written = slider.written(.thumbImage)
    let images = slider.byState(.thumbImage)
    guard let normal = images.first(where: { $0.state == .normal }) else { return }
    let tellsState = images.contains {
      ($0.state.contains(.highlighted) || $0.state.contains(.disabled))
        && ($0.value == nil || $0.value != normal.value)
    }
    let disabled = images.first { $0.state == .disabled }
    let hidesDisabled = disabled?.value != nil && disabled?.value == normal.value
    guard !tellsState || hidesDisabled, !slider.choosesByEnabled(.thumbImage) else { return }
    slider.report(
      about, at: written.map { .property($0) } ?? .kind,
      label: tellsState
        ? Message("also while it is disabled", "停用时也用它")()
        : Message("for every state", "用于所有状态")(),
      looks: [.thumbImage],
      notes: [
        Message(
          "Add `thumbImage(disabled)` or `thumbImage(highlighted)`.",
          "请加上 `thumbImage(disabled)` 或 `thumbImage(highlighted)`。")()
      ])
  }
}

extension PlacedElement {
  /// Whether a property has another value while the control is enabled than while it is not.
  fileprivate func choosesByEnabled(_ name: PropertyName) -> Bool {
    guard let isEnabled = written(.isEnabled), !isEnabled.isConstant, !isEnabled.isBinding,
      let written = written(name)
    else { return false }
    let place = CtlChecker.Place(program, frame: frame)
    func value(_ truth: Bool) -> Value? {
      CaseValues.value(
        of: written.entry.expression, where: isEnabled.entry.expression, is: truth, place,
        walk.expansion)
    }
    guard let on = value(true), let off = value(false) else { return false }
    return on != off
  }
}

private let about = Code(
  "slider/thumb-state", .advice,
  title: Message(
    "let the thumb show whether the slider is active", "Thumb 的外观应能表明滑块是否可用"),
  why: Message(
    "The thumb is what people look at and touch. When it looks the same in every state, they only "
      + "learn by trying whether the slider can be moved.",
    "用户看到和触摸的是 Thumb。如果它在各种状态下外观相同，用户只有试过才知道滑块是否可用。"),
  citation: .guidelines("Slider > Guidelines"),
  bad: [
    """
    screen Reader {
      content {
        slider {
          thumbImage: "knob"
          //<^^^^^^^^^^^^^^^^^^
          accessibility { label: "Brightness" }
        }
      }
    }
    """,
    """
    appearance slider { thumbImage: "knob" }
    //                  ^^^^^^^^^^^^^^^^^^
    screen Reader {
      content {
        slider { accessibility { label: "Brightness" } }
        slider { thumbImage(disabled): "knob-off"; accessibility { label: "Warmth" } }
      }
    }
    """,
    """
    screen Reader {
      content {
        slider {
          thumbImage: "knob"
          //<^^^^^^^^^^^^^^^^^^
          thumbImage(highlighted): "knob-lit"
          thumbImage(disabled): "knob"
          accessibility { label: "Brightness" }
        }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    var isOn: Bool = true
    var level: Double = 0.5
    table {
      row "On" { switch { isOn <-> isOn } }
      row "Light" {
        slider {
          value <-> level
          isEnabled: isOn
          thumbImage: isOn ? "knob" : "knob-off"
        }
      }
    }
    """,
    """
    content {
      slider {
        thumbImage: "knob"
        thumbImage(disabled): "knob-off"
        accessibility { label: "Brightness" }
      }
      slider {
        thumbImage(normal): "knob"
        thumbImage(highlighted): "knob-lit"
        accessibility { label: "Warmth" }
      }
    }
    """))
