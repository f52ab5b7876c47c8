import CtlCatalogue
import CtlDiagnostics

/// The type of an expression: twelve bytes, equal when the types are.
public struct Type: Sendable, Hashable {
  public var base: Base
  /// Lists and optionals around the base, outermost in the lowest bits: 1 list, 2 optional, 3 range.
  var layers: UInt8 = 0
  /// The enum or record of a file, the case set of the catalogue, or the target of a reference.
  public var index: UInt32 = 0
  /// The file of an enum or a record.
  public var file: FileID = FileID(rawValue: 0)

  public enum Base: UInt8, Sendable, CaseIterable {
    /// The expression has a mistake that is reported; fits everything.
    case poison
    case bool, int, double, string, color, image, date, duration, length, font
    /// A part of a text in one style.
    case run
    /// An enum of a file: `file` and `index`.
    case enumeration
    /// A record of a file: `file` and `index`.
    case record
    /// A case set of the catalogue: `index` into `CaseSets.all`.
    case member
    /// A duration or a member of a case set.
    case durationOrMember
    /// `.name` before its type is known.
    case anyMember
    /// `nil` before its type is known, and the elements of `[]`.
    case nothing
    /// The name of an element, task, screen: `index` is the raw `ReferenceTarget`.
    case reference
    /// An element as a value, an image at the end of a text field, a system button.
    case view
    /// Two numbers.
    case offset
    /// Accepts everything; only as an expectation.
    case anything
  }

  init(base: Base) { self.base = base }

  public static let poison = Type(base: .poison)
  public static let bool = Type(base: .bool)
  public static let int = Type(base: .int)
  public static let double = Type(base: .double)
  public static let string = Type(base: .string)
  public static let color = Type(base: .color)
  public static let image = Type(base: .image)
  public static let date = Type(base: .date)
  public static let duration = Type(base: .duration)
  public static let length = Type(base: .length)
  public static let font = Type(base: .font)
  public static let run = Type(base: .run)
  public static let view = Type(base: .view)
  static let anyMember = Type(base: .anyMember)
  static let nothing = Type(base: .nothing)
  static let anything = Type(base: .anything)

  package static func enumeration(_ file: FileID, _ index: Int) -> Type {
    var type = Type(base: .enumeration)
    type.file = file
    type.index = UInt32(index)
    return type
  }

  public static func record(_ file: FileID, _ index: Int) -> Type {
    var type = Type(base: .record)
    type.file = file
    type.index = UInt32(index)
    return type
  }

  public var isPoison: Bool { base == .poison }
  public var isList: Bool { layers & 3 == 1 }
  public var isOptional: Bool { layers & 3 == 2 }
  public var isRange: Bool { layers & 3 == 3 }
  public var isPlain: Bool { layers == 0 }
  /// Whether it is an Int or a Double.
  public var isNumber: Bool { isPlain && (base == .int || base == .double) }

  /// At most four layers; deeper types are poison, and reported where they are written.
  private func layered(_ layer: UInt8) -> Type? {
    guard layers >> 6 == 0 else { return nil }
    var type = self
    type.layers = layers << 2 | layer
    return type
  }

  package var list: Type? { layered(1) }
  /// An optional of an optional is the same optional.
  package var optional: Type? { isOptional ? self : layered(2) }
  public var range: Type? { layered(3) }

  /// The type inside a list, an optional or a range; the type itself when there is no layer.
  public var element: Type {
    var type = self
    type.layers >>= 2
    return type
  }

  /// Without the optional.
  public var unwrapped: Type { isOptional ? element : self }
}

extension Type {
  /// The type that a property of the catalogue takes.
  public init(_ type: ValueType) {
    switch type {
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .string: self = .string
    case .color: self = .color
    case .image: self = .image
    case .date: self = .date
    case .duration: self = .duration
    case .length: self = .length
    case .font: self = .font
    case .run: self = .run
    case .oneOf(let set):
      self.init(base: .member)
      index = UInt32(CaseSets.index(of: set))
    case .durationOr(let set):
      self.init(base: .durationOrMember)
      index = UInt32(CaseSets.index(of: set))
    case .list(let element): self = Type(element).list ?? .poison
    case .reference(let target):
      self.init(base: .reference)
      index = UInt32(target.code)
    case .view: self = .view
    case .offset: self.init(base: .offset)
    case .anything: self.init(base: .anything)
    }
  }

  /// The case set of a member type.
  public var caseSet: CaseSet? {
    base == .member || base == .durationOrMember ? CaseSets.all[Int(index)] : nil
  }

  /// The possible targets of a reference.
  public var referenceTarget: ReferenceTarget? {
    base == .reference ? ReferenceTarget.all[Int(index)] : nil
  }
}

extension ReferenceTarget {
  static let all: [ReferenceTarget] = [.element, .label, .task, .destination, .screen]
  var code: Int { ReferenceTarget.all.firstIndex(of: self) ?? 0 }
}

/// Every case set of the catalogue by number.
enum CaseSets {
  private static let known: (sets: [CaseSet], indices: [String: Int]) = {
    var (sets, indices): ([CaseSet], [String: Int]) = ([], [:])
    indices.reserveCapacity(64)
    func add(_ set: CaseSet) {
      if indices[set.name] == nil {
        indices[set.name] = sets.count
        sets.append(set)
      }
    }
    for kind in Kind.all {
      for property in kind.properties { property.type.caseSet.map(add) }
    }
    for set in [
      CaseSet.taskKind, .durationKnowledge, .imageRole, .renderingMode, .textStyle, .textEmphasis,
      .dateStyle, .timeStyle, .numberStyle,
    ] {
      add(set)
    }
    return (sets, indices)
  }()

  static var all: [CaseSet] { known.sets }

  static func index(of set: CaseSet) -> Int { known.indices[set.name] ?? 0 }
}

/// The types of all properties, computed once: `Type(ValueType)` is too slow for every property.
package enum PropertyTypes {
  /// Of all kinds, one after the other.
  private static let table: [Type] = {
    let width = PropertyName.allCases.count
    var types = [Type](repeating: .poison, count: Kind.all.count * width)
    for (index, kind) in Kind.all.enumerated() {
      for property in kind.properties {
        types[index * width + property.name.rawValue] = Type(property.type)
      }
    }
    return types
  }()
  private static let width = PropertyName.allCases.count

  package static func type(of name: PropertyName, in kind: KindName) -> Type {
    table[kind.rawValue * width + name.rawValue]
  }
}
