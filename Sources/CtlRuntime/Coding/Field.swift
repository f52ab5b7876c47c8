/// One property of a control, under its name in a file and in UIKit.
///
/// `Codable` writes and reads the fields of a kind. Decoding starts from the defaults and writes
/// each field that is present through its setter: a missing field keeps its default, an unknown one
/// is ignored, a value out of range is clamped as on every other write, and a value of the wrong
/// type is refused with a `DecodingError`. Touches in progress are not fields.
public struct Field<Root: Sendable>: Sendable {
  /// The key of the property.
  public let name: String
  var write: @Sendable (Root, inout KeyedEncodingContainer<FieldKey>) throws -> Void
  var read: @Sendable (inout Root, KeyedDecodingContainer<FieldKey>) throws -> Void
  /// Writes the value of a new description, if it differs from that of the former one.
  var update: @Sendable (inout Root, _ former: Root, _ new: Root) -> Void
  /// The value for some states, without those of other states.
  var get: @Sendable (Root, FieldStates) -> FieldValue = { _, _ in .nothing }
  /// Writes a value for some states; returns whether it had the right type.
  var set: @Sendable (inout Root, FieldValue, FieldStates) -> Bool = { _, _, _ in false }

  /// A property that is written as it is and read through its setter.
  public init<Value: Codable & Equatable & Sendable>(
    _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable
  ) {
    let key = FieldKey(name)
    self.name = name
    write = { root, container in try container.encode(root[keyPath: path], forKey: key) }
    read = { root, container in
      guard container.contains(key) else { return }
      root[keyPath: path] = try container.decode(Value.self, forKey: key)
    }
    update = { root, former, new in
      let value = new[keyPath: path]
      if former[keyPath: path] != value { root[keyPath: path] = value }
    }
  }

  init(
    _ name: String,
    write: @escaping @Sendable (Root, inout KeyedEncodingContainer<FieldKey>) throws -> Void,
    read: @escaping @Sendable (inout Root, KeyedDecodingContainer<FieldKey>) throws -> Void
  ) {
    self.name = name
    self.write = write
    self.read = read
    update = { _, _, _ in }
  }

  /// A property that is also set and read by its name.
  static func stored<Value: FieldStorable>(
    _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable
  ) -> Field {
    var field = Field(name, path)
    field.get = { root, _ in root[keyPath: path].fieldValue }
    field.set = { root, value, _ in
      guard let value = Value.made(from: value) else { return false }
      root[keyPath: path] = value
      return true
    }
    return field
  }

  /// A property whose bounds may hold it back from what was set, which is then written beside it as `given`.
  static func held<Value: FieldStorable>(
    _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable,
    given: WritableKeyPath<Root, Value> & Sendable
  ) -> Field {
    var field = stored(name, path)
    let (write, read, key) = (field.write, field.read, FieldKey("given"))
    field.write = { root, container in
      try write(root, &container)
      if root[keyPath: given] != root[keyPath: path] {
        try container.encode(root[keyPath: given], forKey: key)
      }
    }
    field.read = { root, container in
      try read(&root, container)
      if container.contains(key) {
        root[keyPath: given] = try container.decode(Value.self, forKey: key)
      }
    }
    field.update = { root, former, new in
      guard
        former[keyPath: path] != new[keyPath: path] || former[keyPath: given] != new[keyPath: given]
      else { return }
      root[keyPath: path] = new[keyPath: given]
    }
    return field
  }

  /// A property that follows from others while it is not set.
  static func stored<Value: FieldStorable, Shown: FieldStorable>(
    _ name: String, _ path: WritableKeyPath<Root, Value> & Sendable,
    shown: KeyPath<Root, Shown> & Sendable
  ) -> Field {
    var field = stored(name, path)
    field.get = { root, _ in root[keyPath: shown].fieldValue }
    return field
  }

  /// A property that always follows from others: it is read, and never set or written.
  static func derived<Value: FieldStorable>(
    _ name: String, _ path: KeyPath<Root, Value> & Sendable
  ) -> Field {
    var field = Field(name, write: { _, _ in }, read: { _, _ in })
    field.get = { root, _ in root[keyPath: path].fieldValue }
    return field
  }

  /// A value for each state.
  static func perState<Value: FieldStorable>(
    _ name: String, _ path: WritableKeyPath<Root, PerState<Value>> & Sendable
  ) -> Field {
    var field = Field(name, path)
    field.get = { root, states in
      root[keyPath: path].ownValue(for: states.left)?.fieldValue ?? .nothing
    }
    field.set = { root, value, states in
      guard let value = Value?.made(from: value) else { return false }
      root[keyPath: path][states.left] = value
      return true
    }
    return field
  }

  /// An image for each pair of states.
  static func perPair(
    _ name: String, _ path: WritableKeyPath<Root, DividerImages> & Sendable
  ) -> Field {
    var field = Field(name, path)
    field.get = { root, states in
      root[keyPath: path].ownImage(left: states.left, right: states.right)?.fieldValue ?? .nothing
    }
    field.set = { root, value, states in
      guard let value = ImageReference?.made(from: value) else { return false }
      root[keyPath: path][left: states.left, right: states.right] = value
      return true
    }
    return field
  }
}

/// A coding key with any text.
struct FieldKey: CodingKey, Sendable, Hashable {
  let stringValue: String
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
  var intValue: Int? { nil }
}

/// Decodes a single string and parses it; an error says what was expected.
func decodeText<Value>(
  _ decoder: any Decoder, _ expected: String, parse: (String) -> Value?
) throws -> Value {
  let container = try decoder.singleValueContainer()
  let text = try container.decode(String.self)
  guard let value = parse(text) else {
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "`\(text)` is not \(expected)")
  }
  return value
}

/// A value that is written and read field by field.
public protocol FieldCodable: Codable, Sendable {
  /// The properties to write and read, in the order in which they are read.
  static var allFields: [Field<Self>] { get }
  /// The value with the default of each property.
  init()
}

extension FieldCodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    self.init()
    for field in Self.allFields { try field.read(&self, container) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldKey.self)
    for field in Self.allFields { try field.write(self, &container) }
  }
}
