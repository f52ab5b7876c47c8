import Foundation

@testable import CtlRuntime

/// Writes single properties of a control through what `Codable` reads, so by their names alone.
extension AnyControl {
  /// Leaves the control as it is when the property cannot hold the value, such as nil.
  mutating func write(_ name: String, _ value: any Encodable) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let data = Data(canonical([name: Erased(value: value)]).utf8)
    guard let patch = try? decoder.decode(Patch.self, from: data) else { return }
    func written<C: Control>(_ control: C) -> AnyControl {
      var control = control
      for field in C.allFields where field.name == name {
        try? field.read(&control, patch.container)
      }
      return AnyControl(control)
    }
    self = written(control)
  }

  private struct Erased: Encodable {
    let value: any Encodable
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  private struct Patch: Decodable {
    let container: KeyedDecodingContainer<FieldKey>
    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: FieldKey.self)
    }
  }
}

/// JSON as it can be compared.
func canonical(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
}

extension AnyControl {
  /// A single property, as it is written.
  func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
    guard let key = CodingUserInfoKey(rawValue: "name") else { return nil }
    let decoder = JSONDecoder()
    decoder.userInfo[key] = name
    let data = Data(canonical(self).utf8)
    return try? decoder.decode(SingleProperty<Value>.self, from: data).value
  }
}

private struct SingleProperty<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let name = CodingUserInfoKey(rawValue: "name").flatMap { decoder.userInfo[$0] as? String }
    value = try decoder.container(keyedBy: FieldKey.self)
      .decode(Value.self, forKey: FieldKey(name ?? ""))
  }
}

/// A value of a control in any state: written as it is, read as a text or an image.
struct Written: Codable, Sendable {
  private var text: String?
  private var image: CtlRuntime.ImageReference?

  init(_ value: Datum) {
    if case .image(let image) = value { self.image = image } else { text = value.text }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try? container.decode(String.self)
    image = try? container.decode(CtlRuntime.ImageReference.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let image { try container.encode(image) } else { try container.encode(text ?? "") }
  }
}
