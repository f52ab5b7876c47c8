// Types of properties, for people.

extension ReferenceTarget {
  public var title: Localized {
    switch self {
    case .element: Localized("Element", "元素")
    case .label: Localized("Label", "标签")
    case .task: Localized("Task", "任务")
    case .destination: Localized("Screen or View", "界面或视图")
    case .screen: Localized("Screen", "界面")
    }
  }
}

extension ValueType {
  /// The form for a hover or a list.
  public var spelled: String {
    switch self {
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .color: "Color"
    case .image: "Image"
    case .date: "Date"
    case .duration: "Duration"
    case .length: "Length"
    case .font: "Font"
    case .run: "StyledText"
    case .oneOf(let set): set.name
    case .durationOr(let set): "Duration or \(set.name)"
    case .list(let element): "[\(element.spelled)]"
    case .reference(let target): target.title.en
    case .view: "View or Image"
    case .offset: "[Double]"
    case .anything: "Any"
    }
  }
}
