import CtlChecker
import CtlDiagnostics
import CtlRuntime

/// A value of the language as the runtime holds it.
indirect enum Datum: Hashable {
  case bool(Bool)
  case int(Int)
  /// Also a length, in points.
  case double(Double)
  case string(String)
  case color(CtlRuntime.Color)
  case image(CtlRuntime.ImageReference)
  case date(CtlRuntime.DateTime)
  case duration(Duration)
  case font(CtlRuntime.Font)
  case run(CtlRuntime.StyledText.Run)
  case choice(name: String, label: String, index: Int)
  case member(String)
  case reference(String)
  case list([Datum])
  /// The fields in their order.
  case record([Datum])
  case range(Datum, Datum, isClosed: Bool)
  case entries([String: Datum])
  case none
}

extension Datum {
  init(_ value: Value, in program: Program) {
    switch value {
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double), .length(let double): self = .double(double)
    // Without a catalogue a key stands for itself.
    case .string(let text), .localized(let text): self = .string(text)
    case .color(let color):
      self = .color(color.inRuntime)
    case .image(let image):
      self = .image(
        CtlRuntime.ImageReference(
          image.name, role: image.role.flatMap { .init(rawValue: $0) },
          renderingMode: image.renderingMode.flatMap { .init(rawValue: $0) } ?? .automatic,
          resizable: image.isResizable))
    case .date(let date): self = .date(CtlRuntime.DateTime(iso8601: date.text))
    case .duration(let milliseconds): self = .duration(.milliseconds(milliseconds))
    case .font(let font):
      switch font {
      case .textStyle(let name): self = .font(.style(.init(rawValue: name) ?? .body))
      case .custom(let family, let size): self = .font(.custom(family, size))
      case .system(let size): self = .font(.system(size))
      }
    case .styled(let text, let style):
      self = .run(text: Datum(text, in: program)) {
        style.value(of: $0).map { Datum($0, in: program) } ?? .none
      }
    case .enumCase(let file, let index, let item):
      self = .chosen(file, index, item, in: program)
    case .member(let name): self = .member(name)
    case .range(let lower, let upper, let isClosed):
      self = .range(
        Datum(lower, in: program), Datum(upper, in: program), isClosed: isClosed)
    case .list(let items): self = .list(items.map { Datum($0, in: program) })
    case .record(_, _, let fields): self = .record(fields.map { Datum($0, in: program) })
    case .none: self = .none
    }
  }

  /// A part of a text with the attributes that it has.
  static func run(text: Datum, _ value: (RunStyle.Attribute) -> Datum) -> Datum {
    var run = CtlRuntime.StyledText.Run(text.text)
    for attribute in RunStyle.Attribute.allCases {
      switch (attribute, value(attribute)) {
      case (.font, .font(let font)): run.font = font
      case (.color, .color(let color)): run.color = color
      case (.emphasis, .member(let name)): run.emphasis = .init(rawValue: name)
      case (.link, .string(let address)): run.link = address
      default: break
      }
    }
    return .run(run)
  }

  static func chosen(_ file: FileID, _ index: Int, _ item: Int, in program: Program) -> Datum {
    guard let source = program.program(of: file),
      source.enumerations[index].cases.count > item, item >= 0
    else { return .none }
    let found = source.enumCases[source.enumerations[index].cases.lowerBound + item]
    return .choice(name: source.text(found.name), label: found.label, index: item)
  }

  var bool: Bool { self == .bool(true) }
  var items: [Datum] { if case .list(let items) = self { items } else { [] } }
  var text: String { if case .string(let text) = self { text } else { "" } }

  /// What it is as the `id` of an item.
  var id: String {
    switch self {
    case .string(let text): text
    case .choice(let name, _, _): name
    default: canonical(self)
    }
  }

  /// The value as people read it.
  func shown(_ type: Type) -> String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .double(let value):
      type.unwrapped.base == .length ? value.plainText + "pt" : value.plainText
    case .string(let value): value
    case .date(let value): value.plainText
    case .duration(let value): value.plainText
    case .choice(_, let label, _): label
    default: ""
    }
  }
}

/// As the runtime writes it.
extension Datum: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value), .member(let value), .reference(let value),
      .choice(let value, _, _):
      try container.encode(value)
    case .color(let value): try container.encode(value)
    case .image(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .duration(let value): try container.encode(value)
    case .font(let value): try container.encode(value)
    case .run(let value): try container.encode(value)
    case .list(let items), .record(let items): try container.encode(items)
    case .range(let lower, let upper, _): try container.encode([lower, upper])
    case .entries(let items): try container.encode(items)
    case .none: try container.encodeNil()
    }
  }
}

extension Datum {
  /// A value as it is written: records have their names of fields.
  func encoded(_ type: Type, _ program: Program) -> Datum {
    switch self {
    case .list(let items): return .list(items.map { $0.encoded(type.unwrapped.element, program) })
    case .record(let values):
      guard let (home, record) = program.record(of: type.unwrapped) else { return self }
      let entries = zip(record.fields, values).compactMap { index, value -> (String, Datum)? in
        let field = home.fields[index]
        // A field that is `nil` is left out.
        return value == .none ? nil : (home.text(field.name), value.encoded(field.type, home))
      }
      return .entries(Dictionary(entries) { $1 })
    default: return self
    }
  }
}
