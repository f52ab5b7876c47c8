import CtlCatalogue

extension DefaultValue {
  /// The form in a file; nil when there is none.
  public func text(_ type: ValueType) -> String? {
    switch self {
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .double(let value):
      let number = Value.text(value)
      switch type {
      case .duration, .durationOr: return number + "s"
      case .length: return number + "pt"
      default: return number
      }
    case .string(let text): return "\"\(text)\""
    case .member(let name): return ".\(name)"
    case .image(let name): return "image(\"\(name)\")"
    case .list(let items): return "[\(items.compactMap { $0.text(type) }.joined(separator: ", "))]"
    case .absent, .inherited, .derived, .required: return nil
    }
  }
}
