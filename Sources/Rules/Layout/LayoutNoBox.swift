import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let layoutNoBox = Rule(about, visits: .layout) { root in
    for constraint in root.constraints {
      for (place, element) in constraint.form.elements.enumerated()
      where root.program.element(element).form == .componentUse
        && root.program.boxed(element) == nil
      {
        root.report(about, constraint, place, element)
      }
    }
  }
}

extension PlacedElement {
  fileprivate func report(
    _ about: Code, _ constraint: Constraint, _ place: Int, _ use: ElementID
  ) {
    let element = program.element(use)
    guard element.payload >= 0,
      case let symbol = program.componentUses[Int(element.payload)],
      let source = program.program(of: symbol.file)
    else { return }
    let operands = program.origins.operands(of: constraint.origin)
    let component = source.components[Int(symbol.index)]
    report(
      about, at: .origin(operands.indices.contains(place) ? operands[place] : constraint.origin),
      ["name": .text(program.name(of: element) ?? "")],
      label: Message("the constraint has no effect", "约束没有效果")(),
      related: [
        Finding.Related(
          source.location(of: component.origin, .name),
          Message("the component has no element, or several", "该组件没有元素，或有多个元素")())
      ],
      notes: [
        Message(
          "Put the elements of `{component}` into one `stack`.", "请把“{component}”的元素放进一个 `stack`。")(
            ["component": .text(source.text(component.name))])
      ])
  }
}

private let about = Code(
  "layout/no-box", .warning,
  title: Message("`{name}` has no box to place", "“{name}”没有可以放置的框"),
  why: Message(
    "The elements of a component stand where it is used, as if they were written there. A constraint on "
      + "a use is about the only element of the component. Where there are several, or where the state "
      + "decides which are there, there is nothing to place, and the constraint has no effect.",
    "组件的元素就像直接写在使用处一样。对组件使用处的约束，作用于组件唯一的元素。"
      + "如果元素有多个，或由状态决定哪些存在，就没有可放置的对象，约束没有效果。"),
  bad: [
    """
    component Sign() {
      label "Wet Paint"
      label "Do Not Touch"
    }

    screen Door {
      content {
        Sign sign { }
        layout { pin leadingSpaceToSuperview(sign) == 40 }
        //                                   ^^^^
      }
    }
    """,
    """
    component Sign(isWet: Bool) {
      if isWet { label "Wet Paint" }
    }

    screen Door {
      var isWet: Bool = true
      content {
        button "Open" { on touchUpInside -> isWet = false }
        Sign sign { isWet: isWet }
        layout { sign.leading == superview.leading + 40 }
        //       ^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    component Sign() {
      stack {
        axis: .vertical
        label "Wet Paint"
        label "Do Not Touch"
      }
    }

    screen Door {
      content {
        Sign sign { }
        layout { pin topSpaceToSuperview(sign) == 40 }
      }
    }
    """
  ])
