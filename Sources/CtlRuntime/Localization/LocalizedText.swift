/// A text with values in it, before lookup: `strings("Copies: \(copies)")`.
///
/// Its key is the text with `%lld` for whole numbers and `%@` for everything else, as in a string
/// catalogue: `Copies: %lld`. In a text with values, `%` itself is `%%`.
public struct LocalizedText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The key for lookup: the text with `%lld` and `%@` for its values.
  public let key: String
  let arguments: [Argument]

  enum Argument: Sendable, Hashable {
    case number(Int)
    case text(String)

    var text: String {
      switch self {
      case .number(let number): String(number)
      case .text(let text): text
      }
    }
  }

  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      for character in literal { key += character == "%" ? "%%" : String(character) }
    }

    /// A value in the text.
    public mutating func appendInterpolation(_ number: Int) {
      key += "%lld"
      arguments.append(.number(number))
    }

    /// A value in the text.
    public mutating func appendInterpolation(_ text: String) {
      key += "%@"
      arguments.append(.text(text))
    }

    /// A value in the text.
    public mutating func appendInterpolation(_ value: Bool) { appendInterpolation(value.plainText) }
  }
}
