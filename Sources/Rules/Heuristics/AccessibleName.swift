import CtlCatalogue
import CtlChecker
import CtlDiagnostics

import struct CtlRuntime.AnyControl
import enum CtlRuntime.ControlKind
import struct CtlRuntime.FieldSetting
import enum CtlRuntime.Language

/// The name that VoiceOver reads for a control: its accessibility label, else its own text, else the
/// label that describes it, else, for a switch and for the only input of a row, the title of the row.
extension PlacedElement {
  /// Nil when it depends on where a component is used.
  var hasAccessibleName: Bool? {
    if let label = written(.label, .accessibility) { return !label.isBlank }
    if hasOwnText { return true }
    if isWritten(.describedBy) {
      guard let text = labelText else { return true }
      return !text.isBlank
    }
    guard Kind.named(kind).isInput else { return false }
    if nearest(.row) == nil { return isInUnknownPlace ? nil : false }
    return namingRow != nil
  }

  /// The row whose title is the name of this control, unless it says another.
  var namingRow: PlacedElement? {
    guard Kind.named(kind).isInput, let row = nearest(.row),
      let title = row.written(.title), !title.isBlank, self.is(.switch) || isOnlyInput(of: row)
    else { return nil }
    return row
  }

  /// The texts that a control shows as its name: a title, the titles of segments, a placeholder.
  private var hasOwnText: Bool {
    switch kind {
    case .segmentedControl:
      let segments = children
      return segments.isEmpty || segments.contains { $0.shows(.title) }
    case .textField: return shows(.placeholder)
    default: return shows(.title)
    }
  }

  private func shows(_ name: PropertyName) -> Bool {
    allWritten(name).contains { !$0.isBlank }
  }

  /// Whether the row never has another input at the same time.
  func isOnlyInput(of row: PlacedElement) -> Bool {
    // A row of a thousand elements is not one row to people.
    guard row.instance.size <= 1000 else { return false }
    return !row.descendants.contains { other in
      other.index != index && other.isKind && Kind.named(other.kind).isInput
        && !isAlternative(to: other)
    }
  }
}

/// The controls whose names matter.
enum AccessibleNames {
  /// The controls that need a name. The others have one already: the system names the info,
  /// disclosure, contact and refresh controls, and a page control reads its page.
  static let nameless: [KindName] = [
    .button, .roundedRectangleButton, .datePicker, .picker, .segmentedControl, .slider, .stepper,
    .switch, .textField, .imageView,
  ]

  /// What VoiceOver says about a control without a name: that of its image or its value, then its type.
  /// Nil for the kinds that need no name.
  /// - Parameters:
  ///   - known: What is known about the control.
  ///   - value: Whether its value follows from that.
  ///   - image: The images in its place, where the control itself has none.
  static func reading(
    of kind: KindName, _ known: [FieldSetting] = [], value isKnown: Bool = false,
    image: String? = nil
  ) -> Message.Argument? {
    guard nameless.contains(kind), let kind = ControlKind(rawValue: kind.name) else { return nil }
    let control = AnyControl(kind, known).control
    func sentence(_ language: CtlRuntime.Language) -> String {
      var utterance = control.utterance(in: language, name: image)
      if !isKnown { utterance.value = nil }
      return utterance.text(in: language)
    }
    return .words(sentence(.english), sentence(.simplifiedChinese))
  }

  static func readsOnly(_ reading: Message.Argument) -> Phrase {
    Message("VoiceOver reads only “{reading}”", "VoiceOver 只会读出“{reading}”")(["reading": reading])
  }
}
