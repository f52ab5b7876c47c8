import CtlCatalogue

/// The tables that several kinds share.
extension Page {
  static let shared = [
    "Properties of every element", "Properties of every control", "Properties of aligned content",
  ]

  mutating func sharedProperties() {
    let label = Kind.describedBy
    let tables = [
      (
        "Every element except the parts has these. `describedBy` is for all except containers "
          + "and labels.",
        Kind.commonProperties + [label]
      ),
      ("Every kind that is a UIControl has these.", Kind.controlProperties),
      (
        "For controls whose own text or image can be aligned inside them.",
        Kind.alignmentProperties
      ),
    ]
    for (title, (about, properties)) in zip(Page.shared, tables) {
      heading(2, title)
      text(about)
      table(Page.propertyColumns, properties.map(Page.row))
    }
  }

  mutating func events() {
    heading(2, "Events")
    text("What `on` takes, and who sends it. The values of an event are bound by position.")
    var rows: [(events: String, values: String, senders: String)] = []
    for event in EventName.allCases {
      for values in Page.values(of: event) {
        let senders = Kind.all.filter {
          $0.events.events.contains(event) && $0.events.parameters[event] ?? [] == values
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
    table(["events", "values", "sent by"], rows.map { [$0.events, $0.values, $0.senders] })
  }

  /// The lists of an event's values, each once.
  private static func values(of event: EventName) -> [[EventParameter]] {
    var lists: [[EventParameter]] = []
    for kind in Kind.all where kind.events.events.contains(event) {
      let list = kind.events.parameters[event] ?? []
      if !lists.contains(list) { lists.append(list) }
    }
    return lists
  }

  mutating func states() {
    heading(2, "States")
    let names = ControlState.names.filter { $0.state != .normal }.map { "`\($0.name)`" }
    text(
      "A control is `normal`, or it is one or several of \(names.joined(separator: ", ")). "
        + "`title(disabled):` gives a value for one state, `title([highlighted, selected]):` for two "
        + "together. What is not given for a state is as in `normal`.")
  }

  mutating func constraints() {
    heading(2, "Constraints")
    let example = "`pin width(name) >= 120 @ 750`"
    text(
      "What `layout` takes besides equations. With a constant, a constraint ends in `==`, `<=` or "
        + "`>=` and a number of points; any may end in `@` and a priority up to 1000: \(example).")
    table(
      ["constraint", "elements", "constant", "is"],
      LayoutKind.all.map { kind in
        let least = "\(kind.minimumElements)"
        let most = kind.maximumElements.map { "\($0)" }
        return [
          "`\(kind.group.rawValue) \(kind.name)`",
          most == least ? least : most.map { "\(least) to \($0)" } ?? "\(least) or more",
          kind.takesConstant ? "yes" : "", kind.documentation.en,
        ]
      })
    let anchors = LayoutKind.anchors.map { "`\($0)`" }.joined(separator: ", ")
    text("The anchors of an equation, such as `a.leading == superview.leading + 16`: \(anchors).")
  }
}
