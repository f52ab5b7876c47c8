/// The name of an element, task, screen or view: `copiesLabel`, or `Screen.element`.
public struct Reference: RawRepresentable, Sendable, Hashable, Codable,
  ExpressibleByStringInterpolation, CustomStringConvertible
{
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ name: String) { rawValue = name }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }

  /// What says which item of a list is which, in a name: `rows[7]`. It ends no bracket.
  public static func item<ID>(_ id: ID) -> String {
    let text = "\(id)"
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "%") }) else {
      return text
    }
    return text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "]": result += "%5D"
      default: result.append(character)
      }
    }
  }

  /// Without the rounds of loops: `rows[].stepper` for `rows[2].stepper`.
  var pattern: String {
    guard rawValue.utf8.contains(UInt8(ascii: "[")) else { return rawValue }
    var isInside = false
    return String(
      rawValue.filter { character in
        if character == "]" { isInside = false }
        defer { if character == "[" { isInside = true } }
        return !isInside
      })
  }
}
