import CtlText

/// A small JSON value in the source, such as a capability.
public indirect enum JSONLiteral: Sendable {
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONLiteral])
  /// In the order in which it is written.
  case object([(key: String, value: JSONLiteral)])

  /// Two objects become one, member by member; of other values the other one wins.
  func merged(with other: JSONLiteral) -> JSONLiteral {
    guard case .object(var members) = self, case .object(let others) = other else { return other }
    for (key, value) in others {
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].value = members[index].value.merged(with: value)
      } else {
        members.append((key, value))
      }
    }
    return .object(members)
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .bool(let bool): writer.write(bool)
    case .int(let int): writer.write(int)
    case .string(let string): writer.write(string)
    case .array(let values):
      writer.array(values) { writer, value in value.write(to: &writer) }
    case .object(let members):
      writer.object { writer in
        for (key, value) in members {
          writer.key(key)
          value.write(to: &writer)
        }
      }
    }
  }
}

extension JSONLiteral: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSONLiteral...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONLiteral)...) {
    self = .object(elements.map { ($0, $1) })
  }
}
