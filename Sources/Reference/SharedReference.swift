import CtlCatalogue

/// What several kinds share.
extension Page {
  static let shared = [
    "Properties of every element", "Properties of every control", "Properties of aligned content",
  ]

  mutating func sharedProperties() {
    let label = Kind.describedBy
    let tables = [
      (
        "Every element but the parts has these. `describedBy` is for all but containers and labels.",
        Kind.commonProperties + [label]
      ),
      ("What has a UIControl behind it has these.", Kind.controlProperties),
      (
        "For the controls whose own text or image can be aligned inside them.",
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
    table(
      ["event", "values", "sent by"],
      EventName.allCases.map { event in
        let senders = Kind.all.filter { $0.events.events.contains(event) }
        let parameters = senders.lazy.compactMap { $0.events.parameters[event] }.first ?? []
        let values = parameters.map { "`\($0.name): \($0.type.spelled)`" }
        return [
          "`\(event.name)`", values.joined(separator: ", "),
          senders.map(Page.link(to:)).joined(separator: ", "),
        ]
      })
  }

  mutating func states() {
    heading(2, "States")
    let names = ControlState.names.map { "`\($0.name)`" }.joined(separator: ", ")
    text(
      "A control is \(names), or several at once but the first: `title(disabled):` gives a value for "
        + "one state, `title([highlighted, selected]):` for two together. What is not given for a "
        + "state is as in `normal`.")
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
