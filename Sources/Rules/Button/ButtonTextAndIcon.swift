import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let buttonTextAndIcon = Rule(about, visits: .buttons, having: [.image]) { button in
    guard button.isWritten(.image) else { return reportLook(button) }
    let titles = button.allWritten(.title)
    for image in button.allWritten(.image) where image.isSomething {
      // What no entry says for a state is as in the normal one.
      let title =
        titles.first { $0.entry.state == image.entry.state }
        ?? titles.first { $0.entry.state == .normal }
      guard let title, !title.isBlank else { continue }
      button.report(
        about, at: .property(image), label: Message("an icon", "图标")(),
        related: [.init(title.valueLocation, Message("and a title", "还有标题")())],
        fixes: [button.delete(image, .suggestion)])
    }
  }
}

/// The image of its style, or of the appearance of all buttons, in a state that the button may have.
private func reportLook(_ button: PlacedElement) {
  let titles = button.allWritten(.title)
  var seen: [ControlState] = []
  for look in button.byAppearance(.image) where !seen.contains(look.entry.state) {
    let state = look.entry.state
    seen.append(state)
    let title =
      titles.first { $0.entry.state == state } ?? titles.first { $0.entry.state == .normal }
    guard look.program.constant(look.entry.expression) != Value.none, button.mayBe(state),
      let title, !title.isBlank
    else { continue }
    return button.report(
      about, at: .kind,
      label: button.isToldAtLook([.image], in: state)
        ? Message("beside a title", "与标题同时出现")() : Message("beside an icon", "与图标同时出现")(),
      looks: [.image], ofState: state)
  }
}

extension PlacedElement {
  /// Whether it has a state at some time, as far as the file says.
  fileprivate func mayBe(_ state: ControlState) -> Bool {
    (!state.contains(.selected) || isSet(.isSelected) && value(.isSelected) != .bool(false))
      && (!state.contains(.disabled) || isSet(.isEnabled) && value(.isEnabled) != .bool(true))
  }
}

extension Written {
  /// Whether it is known that there is a value.
  fileprivate var isSomething: Bool {
    value.map { $0 != .none } ?? !program.expression(entry.expression).type.isOptional
  }
}

private let about = Code(
  "button/text-and-icon", .warning,
  title: Message("a system button holds an icon or a title", "系统按钮可以是图标或者文字标题，但不能两者都有"),
  why: Message(
    "A system button shows one of the two. Both together say the same thing twice, crowd each "
      + "other, and leave people unsure which to read.",
    "系统按钮只显示其中之一。两者并存时内容重复、相互拥挤，用户也不知道该看哪一个。"),
  citation: .guidelines("System Button > Appearance and Behavior"),
  bad: .inContent(
    having: "action add()",
    """
    button "Add" {
      image: "plus"
      //<^^^^^^^^^^^^^
      on touchUpInside -> add()
    }
    """,
    """
    button "Add" {
      title(highlighted): "Add Now"
      image(highlighted): "plus"
      //<^^^^^^^^^^^^^^^^^^^^^^^^^^
      on touchUpInside -> add()
    }
    """) + [
      """
      appearance button { image(selected): "checkmark" }
      //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      screen Habit {
        var isDone: Bool = false
        content {
          button "Mark as Done" { isSelected: isDone; on touchUpInside -> isDone.toggle() }
        }
      }
      """
    ],
  good: .inScreen(
    """
    action add()
    content {
      button "Add" { on touchUpInside -> add() }
      button { image: "plus"; accessibility { label: "Add" }; on touchUpInside -> add() }
    }
    """), fix: .suggestion)
