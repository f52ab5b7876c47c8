import CtlCatalogue

/// The defaults of the catalogue as values.
public enum Defaults {
  private static let tables: [[Value?]] = Kind.all.map { kind in
    var values = [Value?](repeating: nil, count: PropertyName.allCases.count)
    for property in kind.properties { values[property.name.rawValue] = value(property) }
    return values
  }

  /// The default of a property; nil when that is not a value.
  public static func value(of name: PropertyName, in kind: KindName) -> Value? {
    tables[kind.rawValue][name.rawValue]
  }

  private static func value(_ property: Property) -> Value? {
    value(property.defaultValue, property.type)
  }

  private static func value(_ standard: DefaultValue, _ type: ValueType) -> Value? {
    switch standard {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value):
      switch type {
      case .duration, .durationOr: Int(exactly: value * 1000).map { .duration($0) }
      case .length: .length(value)
      default: .double(value)
      }
    case .string(let value): .string(value)
    case .member(let name): type == .font ? .font(.textStyle(name)) : .member(name)
    case .image(let name): .image(ImageReference(name))
    case .list(let items): .list(items.compactMap { value($0, type) })
    case .absent, .inherited, .derived, .required: nil
    }
  }
}
