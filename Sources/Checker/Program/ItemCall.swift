import CtlCatalogue
import CtlDiagnostics

/// A use of a function that looks at each item of a list.
public struct ItemCall: Sendable, Hashable {
  public var function: ItemFunction
  /// Into `Program.loops`: the item, `$0`, or that of the loop whose `where` it is.
  public var loop: Int
  /// Whether `sorted` begins with the greatest.
  public var isDescending = false
}

/// `accounts.filter($0.isShared)`
public enum ItemFunction: UInt8, Sendable, CaseIterable {
  case filter, sorted, count, contains, first, firstIndex, sum, min, max, map, flatMap, unique

  public var name: String { String(describing: self) }

  public static func named(_ name: String) -> ItemFunction? { allCases.first { $0.name == name } }

  /// The names of the arguments of `sorted`.
  public static let ascending = "by"
  public static let descending = "descending"

  /// The name of its argument.
  public var label: String? {
    switch self {
    case .sorted: Self.ascending
    case .count, .contains, .first, .firstIndex: "where"
    default: nil
    }
  }

  /// Whether it asks something of each item.
  var asks: Bool { [.filter, .count, .contains, .first, .firstIndex].contains(self) }

  /// How it is written.
  public var form: String { form(with: example) }

  /// The same for a list of such items: those that are no records say all themselves.
  func form(of item: Type) -> String {
    form(with: item.base == .record || item.isPoison ? example : asks ? "$0 == x" : "$0")
  }

  private func form(with argument: String) -> String {
    "\(name)(\(label.map { "\($0): " } ?? "")\(argument))"
  }

  public var documentation: Localized {
    switch self {
    case .filter: Localized("The items for which it holds.", "满足条件的项。")
    case .sorted:
      Localized(
        "The items in the order of a value of each; with `descending:`, from the greatest. Where values are the "
          + "same the next one decides: `sorted(by: $0.kind, descending: $0.price)`. Of `Bool`, `false` is the "
          + "lesser.",
        "按每项的某个值排列的各项；用 `descending:` 则从大到小。值相同时由下一个值决定："
          + "`sorted(by: $0.kind, descending: $0.price)`。`Bool` 中 `false` 较小。")
    case .count: Localized("How many items it holds for.", "满足条件的项数。")
    case .contains: Localized("Whether it holds for an item.", "是否有满足条件的项。")
    case .first:
      Localized(
        "The first item it holds for; `nil` when there is none.", "第一个满足条件的项；没有时为 `nil`。")
    case .firstIndex:
      Localized(
        "The place of the first item it holds for, from 0; `nil` when there is none.",
        "第一个满足条件的项的位置，从 0 开始；没有时为 `nil`。")
    case .sum: Localized("The values of all items together.", "每项的值之和。")
    case .min:
      Localized("The least value of an item; `nil` of an empty list.", "各项中最小的值；空列表为 `nil`。")
    case .max:
      Localized("The greatest value of an item; `nil` of an empty list.", "各项中最大的值；空列表为 `nil`。")
    case .map: Localized("A value of each item, as a list.", "由每项的某个值组成的列表。")
    case .flatMap:
      Localized("The lists of all items, one after the other, as one.", "把每项的列表依次连成一个列表。")
    case .unique:
      Localized(
        "The values that items have, each once, in the order of the list.",
        "各项的某个值，每个只出现一次，按列表中的顺序。")
    }
  }

  private var example: String {
    switch self {
    case .filter, .count, .contains, .first, .firstIndex: "$0 == x"
    default: "$0.x"
    }
  }

  /// What is said of each item, in words.
  var takes: Message {
    switch self {
    case .filter, .count, .contains, .first, .firstIndex: Message("`Bool`", "`Bool`")
    case .sorted:
      Message(
        "a number, text, date, duration, length, `Bool` or a case of an enum",
        "数字、文字、日期、时长、长度、`Bool` 或枚举的成员")
    case .min, .max:
      Message(
        "a number, text, date, duration, length or a case of an enum", "数字、文字、日期、时长、长度或枚举的成员")
    case .sum: Message("a number, duration or length", "数字、时长或长度")
    case .map: Message("a value", "值")
    case .flatMap: Message("a list", "列表")
    case .unique:
      Message("a value that can be compared with `==`", "可以用 `==` 比较的值")
    }
  }

  /// The type of the result for a list, and what is said of its items; nil when they do not fit.
  package func result(_ list: Type, _ body: Type) -> Type? {
    switch self {
    case .filter: body == .bool ? list : nil
    case .sorted: body.isOrdered || body == .bool ? list : nil
    case .count: body == .bool ? .int : nil
    case .contains: body == .bool ? .bool : nil
    case .first: body == .bool && !list.element.isOptional ? list.element.optional : nil
    case .firstIndex: body == .bool ? Type.int.optional : nil
    case .sum: isMeasure(body) ? body : nil
    case .min, .max: body.isOrdered ? body.optional : nil
    case .map: isValue(body) ? body.list : nil
    case .flatMap: body.isList && isValue(body) ? body : nil
    case .unique: body.unwrapped.isComparable ? body.list : nil
    }
  }

  private func isMeasure(_ type: Type) -> Bool {
    type.isNumber || type == .duration || type == .length
  }

  private func isValue(_ type: Type) -> Bool {
    switch type.innermost.base {
    case .bool, .int, .double, .string, .color, .image, .date, .duration, .length, .font,
      .enumeration, .record:
      !type.isRange
    default: false
    }
  }
}
