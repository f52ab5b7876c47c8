import CtlCatalogue
import CtlDiagnostics
import CtlRuntime

extension BuiltIn {
  /// What texts and lists have.
  static let collections: [BuiltIn] = [
    BuiltIn(
      Function(
        "count", [Function.Parameter(nil, "String or list")], "Int", .property,
        Localized("The number of characters or items.", "字符或项目的数量。")),
      takes: Message("a text or a list", "一段文字或一个列表"),
      result: { $0.count == 1 && ($0[0] == .string || $0[0].isList) ? .int : nil },
      swift: .property("count"),
      // No text or list is longer than memory allows.
      results: .within(0...(1 << 48)),
      apply: { arguments, reading in
        if case .list(let items) = arguments[0] { return .value(.int(items.count)) }
        return reading.string(arguments[0]).map { .value(.int($0.count)) } ?? .unknown
      }),
    BuiltIn(
      Function(
        "isEmpty", [Function.Parameter(nil, "String or list")], "Bool", .property,
        Localized("Whether it has no characters or items.", "是否没有任何字符或项目。")),
      takes: Message("a text or a list", "一段文字或一个列表"),
      result: { $0.count == 1 && ($0[0] == .string || $0[0].isList) ? .bool : nil },
      swift: .property("isEmpty"),
      apply: { arguments, reading in
        if case .list(let items) = arguments[0] { return .value(.bool(items.isEmpty)) }
        return reading.string(arguments[0]).map { .value(.bool($0.isEmpty)) } ?? .unknown
      }),
    part(
      "prefix",
      Localized("The first characters or items, as many at most.", "开头的字符或项目，最多这么多个。"),
      of: { $0.prefix(atMost: $1) }, { $0.prefix(atMost: $1) }),
    part(
      "suffix",
      Localized("The last characters or items, as many at most.", "结尾的字符或项目，最多这么多个。"),
      of: { $0.suffix(atMost: $1) }, { $0.suffix(atMost: $1) }),
  ]

  /// A part of a text or of a list, from one of its ends.
  private static func part(
    _ name: String, _ documentation: Localized,
    of text: @escaping @Sendable (String, Int) -> String,
    _ items: @escaping @Sendable ([Value], Int) -> [Value]
  ) -> BuiltIn {
    BuiltIn(
      Function(
        name, [Function.Parameter(nil, "String or list"), Function.Parameter(nil, "Int")],
        "String or list", .method, documentation),
      arguments: { $0 == .string || $0.isList ? [.int] : nil },
      result: {
        $0.count == 2 && ($0[0] == .string || $0[0].isList) && $0[1] == .int ? $0[0] : nil
      },
      swift: .method(name, labels: ["atMost"]), showsOperand: true,
      apply: { arguments, reading in
        guard case .int(let count) = arguments[1] else { return .unknown }
        if case .list(let list) = arguments[0] { return .value(.list(items(list, count))) }
        return reading.string(arguments[0]).map { .text(text($0, count)) } ?? .unknown
      })
  }

  /// Lists of plain values.
  static let lists: [BuiltIn] = [
    BuiltIn(
      Function(
        "contains", [list, Function.Parameter(nil, "Value")], "Bool", .method,
        Localized("Whether a value is one of its items.", "其中是否有这一项。")),
      arguments: { $0.isList && $0.element.isComparable ? [$0.element] : nil },
      result: { $0.count == 2 && $0[0].isList && $0[0].element == $0[1] ? .bool : nil },
      swift: .method("contains"),
      apply: { arguments, reading in
        guard let items = reading.items(arguments[0]) else { return .unknown }
        return .value(.bool(items.contains(reading.plain(arguments[1]))))
      }),
    BuiltIn(
      Function(
        "firstIndex", [list, Function.Parameter("of", "Value")], "Int?", .method,
        Localized(
          "The place of the first such item, from 0; `nil` when there is none.",
          "第一个这样的项的位置，从 0 开始；没有时为 `nil`。")),
      arguments: { $0.isList && $0.element.isComparable ? [$0.element] : nil },
      result: { $0.count == 2 && $0[0].isList && $0[0].element == $0[1] ? Type.int.optional : nil },
      swift: .method("firstIndex", labels: ["of"]),
      apply: { arguments, reading in
        guard let items = reading.items(arguments[0]) else { return .unknown }
        let index = items.firstIndex(of: reading.plain(arguments[1]))
        return .value(index.map { .int($0) } ?? Value.none)
      }),
    ofItems(
      "sum", Localized("All items together; nothing gives 0.", "所有项目之和；没有项目时为 0。"),
      takes: { $0.isMeasurable }, gives: { $0 }, apply: sum),
    ofItems(
      "min", Localized("The least item; `nil` of an empty list.", "最小的一项；空列表为 `nil`。"),
      takes: { $0.isOrdered }, gives: { $0.optional }, swift: .order("min"),
      apply: { items, _ in .value(items.min(by: isBefore) ?? Value.none) }),
    ofItems(
      "max", Localized("The greatest item; `nil` of an empty list.", "最大的一项；空列表为 `nil`。"),
      takes: { $0.isOrdered }, gives: { $0.optional }, swift: .order("max"),
      apply: { items, _ in .value(items.max(by: isBefore) ?? Value.none) }),
    ofItems(
      "sorted", Localized("The items from the least to the greatest.", "从小到大排列的各项。"),
      takes: { $0.isOrdered }, gives: { $0.list }, swift: .order("sorted"),
      apply: { items, _ in .value(.list(items.sorted(by: isBefore))) }),
    ofItems(
      "reversed", Localized("The items from the last to the first.", "从最后一项到第一项排列的各项。"),
      takes: { _ in true }, gives: { $0.list },
      apply: { items, _ in .value(.list(items.reversed())) }),
    BuiltIn(
      Function(
        "joined",
        [Function.Parameter(nil, "[String]"), Function.Parameter("separator", "String")],
        "String", .method,
        Localized(
          "The texts of a list as one, with another text between them.", "把列表中的文字连成一段，中间加上分隔文字。")),
      arguments: { $0.isList && $0.element == .string ? [.string] : nil },
      result: { $0.count == 2 && $0[0].isList && $0[0].element == .string ? .string : nil },
      swift: .method("joined", labels: ["separator"]), showsOperand: true,
      apply: { arguments, reading in
        guard let items = reading.items(arguments[0]), let separator = reading.string(arguments[1])
        else { return .unknown }
        return .text(items.map(\.words), separator: separator)
      }),
  ]

  /// The ends of a list.
  static let ends: [BuiltIn] = [
    end("first", Localized("The first item; `nil` of an empty list.", "第一项；空列表为 `nil`。")) {
      $0.first
    },
    end("last", Localized("The last item; `nil` of an empty list.", "最后一项；空列表为 `nil`。")) {
      $0.last
    },
  ]

  private static func end(
    _ name: String, _ documentation: Localized, _ item: @escaping @Sendable ([Value]) -> Value?
  ) -> BuiltIn {
    BuiltIn(
      Function(name, [list], "Value?", .property, documentation),
      takes: Message("a list", "一个列表"),
      result: {
        $0.count == 1 && $0[0].isList && !$0[0].element.isOptional
          && $0[0].element.base != .nothing ? $0[0].element.optional : nil
      },
      swift: .property(name), showsOperand: true,
      apply: { arguments, _ in
        guard case .list(let items) = arguments[0] else { return .unknown }
        return .value(item(items) ?? Value.none)
      })
  }

  private static let list = Function.Parameter(nil, "[Value]")

  private static func isBefore(_ a: Value, _ b: Value) -> Bool {
    Arithmetic.isLess(a, b) == true
  }

  private static func sum(_ items: [Value], _ reading: Reading) -> Outcome {
    var (sum, problem) = (Value.initial(reading.type.unwrapped), Outcome.Problem?.none)
    for item in items {
      let next = Arithmetic.add(sum, item)
      guard let value = next.value else { return .unknown }
      (sum, problem) = (value, problem ?? next.problem)
    }
    return Outcome(value: sum, problem: problem)
  }

  /// A function of a list alone, from its items.
  private static func ofItems(
    _ name: String, _ documentation: Localized,
    takes: @escaping @Sendable (Type) -> Bool, gives: @escaping @Sendable (Type) -> Type?,
    swift: BuiltIn.SwiftForm? = nil,
    apply: @escaping @Sendable ([Value], Reading) -> Outcome
  ) -> BuiltIn {
    let value = gives(.int)
    let result = value?.isOptional == true ? "Value?" : value?.isList == true ? "[Value]" : "Value"
    return BuiltIn(
      Function(name, [list], result, .method, documentation),
      result: {
        $0.count == 1 && $0[0].isList && takes($0[0].element) ? gives($0[0].element) : nil
      },
      swift: swift ?? .method(name), showsOperand: true,
      apply: { arguments, reading in
        reading.items(arguments[0]).map { apply($0, reading) } ?? .unknown
      })
  }
}
