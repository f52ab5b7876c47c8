import CtlCatalogue

/// What a step can do to a list. An index that the list does not have changes nothing.
public enum ListChange: String, Sendable, CaseIterable {
  case append, insert, remove, move, removeAll

  public struct Parameter: Sendable {
    public let label: String?
    /// Whether it is an item of the list; else it is an index.
    public let isItem: Bool
  }

  public var parameters: [Parameter] {
    let item = Parameter(label: nil, isItem: true)
    func index(_ label: String) -> Parameter { Parameter(label: label, isItem: false) }
    return switch self {
    case .append: [item]
    case .insert: [item, index("at")]
    case .remove: [index("at")]
    case .move: [index("from"), index("to")]
    case .removeAll: []
    }
  }

  /// How a step is written, for people.
  public var form: String {
    let list = parameters.map {
      ($0.label.map { "\($0): " } ?? "") + ($0.isItem ? "item" : "index")
    }
    return "\(rawValue)(\(list.joined(separator: ", ")))"
  }

  public var documentation: Localized {
    switch self {
    case .append: Localized("Adds an item at the end of a list.", "在列表末尾添加一项。")
    case .insert:
      Localized("Puts an item at a place of a list, counted from 0.", "在列表的某个位置插入一项，从 0 开始计数。")
    case .remove: Localized("Removes the item at a place of a list.", "移除列表某个位置的项。")
    case .move: Localized("Moves an item of a list to another place.", "把列表中的一项移到另一个位置。")
    case .removeAll: Localized("Removes all items of a list.", "移除列表的所有项。")
    }
  }

  /// The items afterwards; nil when nothing changes.
  public func apply(to items: [Value], _ arguments: [Value]) -> [Value]? {
    var items = items
    func index(_ place: Int, below end: Int) -> Int? {
      guard arguments.indices.contains(place), case .int(let index) = arguments[place],
        index >= 0, index < end
      else { return nil }
      return index
    }
    switch self {
    case .append:
      guard let item = arguments.first else { return nil }
      items.append(item)
    case .insert:
      guard let item = arguments.first, let index = index(1, below: items.count + 1) else {
        return nil
      }
      items.insert(item, at: index)
    case .remove:
      guard let index = index(0, below: items.count) else { return nil }
      items.remove(at: index)
    case .move:
      guard let from = index(0, below: items.count), let to = index(1, below: items.count) else {
        return nil
      }
      items.insert(items.remove(at: from), at: to)
    case .removeAll: items.removeAll()
    }
    return items
  }
}
