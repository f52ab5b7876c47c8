import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let accessibilityAutomaticAttribute = Rule(
    about, visits: .controls, having: [.value, .frame]
  ) { control in
    for name in [PropertyName.value, .frame] {
      guard let written = control.written(name, .accessibility), !written.follows else { continue }
      let attribute: Message.Argument =
        name == .value ? .words("value", "值") : .words("frame", "框架")
      control.report(
        about, at: .property(written), ["attribute": attribute],
        label: Message("{kind} keeps it up to date by itself", "{kind}会自行更新")(
          ["kind": control.kindPhrase]),
        fixes: [control.deleteAccessibility(written)], tag: .unnecessary)
    }
  }
}

extension Written {
  /// Whether it says the value of a variable in words of its own: it changes with it.
  fileprivate var follows: Bool {
    name == .value
      && control.walk.dependOnName(
        [entry.expression], in: CtlChecker.Place(program, frame: control.frame),
        where: { $0.kind == .variable || $0.kind == .parameter })
  }
}

private let about = Code(
  "accessibility/automatic-attribute", .advice,
  title: Message(
    "controls supply their accessibility {attribute} automatically",
    "控件会自动提供辅助功能的{attribute}"),
  why: Message(
    "A control tells VoiceOver its value and its place on the screen, and updates them as they "
      + "change. A value from the file never changes, and is soon wrong.",
    "控件会把自己的值和在屏幕上的位置告诉 VoiceOver，并随变化更新。文件中写死的内容不会改变，很快就会出错。"),
  citation: Citation([.catalogControls], "Making Controls Accessible"),
  bad: .inScreen(
    """
    content {
      slider {
        accessibility {
          label: "Speed"
          value: "50%"
          //<^^^^^^^^^^^^
        }
      }
    }
    """,
    """
    action play()
    content {
      button "Play" { on touchUpInside -> play(); accessibility { frame: [0, 0, 44, 44] } }
      //                                                          ^^^^^^^^^^^^^^^^^^^^^
    }
    """) + [
      """
      component Speed(words: String) {
        slider { accessibility { label: "Speed"; value: words } }
      }

      screen Car {
        content {
          Speed { words: "50%" }
          //             ^^^^^
        }
      }
      """
    ],
  good: .inScreen(
    """
    var stars: Int in 0...5 = 3
    content {
      slider { accessibility { label: "Speed" } }
      slider { accessibility { label: "Mood"; value: stars > 3 ? "good" : "poor" } }
      view { accessibility { label: "Rating"; value: "\\(stars) of 5" } }
    }
    """), fix: .safe)
