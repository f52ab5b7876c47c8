import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let roundedRectangleButtonDeprecated = Rule(
    about, visits: .kinds([.roundedRectangleButton, .button])
  ) { button in
    if Kind.named(button.kind).isDeprecated {
      // An appearance of the old kind does not reach the new one.
      let isAlike = !button.isSetByAppearance(.image)
      let hasOwnContent = button.isWritten(.title) || button.isWritten(.image)
      button.report(
        about, at: .kind,
        fixes: isAlike || hasOwnContent
          ? [button.changeKind(to: .button, isAlike ? .safe : .suggestion)] : [],
        tag: .deprecated)
    }
    if let type = button.written(.type), type.value == .member("roundedRect") {
      button.report(
        about, at: .value(type), fixes: [button.replaceValue(type, with: ".system")],
        tag: .deprecated)
    }
  }
}

private let about = Code(
  "rounded-rectangle-button/deprecated", .warning,
  title: Message("deprecated since iOS 7; use a system button", "iOS 7 已不再使用圆角矩形按钮，请使用系统按钮"),
  why: Message(
    "Since iOS 7 the name means the system button, which has no frame. Readers of the old name "
      + "expect a frame that never appears.",
    "自 iOS 7 起，这个名称指的就是系统按钮，不再有圆角边框。沿用旧名称会让人误以为有边框。"),
  citation: .guidelines("Rounded Rectangle Button"),
  bad: .inContent(
    having: "action save()",
    """
    roundedRectangleButton "Save" { on touchUpInside -> save() }
    //<^^^^^^^^^^^^^^^^^^^^^^
    """,
    """
    button "Save" {
      type: .roundedRect
      //    ^^^^^^^^^^^^
      on touchUpInside -> save()
    }
    """),
  good: .inScreen(
    """
    action save()
    content {
      button "Save" { on touchUpInside -> save() }
    }
    """), fix: .safe)
