import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

/// A constant.
public enum Value: Sendable, Hashable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A string of the app's catalogue, by its key.
  case localized(String)
  case color(Color)
  case image(ImageReference)
  case date(DateTime)
  /// Milliseconds.
  case duration(Int)
  /// Points.
  case length(Double)
  case font(Font)
  /// A part of a text, which is a string or a localized one, in its style.
  indirect case styled(Value, RunStyle)
  /// A case of an enum of a file.
  case enumCase(file: FileID, index: Int, case: Int)
  /// A record of a file, with the values of its fields in order.
  case record(file: FileID, index: Int, [Value])
  /// A member of a case set of the catalogue; also a `.name` of unknown type.
  case member(String)
  indirect case range(Value, Value, isClosed: Bool)
  case list([Value])
  case none
}

/// 8 bits a channel; the channels are those of the light look.
public struct Color: Sendable, Hashable {
  /// As the runtime has it, which knows the looks.
  public let inRuntime: CtlRuntime.Color
  public var red: UInt8 { inRuntime.red }
  public var green: UInt8 { inRuntime.green }
  public var blue: UInt8 { inRuntime.blue }
  public var alpha: UInt8 { inRuntime.alpha }

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.init(CtlRuntime.Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public init(_ color: CtlRuntime.Color) { inRuntime = color }

  /// Reads what `hex` writes, and `#RGB`.
  public init?(hex: String) {
    guard let color = CtlRuntime.Color(hex: hex) else { return nil }
    self.init(color)
  }

  /// The color of one look.
  public func resolved(in look: Look) -> Color {
    inRuntime.isAdaptive
      ? Color(inRuntime.resolved(isDark: look.isDark, hasContrast: look.hasContrast)) : self
  }

  /// The names that may be written instead: `.red`.
  public static let named: [(name: String, color: Color)] = [
    ("black", Color(0, 0, 0)), ("darkGray", Color(85, 85, 85)),
    ("lightGray", Color(170, 170, 170)), ("white", Color(255, 255, 255)),
    ("gray", Color(128, 128, 128)), ("red", Color(255, 0, 0)), ("green", Color(0, 255, 0)),
    ("blue", Color(0, 0, 255)), ("cyan", Color(0, 255, 255)), ("yellow", Color(255, 255, 0)),
    ("magenta", Color(255, 0, 255)), ("orange", Color(255, 128, 0)),
    ("purple", Color(128, 0, 128)), ("brown", Color(153, 102, 51)), ("clear", Color(0, 0, 0, 0)),
    ("light", Color(255, 255, 255)), ("dark", Color(0, 0, 0)),
  ]

  /// `#RRGGBB`, or `#RRGGBBAA` when it is translucent; `#000000/#FFFFFF` when it is another one in the
  /// dark.
  public var hex: String { inRuntime.description }
}

/// How a device shows its colors.
public struct Look: Sendable, Hashable, CaseIterable {
  public var isDark: Bool
  /// Whether people asked for more contrast.
  public var hasContrast: Bool

  public init(isDark: Bool = false, hasContrast: Bool = false) {
    (self.isDark, self.hasContrast) = (isDark, hasContrast)
  }

  public static let allCases = [false, true].flatMap { hasContrast in
    [false, true].map { Look(isDark: $0, hasContrast: hasContrast) }
  }
}

public struct ImageReference: Sendable, Hashable {
  public var name: String
  /// A member of `ImageRole`; nil when none is written.
  public var role: String?
  /// A member of `RenderingMode`; nil when none is written.
  public var renderingMode: String?
  public var isResizable: Bool

  public init(
    _ name: String, role: String? = nil, renderingMode: String? = nil, isResizable: Bool = false
  ) {
    self.name = name
    self.role = role
    self.renderingMode = renderingMode
    self.isResizable = isResizable
  }
}

public enum Font: Sendable, Hashable {
  case textStyle(String)
  case custom(family: String, size: Double)
  case system(size: Double)

  /// As a file writes it.
  public var text: String {
    switch self {
    case .textStyle(let name): ".\(name)"
    case .custom(let family, let size): "custom(\(Value.quoted(family)), \(Value.text(size)))"
    case .system(let size): "system(\(Value.text(size)))"
    }
  }

  /// The size; text styles have that of the default text size.
  public var points: Double {
    switch self {
    case .custom(_, let size), .system(let size):
      min(max(size, CtlRuntime.Font.sizes.lowerBound), CtlRuntime.Font.sizes.upperBound)
    case .textStyle(let name): Font.styles.first { $0.name == name }?.points ?? 17
    }
  }

  /// Documents of Interface Builder have styles that the language has no word for.
  private static let styles: [(name: String, points: Double)] = [
    ("largeTitle", 34), ("title1", 28), ("title2", 22), ("title3", 20), ("callout", 16),
    ("subheadline", 15), ("footnote", 13), ("caption1", 12), ("caption2", 11),
  ]
}

/// How a part of a text looks where it differs from the rest.
public struct RunStyle: Sendable, Hashable {
  public var font: Font?
  public var color: Color?
  /// A member of `TextEmphasis`.
  public var emphasis: String?
  /// The address that it leads to.
  public var link: String?

  public init() {}

  /// The labels of `styled("text", …)`, in order.
  public enum Attribute: Int, Sendable, CaseIterable {
    case font, color, emphasis, link

    public var label: String { String(describing: self) }

    public var type: Type {
      switch self {
      case .font: .font
      case .color: .color
      case .emphasis: Type(ValueType.oneOf(.textEmphasis))
      case .link: .string
      }
    }
  }

  /// Those of an expression, in the order of its operands after the text.
  public static func attributes(of expression: Expression) -> [Attribute] {
    Attribute.allCases.filter { expression.payload & 1 << UInt32($0.rawValue) != 0 }
  }

  /// Nil for an attribute that it lacks.
  public func value(of attribute: Attribute) -> Value? {
    switch attribute {
    case .font: font.map { .font($0) }
    case .color: color.map { .color($0) }
    case .emphasis: emphasis.map { .member($0) }
    case .link: link.map { .string($0) }
    }
  }

  /// Sets an attribute; `nil` in a file leaves it out.
  mutating func set(_ attribute: Attribute, _ value: Value) {
    switch (attribute, value) {
    case (.font, .font(let font)): self.font = font
    case (.color, .color(let color)): self.color = color
    case (.emphasis, .member(let name)): emphasis = name
    case (.link, .string(let address)): link = address
    default: break
    }
  }
}

/// A civil date, time, or both, in the form of ISO 8601, without a time zone.
public struct DateTime: Sendable, Hashable, Comparable {
  /// Nil when only a time of day is written.
  public var year, month, day: Int?
  public var hour, minute, second: Int

  public var hasDate: Bool { year != nil }

  public static func < (first: DateTime, second: DateTime) -> Bool {
    first.key.lexicographicallyPrecedes(second.key)
  }

  /// In running code a time alone is one of the first day of the year 1.
  private var key: [Int] { [year ?? 1, month ?? 1, day ?? 1, hour, minute, second] }

  public static func == (first: DateTime, second: DateTime) -> Bool { first.key == second.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// `2026-01-31`, `2026-01-31T09:00`, `2026-01-31T09:00:30`, `09:00`; nil when it is not one of
  /// them or names a day or time that does not exist.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    var date: (Int, Int, Int)?
    var time = (0, 0, 0)
    var rest = bytes[...]
    if let separator = bytes.firstIndex(where: { $0 == 0x54 || $0 == 0x20 }) {
      guard let parsed = DateTime.date(bytes[..<separator]) else { return nil }
      date = parsed
      rest = bytes[(separator + 1)...]
    } else if let parsed = DateTime.date(rest) {
      date = parsed
      rest = []
    }
    if !rest.isEmpty || date == nil {
      guard let parsed = DateTime.time(rest) else { return nil }
      time = parsed
    }
    (year, month, day) = (date?.0, date?.1, date?.2)
    (hour, minute, second) = time
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>, _ separator: UInt8, _ lengths: [Int])
    -> [Int]?
  {
    let parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= lengths.count else { return nil }
    var result: [Int] = []
    for (part, length) in zip(parts, lengths) {
      guard part.count == length, part.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      result.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return result
  }

  private static func date(_ bytes: ArraySlice<UInt8>) -> (Int, Int, Int)? {
    guard let parts = numbers(bytes, 0x2D, [4, 2, 2]), parts.count == 3 else { return nil }
    let (year, month, day) = (parts[0], parts[1], parts[2])
    guard (1...12).contains(month), day >= 1, day <= days(inMonth: month, of: year) else {
      return nil
    }
    return (year, month, day)
  }

  private static func time(_ bytes: ArraySlice<UInt8>) -> (Int, Int, Int)? {
    guard let parts = numbers(bytes, 0x3A, [2, 2, 2]), parts.count >= 2 else { return nil }
    let second = parts.count == 3 ? parts[2] : 0
    guard parts[0] < 24, parts[1] < 60, second < 60 else { return nil }
    return (parts[0], parts[1], second)
  }

  public static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// For people, in English: `May 4, 2026 at 9:00 AM`, without the time at midnight, only the time
  /// when there is no date.
  public var readableText: String { inRuntime.plainText }

  /// In the form of ISO 8601, with seconds if there are any.
  public var text: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = two(hour) + ":" + two(minute) + (second == 0 ? "" : ":" + two(second))
    guard let year, let month, let day else { return time }
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-" + two(month)
      + "-" + two(day) + "T" + time
  }
}
