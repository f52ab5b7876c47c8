import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let controlAlignmentUnsupported = Rule(
    about, visits: .controls, having: [.contentHorizontalAlignment, .contentVerticalAlignment]
  ) { control in
    guard !Kind.named(control.kind).alignsContent else { return }
    for name in [PropertyName.contentHorizontalAlignment, .contentVerticalAlignment] {
      guard let written = control.written(name) else { continue }
      control.report(
        about, at: .property(written),
        label: Message("{kind} has no content of its own to align", "{kind}没有可对齐的内容")(
          ["kind": control.kindPhrase]),
        notes: [
          Message(
            "To move the control itself, write `align` in the `layout` block of its container.",
            "如果要移动控件本身，请在所在容器的 `layout` 块中使用 `align`。")()
        ],
        fixes: [control.delete(written)], tag: .unnecessary)
    }
  }
}

private let about = Code(
  "control/alignment-unsupported", .warning,
  title: Message(
    "content alignment only applies to controls that hold text or images",
    "内容对齐只适用于可包含文字或图片的控件"),
  why: Message(
    "Content alignment moves a title, a text or an image inside its control. Buttons and text "
      + "fields have such content; other controls draw themselves, and the property does not "
      + "move them.",
    "内容对齐决定标题、文字或图片在控件内部的位置，只有按钮和文本框含有这类内容。其他控件由系统绘制，"
      + "设置后既不会移动内容，也不会移动控件。"),
  citation: Citation([.catalogControls], "Content Alignment"),
  bad: .inScreen(
    """
    content {
      slider {
        contentHorizontalAlignment: .left
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        accessibility { label: "Brightness" }
      }
    }
    """,
    """
    content {
      label "Chapter 1" { contentVerticalAlignment: .top }
      //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    }
    """),
  good: .inScreen(
    """
    action open()
    content {
      textField { placeholder: "Title"; contentHorizontalAlignment: .center }
      button "Open Page" { contentVerticalAlignment: .top; on touchUpInside -> open() }
    }
    """), fix: .safe)
