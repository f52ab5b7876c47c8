/// The value of a field in a form that every layer above shares. A value of a file, a state or an
/// appearance goes into a control in this form, and the control's own value comes out in it.
package enum FieldValue: Sendable, Hashable {
  case nothing
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A member of a closed set, by its name in a file.
  case member(String)
  case color(Color)
  case image(ImageReference)
  case date(DateTime)
  case duration(Duration)
  case font(Font)
  case reference(Reference)
  case list([FieldValue])
  /// A value with fields of its own, such as a segment.
  case fields([String: FieldValue])
}

/// The states that a value is for: of the control, or of the segments on both sides of a divider.
package struct FieldStates: Sendable, Hashable {
  package var left: ControlState
  package var right: ControlState

  package init(_ left: ControlState = .normal, _ right: ControlState = .normal) {
    self.left = left
    self.right = right
  }
}

/// A type that a field stores.
package protocol FieldStorable: Codable, Equatable, Sendable {
  /// Nil when the value is of another type.
  static func made(from value: FieldValue) -> Self?
  var fieldValue: FieldValue { get }
}

extension Bool: FieldStorable {
  package static func made(from value: FieldValue) -> Bool? {
    if case .bool(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .bool(self) }
}

extension Int: FieldStorable {
  package static func made(from value: FieldValue) -> Int? {
    switch value {
    case .int(let value): value
    case .double(let value): Int(saturating: value)
    default: nil
    }
  }
  package var fieldValue: FieldValue { .int(self) }
}

extension Double: FieldStorable {
  package static func made(from value: FieldValue) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
  package var fieldValue: FieldValue { .double(self) }
}

extension String: FieldStorable {
  package static func made(from value: FieldValue) -> String? {
    if case .string(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .string(self) }
}

extension Color: FieldStorable {
  package static func made(from value: FieldValue) -> Color? {
    if case .color(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .color(self) }
}

extension ImageReference: FieldStorable {
  package static func made(from value: FieldValue) -> ImageReference? {
    if case .image(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .image(self) }
}

extension DateTime: FieldStorable {
  package static func made(from value: FieldValue) -> DateTime? {
    if case .date(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .date(self) }
}

extension Duration: FieldStorable {
  package static func made(from value: FieldValue) -> Duration? {
    if case .duration(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .duration(self) }
}

extension Font: FieldStorable {
  package static func made(from value: FieldValue) -> Font? {
    if case .font(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .font(self) }
}

extension Reference: FieldStorable {
  package static func made(from value: FieldValue) -> Reference? {
    if case .reference(let value) = value { value } else { nil }
  }
  package var fieldValue: FieldValue { .reference(self) }
}

extension LocaleIdentifier: FieldStorable {
  package static func made(from value: FieldValue) -> LocaleIdentifier? {
    String.made(from: value).map { LocaleIdentifier($0) }
  }
  package var fieldValue: FieldValue { .string(rawValue) }
}

extension StyledText: FieldStorable {
  package static func made(from value: FieldValue) -> StyledText? {
    [Run].made(from: value).map { StyledText($0) }
  }
  package var fieldValue: FieldValue { runs.fieldValue }
}

extension StyledText.Emphasis: FieldStorable {}

extension StyledText.Run: FieldStorable {
  package static func made(from value: FieldValue) -> Self? {
    guard case .fields(let fields) = value, case .string(let text)? = fields["text"] else {
      return nil
    }
    func made<Part: FieldStorable>(_ name: String) -> Part? {
      fields[name].flatMap { Part.made(from: $0) }
    }
    return Self(
      text, font: made("font"), color: made("color"), emphasis: made("emphasis"),
      link: made("link"))
  }

  /// Without the attributes that it lacks.
  package var fieldValue: FieldValue {
    var fields = ["text": text.fieldValue]
    fields["font"] = font?.fieldValue
    fields["color"] = color?.fieldValue
    fields["emphasis"] = emphasis?.fieldValue
    fields["link"] = link?.fieldValue
    return .fields(fields)
  }
}

extension Point: FieldStorable {
  package static func made(from value: FieldValue) -> Point? {
    guard let numbers = [Double].made(from: value), numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }
  package var fieldValue: FieldValue { .list([.double(x), .double(y)]) }
}

extension ExpectedDuration: FieldStorable {
  package static func made(from value: FieldValue) -> ExpectedDuration? {
    switch value {
    case .member("known"): .known
    case .member("unknown"): .unknown
    case .duration(let duration): .lasting(duration)
    default: nil
    }
  }
  package var fieldValue: FieldValue {
    switch self {
    case .known: .member("known")
    case .unknown: .member("unknown")
    case .lasting(let duration): .duration(duration)
    }
  }
}

/// A control at an end of a text field has its own place in a tree; only what the field itself
/// draws is a value.
extension AccessoryView: FieldStorable {
  package static func made(from value: FieldValue) -> AccessoryView? {
    switch value {
    case .image(let image): .image(image)
    case .member("clearButton"): .clearButton
    case .member("bookmarksButton"): .bookmarksButton
    default: nil
    }
  }
  package var fieldValue: FieldValue {
    switch self {
    case .image(let image): .image(image)
    case .clearButton: .member("clearButton")
    case .bookmarksButton: .member("bookmarksButton")
    case .element: .nothing
    }
  }
}

extension FieldStorable where Self: RawRepresentable, RawValue == String {
  package static func made(from value: FieldValue) -> Self? {
    if case .member(let name) = value { Self(rawValue: name) } else { nil }
  }
  package var fieldValue: FieldValue { .member(rawValue) }
}

extension Optional: FieldStorable where Wrapped: FieldStorable {
  package static func made(from value: FieldValue) -> Wrapped?? {
    if case .nothing = value { return .some(nil) }
    return Wrapped.made(from: value).map { .some($0) }
  }
  package var fieldValue: FieldValue { self?.fieldValue ?? .nothing }
}

extension Array: FieldStorable where Element: FieldStorable {
  package static func made(from value: FieldValue) -> [Element]? {
    guard case .list(let items) = value else { return nil }
    let made = items.compactMap { Element.made(from: $0) }
    return made.count == items.count ? made : nil
  }
  package var fieldValue: FieldValue { .list(map(\.fieldValue)) }
}

extension ContentHorizontalAlignment: FieldStorable {}
extension ContentVerticalAlignment: FieldStorable {}
extension ImageReference.RenderingMode: FieldStorable {}
extension Presentation: FieldStorable {}
