import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlLayout

extension Rule {
  static let layoutUnchecked = Rule(about, visits: .layout) { root in
    guard let reason = root.walk.solvedLayout(root)?.gap, let first = root.constraints.first else {
      return
    }
    root.report(
      about, at: .origin(first.origin),
      ["name": .text(root.rootName), "reason": reason.words],
      label: Message("the first of {n} constraints", "{n} 个约束中的第一个")(
        ["n": .number(root.constraints.count)]))
  }
}

extension PlacedElement {
  /// The name of the screen or component around everything here.
  fileprivate var rootName: String {
    switch walk.expansion.root {
    case .screen(let index): program.text(program.screens[index].name)
    case .component(let index): program.text(program.components[index].name)
    }
  }
}

extension SolvedLayout.Gap {
  fileprivate var words: Message.Argument {
    switch self {
    case .constraints:
      .words(
        "it has more than \(LayoutRequest.constraintLimit) constraints",
        "约束超过 \(LayoutRequest.constraintLimit) 个")
    case .elements:
      .words(
        "it has more than \(SolvedLayout.boxLimit) elements", "元素超过 \(SolvedLayout.boxLimit) 个")
    case .work: .words("too many of its constraints depend on each other", "有太多约束相互依赖")
    }
  }
}

private let about = Code(
  "layout/unchecked", .warning,
  title: Message(
    "the layout of `{name}` is not checked: {reason}", "未检查“{name}”的布局：{reason}"),
  why: Message(
    "Ctl solves a layout for every device before the app runs. This finds contradictory "
      + "constraints, text that is cut off and targets that are too small. If it would take too "
      + "long, Ctl gives up and checks none of this. Move parts of the screen into components, "
      + "whose constraints are checked separately, or let stacks and tables place elements "
      + "without constraints.",
    "应用运行之前，会针对每种设备求解布局，从而发现相互矛盾的约束、被截断的文字和过小的点按目标。"
      + "如果求解耗时过长就会放弃，这些问题便无从得知。请把屏幕的一部分移到组件中（组件的约束会单独检查），"
      + "或让栈和表格来排列元素，无需约束。"),
  bad: [],
  good: [
    """
    component NameField() {
      label caption "Name"
      textField field {
        placeholder: "Full Name"
        accessibility { label: "Name" }
      }
      layout {
        pin leadingSpaceToSuperview(caption) == 16
        pin horizontalSpacing(caption, field) == 8
        pin trailingSpaceToSuperview(field) == 16
        align baselines(caption, field)
      }
    }

    screen Order {
      content {
        NameField { }
      }
    }
    """
  ])
