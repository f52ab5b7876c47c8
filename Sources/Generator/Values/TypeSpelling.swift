import CtlCatalogue
import CtlChecker

/// Types of the language as types of Swift.
struct TypeSpelling {
  let files: FileTable

  func name(_ type: Type) -> String {
    if type.isList { return "[\(name(type.element))]" }
    if type.isOptional { return name(type.element) + "?" }
    if type.isRange { return "ClosedRange<\(name(type.element))>" }
    switch type.base {
    case .bool: return "Bool"
    case .int: return "Int"
    case .double, .length: return "Double"
    case .color: return "Color"
    case .image: return "ImageReference"
    case .date: return "DateTime"
    case .duration: return "Duration"
    case .font: return "Font"
    case .enumeration:
      let names = files.names(of: type.file)?.enumerations ?? []
      return Int(type.index) < names.count ? names[Int(type.index)] : "String"
    case .member, .durationOrMember: return type.caseSet.map(member) ?? "String"
    case .reference: return "Reference"
    case .view: return "AccessoryView"
    case .offset: return "Offset"
    case .string, .poison, .anyMember, .nothing, .anything: return "String"
    }
  }

  /// The runtime's type of a case set of the catalogue.
  private func member(_ set: CaseSet) -> String {
    switch set.name {
    case "TextAlignment": "Label.TextAlignment"
    case "TextStyle": "Font.TextStyle"
    case "DurationKnowledge": "ExpectedDuration"
    case "RenderingMode": "ImageReference.RenderingMode"
    case "ImageRole": "ImageReference.Role"
    case "TaskKind": "TrackedTask.Kind"
    case "AccessibilityTrait": "AccessibilityTraits"
    case "ActivityIndicatorStyle": "ActivityIndicator.Style"
    case "ProgressViewStyle": "ProgressView.Style"
    case "ButtonType": "Button.Style"
    case "ContactAddReveals": "ContactAddButton.Destination"
    case "InfoButtonStyle": "InfoButton.Style"
    case "RevealsKind": "InfoButton.Content"
    case "Transition": "InfoButton.Transition"
    case "DatePickerMode": "DatePicker.Mode"
    case "DatePickerWheel": "DatePicker.Wheel"
    case "DatePickerPresentation", "PickerPresentation": "Presentation"
    case "PageRelation": "PageControl.Views"
    case "PageControlPurpose": "PageControl.Purpose"
    case "PageControlPlacement": "PageControl.Placement"
    case "SegmentChoices": "SegmentedControl.Choices"
    case "SegmentSelection": "SegmentedControl.Selection"
    case "SliderPurpose": "Slider.Purpose"
    case "StepperChanges": "Stepper.Changes"
    case "KeyboardType": "TextField.KeyboardType"
    case "ClearButtonMode", "OverlayViewMode": "TextField.ViewMode"
    case "BorderStyle": "TextField.BorderStyle"
    case "TextContent": "TextField.Content"
    case "Device": "ControlTree.ScreenTraits.Device"
    case "WidthClass": "ControlTree.ScreenTraits.WidthClass"
    case "Orientation": "ControlTree.ScreenTraits.Orientation"
    case "Axis": "ControlTree.Container.Axis"
    default: set.name
    }
  }

  /// The default value of a type.
  func defaultValue(_ type: Type) -> String {
    if type.isList { return "[]" }
    if type.isOptional { return "nil" }
    if type.isRange {
      return "span(\(defaultValue(type.element)), through: \(defaultValue(type.element)))"
    }
    switch type.base {
    case .bool: return "false"
    case .int, .double, .length: return "0"
    case .color: return "Color.black"
    case .date: return "DateTime.earliest"
    case .duration: return "Duration.zero"
    case .font: return "Font.body"
    case .enumeration:
      let names = files.names(of: type.file)
      guard let names, Int(type.index) < names.cases.count else { return "\"\"" }
      let first = names.cases[Int(type.index)].first ?? "none"
      return "\(names.enumerations[Int(type.index)]).\(Identifier.memberName(first))"
    case .offset: return "Offset.zero"
    case .view: return "AccessoryView.clearButton"
    case .member, .durationOrMember:
      return "."
        + Identifier.memberName(type.caseSet?.members.first.map(KindSpelling.member) ?? "none")
    case .image, .reference, .string, .poison, .anyMember, .nothing, .anything: return "\"\""
    }
  }
}

extension Identifier {
  /// After a dot only one word of Swift needs quotes.
  static func memberName(_ name: String) -> String { name == "init" ? "`init`" : name }
}
