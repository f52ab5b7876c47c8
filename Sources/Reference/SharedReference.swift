import CtlCatalogue
import CtlDiagnostics

/// The tables that several kinds share.
extension Page {
  static let shared = [
    Message("Properties of every element", "每个元素的属性"),
    Message("Properties of every control", "每个控件的属性"),
    Message("Properties of aligned content", "对齐内容的属性"),
  ]
  static let sections = [
    Message("Events", "事件"), Message("States", "状态"), Message("Constraints", "约束"),
    Message("Constructs", "语法结构"), Message("Values", "值"),
  ]

  mutating func sharedProperties() {
    let label = Kind.describedBy
    let tables = [
      (
        Message(
          "Every element except the parts has these. `describedBy` is for all except containers "
            + "and labels.", "除部分之外，每个元素都有这些属性。`describedBy` 用于容器和标签以外的元素。"),
        Kind.commonProperties + [label]
      ),
      (
        Message("Every kind that is a UIControl has these.", "每种 UIControl 都有这些属性。"),
        Kind.controlProperties
      ),
      (
        Message(
          "For controls whose own text or image can be aligned inside them.",
          "用于自身的文字或图片可以在其中对齐的控件。"),
        Kind.alignmentProperties
      ),
    ]
    for (title, (about, properties)) in zip(Page.shared, tables) {
      heading(2, told(title))
      text(told(about))
      table(Page.propertyColumns, properties.map(row))
    }
  }

  mutating func events() {
    heading(2, told(Page.sections[0]))
    text(
      told(
        "What `on` takes, and who sends it. The values of an event are bound by position.",
        "`on` 可用的事件，以及由谁发送。事件的值按位置绑定。"))
    var rows: [(events: String, values: String, senders: String)] = []
    for event in EventName.allCases {
      for values in Page.values(of: event) {
        let senders = Kind.all.filter {
          $0.events.events.contains(event) && $0.events.parameters(of: event) == values
        }
        let row = (
          "`\(event.name)`",
          values.map { "`\($0.name): \($0.type.spelled)`" }.joined(separator: ", "),
          senders.map(Page.link(to:)).joined(separator: ", ")
        )
        // Events with the same senders share a row.
        if let last = rows.last, last.values == row.1, last.senders == row.2 {
          rows[rows.count - 1].events += ", \(row.0)"
        } else {
          rows.append(row)
        }
      }
    }
    table(
      [Message("events", "事件"), Message("values", "值"), Message("sent by", "发送者")],
      rows.map { [$0.events, $0.values, $0.senders] })
  }

  /// The lists of an event's values, each once.
  private static func values(of event: EventName) -> [[EventParameter]] {
    var lists: [[EventParameter]] = []
    for kind in Kind.all where kind.events.events.contains(event) {
      let list = kind.events.parameters(of: event)
      if !lists.contains(list) { lists.append(list) }
    }
    return lists
  }

  mutating func states() {
    heading(2, told(Page.sections[1]))
    let names = ControlState.names.filter { $0.state != .normal }.map { "`\($0.name)`" }
    let all = names.joined(separator: ", ")
    text(
      told(
        "A control is `normal`, or it is one or several of \(all). "
          + "`title(disabled):` gives a value for one state, `title([highlighted, selected]):` for two "
          + "together. What is not given for a state is as in `normal`.",
        "控件处于 `normal` 状态，或处于 \(all) 中的一种或几种状态。`title(disabled):` 为一种状态设置值，"
          + "`title([highlighted, selected]):` 为两种状态同时出现时设置值。某个状态没有设置时，与 `normal` 相同。"))
  }

  mutating func constraints() {
    heading(2, told(Page.sections[2]))
    let example = "`pin width(name) >= 120 @ 750`"
    text(
      told(
        "What `layout` takes besides equations. With a constant, a constraint ends in `==`, `<=` or "
          + "`>=` and a number of points; any may end in `@` and a priority up to 1000: \(example).",
        "`layout` 中除等式之外的写法。带常数的约束以 `==`、`<=` 或 `>=` 和点数结尾；任何约束都可以用 `@` 和不超过 "
          + "1000 的优先级结尾：\(example)。"))
    table(
      [
        Message("constraint", "约束"), Message("elements", "元素"), Message("constant", "常数"),
        Message("is", "说明"),
      ],
      LayoutKind.all.map { kind in
        let least = "\(kind.minimumElements)"
        let most = kind.maximumElements.map { "\($0)" }
        return [
          "`\(kind.group.rawValue) \(kind.name)`",
          most == least
            ? least
            : most.map { told("\(least) to \($0)", "\(least) 到 \($0)") }
              ?? told("\(least) or more", "\(least) 或更多"),
          kind.takesConstant ? told("yes", "有") : "", told(kind.documentation),
        ]
      })
    let anchors = LayoutKind.anchors.map { "`\($0)`" }.joined(separator: ", ")
    text(
      told(
        "The anchors of an equation, such as `a.leading == superview.leading + 16`: \(anchors).",
        "等式中的锚点，例如 `a.leading == superview.leading + 16`：\(anchors)。"))
  }
}
