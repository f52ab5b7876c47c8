/// Where the value of an unset property comes from.
public enum Derivation: Sendable, Hashable {
  /// The size of the content.
  case content
  /// The width of the element around it.
  case container
  /// The kind of text.
  case textContent
  /// The number of segments.
  case segments
  /// The length that fits the surroundings.
  case surroundings
  /// The time when the screen opens.
  case now
  /// The settings of the device.
  case system
  /// The settings of the device, unless the property sets one.
  case locale
  /// The mode.
  case mode
  /// The first of its values.
  case firstValue
  /// The first row of every wheel.
  case firstRow
  /// The nearest text element around it.
  case nearbyText
  /// The row or annotation around it.
  case item
  /// The title of the screen.
  case screenTitle
  /// The device of the screen.
  case device
  /// The control's own text.
  case control
  /// All network tasks of the screen.
  case networkTasks

  /// The properties of the same element that it is derived from.
  public var sources: [PropertyName] {
    switch self {
    case .locale: [.mode, .locale]
    case .mode: [.mode, .locale, .showsAMPM]
    case .firstRow: [.wheels]
    case .textContent: [.content]
    case .device: [.device]
    default: []
    }
  }

  public var words: Localized {
    switch self {
    case .content: Localized("the width of its content", "内容的宽度")
    case .textContent: Localized("by content", "由 content 决定")
    case .container: Localized("the width of the container", "容器的宽度")
    case .segments: Localized("by the number of segments", "由分段的数量决定")
    case .surroundings: Localized("what fits the interface", "与界面相适应的长度")
    case .now: Localized("now, when the picker is created", "创建时的当前时间")
    case .system: Localized("current", "当前设置")
    case .locale: Localized("by locale", "由区域决定")
    case .mode: Localized("by mode", "由模式决定")
    case .firstValue: Localized("the first value", "第一个值")
    case .firstRow: Localized("0 for every wheel", "每个滑轮均为 0")
    case .nearbyText: Localized("the text element of the containing view", "所在视图中的文本元素")
    case .item: Localized("the row or annotation around it", "所在的表格行或标注")
    case .screenTitle: Localized("the title of the screen", "界面的标题")
    case .device: Localized("regular on iPad, compact on iPhone", "iPad 为 regular，iPhone 为 compact")
    case .control: Localized("the control's own", "由控件自身提供")
    case .networkTasks: Localized("the network tasks of the screen", "界面的网络任务")
    }
  }
}
